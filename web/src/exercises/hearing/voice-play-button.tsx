import { Trans, useLingui } from '@lingui/react/macro'
import { Volume2 } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { mayPrefetch } from '../../platform/data-use/data-choices.ts'
import type { StoredVoiceRecording } from '../../platform/device-store/voice-database.ts'
import { useResource, type Source } from '../../platform/network/use-resource.ts'
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
  const [presses, setPresses] = useState(0)
  const source = useMemo(() => soundOf(userId, id, presses > 0), [userId, id, presses])
  const { value: sound, failure } = useResource(source)
  const hasFailed = failure !== undefined || sound === 'missing'
  const address = useMemo(
    () => (sound instanceof Blob ? URL.createObjectURL(sound) : undefined),
    [sound],
  )
  useEffect(() => {
    if (address === undefined) return
    return () => URL.revokeObjectURL(address)
  }, [address])

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

const soundOf = (userId: string, id: string, isPressed: boolean): Source<Blob | 'missing'> => ({
  during: 'reading a voice',
  key: `${userId} ${id}`,
  async read() {
    if (!isPressed && !mayPrefetch() && !(await isVoiceSoundKept(userId, id))) return undefined
    const sound = await readVoiceSound(userId, id)
    if (sound.ok) return new Blob([sound.value], { type: 'audio/flac' })
    return isPressed ? 'missing' : undefined
  },
  // A press at the moment at which the sound has come plays that one.
  isSame: (shown) => shown !== 'missing',
})
