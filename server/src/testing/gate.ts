/** Something that stops in the middle: a test sees that it is there, and lets it go on. */
export interface Gate {
  /** Resolves once somebody waits at the gate. */
  readonly reached: Promise<unknown>
  /** Waits until the gate is opened. */
  pass(): Promise<unknown>
  open(): void
}

export function createGate(): Gate {
  const reached = Promise.withResolvers<unknown>()
  const opened = Promise.withResolvers<unknown>()
  return {
    reached: reached.promise,
    pass() {
      reached.resolve(undefined)
      return opened.promise
    },
    open: () => opened.resolve(undefined),
  }
}
