import { createElement, use, type ComponentType } from 'react'

/** A page whose code arrives with a chunk of its own. */
export interface LazyPage {
  /** Suspends until the code is there; throws what loading threw. */
  Page: ComponentType
  /** Awaited before hydration and prerendering, so that the page is there at its first render. */
  load: () => Promise<void>
}

interface LazyChunk<Chunk> {
  page: (pick: (chunk: Chunk) => ComponentType) => LazyPage
}

/**
 * Pages that arrive together: when one of them is there, all are. Unlike with `React.lazy`, a
 * page that is loaded renders at once, without suspending first: the prerendered markup holds
 * the page itself and hydration takes it over.
 */
export function lazyChunk<Chunk>(importChunk: () => Promise<Chunk>): LazyChunk<Chunk> {
  let loaded: { chunk: Chunk } | undefined
  let loading: Promise<void> | undefined

  function load(): Promise<void> {
    loading ??= importChunk().then((chunk) => {
      loaded = { chunk }
    })
    return loading
  }

  return {
    page(pick) {
      function Page() {
        if (loaded === undefined) use(load())
        return loaded === undefined ? null : createElement(pick(loaded.chunk))
      }
      return { Page, load }
    },
  }
}

/** A page alone in its chunk. */
export function lazyPage(importPage: () => Promise<ComponentType>): LazyPage {
  return lazyChunk(importPage).page((page) => page)
}
