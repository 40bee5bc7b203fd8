import { Trans, useLingui } from '@lingui/react/macro'
import { Volume2 } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { mayPrefetch } from '../../platform/data-use/data-choices.ts'
import { findPauseEnd } from '../../platform/sound/pauses.ts'
import { isSoundStored } from '../../platform/course-store/stored-recordings.ts'
import { reportProblem } from '../../platform/report-problem.ts'
import { Icon } from '../../ui/icon.tsx'
import type { Sound } from '../../platform/sound/sound-of.ts'
import { playClip, SoundGoneError } from '../../platform/sound/play-clip.ts'
import { useNotePlayed } from './use-note-played.ts'
import './hearing.css'

interface PlayButtonProps {
  sound: Sound
  isSlow?: boolean
  /** Plays at once, where the browser allows it. */
  startsAlone: boolean
  /** It cannot be heard any more. */
  onGone?: () => void
  /** False where several stand on one page: then R plays none of them. */
  hasKey?: boolean
}

/** Plays a sound; R plays it again, Shift and R slowly. */
export function PlayButton({
  sound,
  isSlow = false,
  startsAlone,
  onGone,
  hasKey = true,
}: PlayButtonProps) {
  const { t } = useLingui()
  const [hasFailed, setHasFailed] = useState(false)
  const { address, gainDb, startMs, endMs, take } = sound
  const note = useNotePlayed()

  const play = useCallback(
    (isAsked: boolean, slowly: boolean) => {
      const part = {
        ...(startMs !== undefined && { startMs }),
        ...(endMs !== undefined && { endMs }),
      }
      playClip({ address, gainDb, ...part }, slowly, (isOver) => note(take, isOver))
        .then(() => setHasFailed(false))
        .catch((error: unknown) => {
          if (error instanceof SoundGoneError && onGone !== undefined) {
            onGone()
            return
          }
          const { name } = error as DOMException
          // Left in the middle, or not allowed before the learner has touched the page.
          if (name === 'AbortError' || (name === 'NotAllowedError' && !isAsked)) return
          reportProblem('playing a recording', error)
          setHasFailed(true)
        })
    },
    [address, gainDb, startMs, endMs, take, note, onGone],
  )

  useEffect(() => {
    if (startsAlone) playAlone(address, () => play(false, isSlow))
    if (!hasKey) return
    const playByKey = ({
      key,
      target,
      ctrlKey,
      metaKey,
      altKey,
      shiftKey,
      repeat,
    }: KeyboardEvent) => {
      if (key.toLowerCase() !== 'r' || ctrlKey || metaKey || altKey || repeat) return
      if (target instanceof Element && target.closest('input, textarea, dialog') !== null) return
      play(true, shiftKey || isSlow)
    }
    document.addEventListener('keydown', playByKey)
    return () => document.removeEventListener('keydown', playByKey)
  }, [play, startsAlone, isSlow, address, hasKey])

  return (
    <>
      <button
        type="button"
        className={hasFailed ? 'play-button failed' : 'play-button'}
        aria-label={t`Listen`}
        {...(hasKey && { 'aria-keyshortcuts': 'R' })}
        onClick={() => play(true, isSlow)}
      >
        <Icon of={Volume2} />
      </button>
      {hasFailed && (
        <span role="alert" className="only-assistive">
          <Trans>The sound couldn’t be played. Check your connection, then try again.</Trans>
        </span>
      )}
    </>
  )
}

/**
 * Where data is to be spared, what is not on the device waits to be asked for, and all for who cannot
 * listen now.
 */
function playAlone(address: string, play: () => void): void {
  if (findPauseEnd('listening', Date.now()) !== undefined) return
  if (address.startsWith('blob:') || mayPrefetch()) {
    play()
    return
  }
  isSoundStored(address)
    .then((isKept) => {
      if (isKept) play()
    })
    .catch((error: unknown) => reportProblem('looking for a sound', error))
}
