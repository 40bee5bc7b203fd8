/** Long enough to recall a word and to say it. */
const recallMs = 4_000
/** Between the two times that the speaker is heard, and before what follows. */
const betweenMs = 1_500

/** Where an item has come to: its meaning, the pause to recall it, the speaker. */
export type ListeningStep = 'meaning' | 'recall' | 'voice'

export interface ListeningState {
  /** Place of the item; that of the end once all were heard. */
  readonly at: number
  readonly step: ListeningStep
  readonly isPlaying: boolean
  /** The speaker could not be heard: it stands still until somebody plays on. */
  readonly hasFailed: boolean
}

interface ListeningParts {
  /** How many items there are. */
  readonly count: number
  /** Resolves when the meaning of an item is said, or was long enough on the screen. */
  readonly tellMeaning: (at: number, signal: AbortSignal) => Promise<void>
  /** Resolves when the speaker has said an item; rejects where that cannot be heard. */
  readonly playVoice: (at: number, signal: AbortSignal) => Promise<void>
  readonly onFailure: (error: unknown) => void
}

export interface ListeningPlayer {
  readonly getState: () => ListeningState
  readonly subscribe: (listener: () => void) => () => void
  /** From the beginning once all were heard. */
  readonly play: () => void
  readonly pause: () => void
  readonly next: () => void
  readonly previous: () => void
  readonly stop: () => void
}

/** Resolves after a time, or at once when it is no longer waited for. */
export const waitFor = (delayMs: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(end, delayMs)
    signal.addEventListener('abort', end, { once: true })
    function end() {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
  })

/**
 * Goes through items by itself: the meaning, a pause to recall it, the speaker twice. What is paused
 * in the middle of an item begins it again.
 */
export function createListeningPlayer(parts: ListeningParts): ListeningPlayer {
  let state: ListeningState = { at: 0, step: 'meaning', isPlaying: false, hasFailed: false }
  let running = new AbortController()
  const listeners = new Set<() => void>()

  function show(change: Partial<ListeningState>) {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }

  async function run(signal: AbortSignal) {
    const isLeft = () => signal.aborted
    while (!isLeft() && state.at < parts.count) {
      const { at } = state
      show({ step: 'meaning' })
      await parts.tellMeaning(at, signal)
      if (isLeft()) return
      show({ step: 'recall' })
      await waitFor(recallMs, signal)
      for (let nth = 0; nth < 2 && !isLeft(); nth++) {
        show({ step: 'voice' })
        await parts.playVoice(at, signal)
        await waitFor(betweenMs, signal)
      }
      if (!isLeft()) show({ at: at + 1, step: 'meaning' })
    }
    if (!isLeft()) show({ isPlaying: false })
  }

  function start(at: number) {
    running.abort()
    const own = new AbortController()
    running = own
    const isOver = at >= parts.count
    show({ at, step: 'meaning', isPlaying: !isOver, hasFailed: false })
    run(own.signal).catch((error: unknown) => {
      if (own.signal.aborted) return
      own.abort()
      show({ isPlaying: false, hasFailed: true })
      parts.onFailure(error)
    })
  }

  return {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    play: () => start(state.at >= parts.count ? 0 : state.at),
    pause() {
      running.abort()
      show({ isPlaying: false })
    },
    next: () => start(Math.min(state.at + 1, parts.count)),
    previous: () => start(Math.max(Math.min(state.at, parts.count) - 1, 0)),
    stop: () => running.abort(),
  }
}
