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
  return new Promise((resolve, reject) => {
    const giveUp = new AbortController()
    let isHeld = false
    const hold = () => {
      isHeld = true
      resolve(true)
      return new Promise<void>((release) => {
        if (signal.aborted) release()
        signal.addEventListener('abort', () => release())
      })
    }
    /** A slow phone may be told late that it has it: it waits for that as long as nobody else does. */
    async function giveUpWhereTaken() {
      const { held = [] } = await navigator.locks.query()
      if (isHeld) return
      if (held.some((lock) => lock.name === name)) giveUp.abort()
      else setTimeout(look, leavingMs)
    }
    const look = () => void giveUpWhereTaken().catch(reject)
    setTimeout(look, leavingMs)
    navigator.locks
      .request(name, isTakenOver ? { steal: true } : { signal: giveUp.signal }, hold)
      .catch(() => (isHeld ? onLost() : resolve(false)))
  })
}
