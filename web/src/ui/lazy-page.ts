import { createElement, use, type ComponentType } from 'react'

/** A page whose code arrives with a chunk of its own. */
export interface LazyPage {
  /** Suspends until the code is there; throws what loading threw. */
  Page: ComponentType
  /** Awaited before hydration and prerendering, so that the page is there at its first render. */
  load: () => Promise<void>
}

/**
 * Unlike `React.lazy`, a page that is loaded renders at once, without suspending first: the
 * prerendered markup holds the page itself and hydration takes it over.
 */
export function lazyPage(importPage: () => Promise<ComponentType>): LazyPage {
  let loaded: ComponentType | undefined
  let loading: Promise<void> | undefined

  function load(): Promise<void> {
    loading ??= importPage().then((page) => {
      loaded = page
    })
    return loading
  }

  function Page() {
    if (loaded === undefined) use(load())
    return loaded === undefined ? null : createElement(loaded)
  }

  return { Page, load }
}
