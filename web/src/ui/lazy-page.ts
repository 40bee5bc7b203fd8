import { createElement, use, type ComponentType, type ReactNode } from 'react'

export interface PageProps {
  /** What stands in it, where it is a frame. */
  children?: ReactNode
  /** What stands in it has a narrow screen for itself. */
  isWholeScreen?: boolean
}

/** A page, or a frame around pages, whose code and texts arrive when it is needed. */
export interface LazyPage {
  /** Suspends until both are there; throws what loading threw. */
  Page: ComponentType<PageProps>
  /** Awaited before hydration and prerendering, so that the page is there at its first render. */
  load: () => Promise<void>
  /** Whether both are there, so that the page never suspends. */
  isLoaded: () => boolean
}

interface LazyChunk<Chunk> {
  page: (pick: (chunk: Chunk) => ComponentType<PageProps>) => LazyPage
}

/**
 * Pages that arrive together: when one of them is there, all are. Unlike with `React.lazy`, a
 * page that is loaded renders at once, without suspending first: the prerendered markup holds
 * the page itself and hydration takes it over.
 */
export function lazyChunk<Chunk>(importChunk: () => Promise<Chunk>): LazyChunk<Chunk> {
  let loaded: { chunk: Chunk } | undefined
  let loading: Promise<void> | undefined
  let hasSuspended = false

  function load(): Promise<void> {
    loading ??= importChunk().then((chunk) => {
      loaded = { chunk }
    })
    return loading
  }

  return {
    page(pick) {
      // Picked once: another component each time would be another page each time.
      let picked: ComponentType<PageProps> | undefined
      function Page(props: PageProps) {
        // Who has suspended once must not skip `use` in the render that continues from there.
        if (loaded === undefined) hasSuspended = true
        if (hasSuspended) use(load())
        if (loaded !== undefined) picked ??= pick(loaded.chunk)
        return picked === undefined ? null : createElement(picked, props)
      }
      return { Page, load, isLoaded: () => loaded !== undefined && !hasSuspended }
    },
  }
}

/** A page alone in its chunk. */
export function lazyPage(importPage: () => Promise<ComponentType<PageProps>>): LazyPage {
  return lazyChunk(importPage).page((page) => page)
}

/** A page that the first load brings. */
export const pageOfStart = (Page: ComponentType): LazyPage => ({
  Page,
  load: () => Promise.resolve(),
  isLoaded: () => true,
})
