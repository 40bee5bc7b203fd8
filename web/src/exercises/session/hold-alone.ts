/** What a tab that is just leaving, this one too, has to let go of what it holds. */
const leavingMs = 1_000

interface Holding {
  /** Lets go of it once it is aborted. */
  signal: AbortSignal
  /** Takes it from whichever tab has it. */
  isTakenOver: boolean
  /** Another tab has taken it over. */
  onLost: () => void
}

/** Holds what the name says for this tab alone. Resolves with false where another tab has it. */
export function holdAlone(name: string, holding: Holding): Promise<boolean> {
  const { signal, isTakenOver, onLost } = holding
  return new Promise((resolve) => {
    const giveUp = new AbortController()
    setTimeout(() => giveUp.abort(), leavingMs)
    let isHeld = false
    const hold = () => {
      isHeld = true
      resolve(true)
      return new Promise<void>((release) => {
        if (signal.aborted) release()
        signal.addEventListener('abort', () => release())
      })
    }
    navigator.locks
      .request(name, isTakenOver ? { steal: true } : { signal: giveUp.signal }, hold)
      .catch(() => (isHeld ? onLost() : resolve(false)))
  })
}
