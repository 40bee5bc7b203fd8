import { Trans, useLingui } from '@lingui/react/macro'
import { Volume2 } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { reportProblem } from '../../platform/report-problem.ts'
import { Icon } from '../../ui/icon.tsx'
import './play-button.css'

interface PlayButtonProps {
  address: string
  /** Plays at once, where the browser allows it. */
  startsAlone: boolean
}

/** Plays a recording; R plays it again. */
export function PlayButton({ address, startsAlone }: PlayButtonProps) {
  const { t } = useLingui()
  const sound = useRef<HTMLAudioElement>(null)
  const [hasFailed, setHasFailed] = useState(false)

  const play = useCallback((isAsked: boolean) => {
    const element = sound.current
    if (element === null) return
    element.currentTime = 0
    element
      .play()
      .then(() => setHasFailed(false))
      .catch((error: unknown) => {
        const { name } = error as DOMException
        // Left in the middle, or not allowed before the learner has touched the page.
        if (name === 'AbortError' || (name === 'NotAllowedError' && !isAsked)) return
        reportProblem('playing a recording', error)
        setHasFailed(true)
      })
  }, [])

  useEffect(() => {
    if (startsAlone) play(false)
    const playByKey = ({ key, target, ctrlKey, metaKey, altKey, repeat }: KeyboardEvent) => {
      if (key.toLowerCase() !== 'r' || ctrlKey || metaKey || altKey || repeat) return
      if (target instanceof Element && target.closest('input, textarea') !== null) return
      play(true)
    }
    document.addEventListener('keydown', playByKey)
    return () => document.removeEventListener('keydown', playByKey)
  }, [play, startsAlone])

  return (
    <>
      <button
        type="button"
        className={hasFailed ? 'play-button failed' : 'play-button'}
        aria-label={t`Listen`}
        aria-keyshortcuts="R"
        onClick={() => play(true)}
      >
        <Icon of={Volume2} />
      </button>
      <audio ref={sound} src={address} preload="auto" />
      {hasFailed && (
        <span role="alert" className="only-assistive">
          <Trans>The sound could not be played. Check your connection, then try again.</Trans>
        </span>
      )}
    </>
  )
}
