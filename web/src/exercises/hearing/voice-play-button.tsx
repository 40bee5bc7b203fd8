import { Trans, useLingui } from '@lingui/react/macro'
import { Volume2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { mayPrefetch } from '../../platform/data-use/data-choices.ts'
import type { StoredVoiceRecording } from '../../platform/device-store/voice-database.ts'
import { reportProblem } from '../../platform/report-problem.ts'
import { isVoiceSoundKept, readVoiceSound } from '../../platform/voice-store/read-voice-sound.ts'
import { Icon } from '../../ui/icon.tsx'
import { PlayButton } from './play-button.tsx'
import './hearing.css'

interface VoicePlayButtonProps {
  userId: string
  recording: Pick<StoredVoiceRecording, 'id' | 'gainDb'>
  startsAlone?: boolean
  hasKey?: boolean
}

/**
 * Plays what a private voice said. Its sound comes when it is first wanted, and stays; where data is
 * to be spared, that is the first press.
 */
export function VoicePlayButton(props: VoicePlayButtonProps) {
  const { userId, recording, startsAlone = false, hasKey = false } = props
  const { id, gainDb } = recording
  const { t } = useLingui()
  const [loaded, setLoaded] = useState<{ of: string; address: string }>()
  const [presses, setPresses] = useState(0)
  const [hasFailed, setHasFailed] = useState(false)
  const address = loaded?.of === id ? loaded.address : undefined

  useEffect(() => {
    // A press at the moment at which it has come plays it, and must not load it again.
    if (address !== undefined) return
    let isCurrent = true
    async function load() {
      const isWanted = presses > 0 || mayPrefetch() || (await isVoiceSoundKept(userId, id))
      if (!isWanted) return
      const sound = await readVoiceSound(userId, id)
      if (!isCurrent) return
      setHasFailed(!sound.ok && presses > 0)
      if (!sound.ok) return
      const blob = new Blob([sound.value], { type: 'audio/flac' })
      setLoaded({ of: id, address: URL.createObjectURL(blob) })
    }
    load().catch((error: unknown) => {
      reportProblem('reading a voice', error)
      if (isCurrent) setHasFailed(true)
    })
    return () => {
      isCurrent = false
    }
  }, [userId, id, presses, address])

  useEffect(() => {
    if (loaded === undefined) return
    return () => URL.revokeObjectURL(loaded.address)
  }, [loaded])

  if (address !== undefined) {
    return (
      <PlayButton
        sound={{ address, gainDb }}
        startsAlone={startsAlone || presses > 0}
        hasKey={hasKey}
      />
    )
  }
  return (
    <>
      <button
        type="button"
        className={hasFailed ? 'play-button failed' : 'play-button'}
        aria-label={t`Listen`}
        onClick={() => setPresses(presses + 1)}
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
