export interface Listeners {
  /** Calls the listener at every change from now on; returns how to stop that. */
  readonly subscribe: (listener: () => void) => () => void
  readonly notify: () => void
}

/** The listeners to changes of one thing; `subscribe` is what `useSyncExternalStore` takes. */
export function createListeners(): Listeners {
  const listeners = new Set<() => void>()
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    notify() {
      for (const listener of listeners) listener()
    },
  }
}
