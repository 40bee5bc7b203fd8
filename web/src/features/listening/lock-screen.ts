/** What the buttons of a lock screen, of headphones and of a car do. */
export interface LockScreenButtons {
  play: () => void
  pause: () => void
  nexttrack: () => void
  previoustrack: () => void
}

const session = () => (navigator as Partial<Navigator>).mediaSession

/** Gives these buttons to the page; returns how to take them away. */
export function offerButtons(buttons: LockScreenButtons): () => void {
  const names = Object.keys(buttons) as (keyof LockScreenButtons)[]
  for (const name of names) session()?.setActionHandler(name, buttons[name])
  return () => {
    for (const name of names) session()?.setActionHandler(name, null)
  }
}

interface Playing {
  title: string
  course: string
  isPlaying: boolean
}

/** What stands on the lock screen; nothing of it once it is over. */
export function showOnLockScreen(playing: Playing | undefined): void {
  const own = session()
  if (own === undefined) return
  own.metadata =
    playing === undefined
      ? null
      : new MediaMetadata({ title: playing.title, artist: playing.course })
  own.playbackState = playing === undefined ? 'none' : playing.isPlaying ? 'playing' : 'paused'
}
