import { useMemo, type ReactNode } from 'react'
import type { StoredVoiceRecording } from '../../platform/device-store/voice-database.ts'
import { useResource, type Source } from '../../platform/network/use-resource.ts'
import { listVoicesHere } from '../../platform/voice-store/voice-store.ts'
import { VoicePlayButton } from './voice-play-button.tsx'

interface PrivateVoiceProps {
  userId: string
  item: string
  startsAlone: boolean
  /** Stands there where nobody has said it after all. */
  fallback: ReactNode
  /** One of several on a page: no key plays it. */
  isListed?: boolean
}

interface Said {
  recording: StoredVoiceRecording
  name: string | null
}

/** Plays what somebody said for this learner alone, the newest, and says who it is. */
export function PrivateVoice(props: PrivateVoiceProps) {
  const { userId, item, startsAlone, fallback, isListed = false } = props
  const { value: said } = useResource(useMemo(() => saidOf(userId, item), [userId, item]))
  if (said === undefined) return fallback
  return (
    <div className="recording-button">
      <VoicePlayButton
        userId={userId}
        recording={said.recording}
        startsAlone={startsAlone}
        hasKey={!isListed}
      />
      {said.name !== null && <span className="voice-name small soft">{said.name}</span>}
    </div>
  )
}

const saidOf = (userId: string, item: string): Source<Said> => ({
  during: 'looking for a voice',
  async read() {
    const { voices, recordings } = await listVoicesHere(userId)
    const recording = recordings.filter((each) => each.item === item).at(-1)
    if (recording === undefined) return undefined
    return { recording, name: voices.find(({ id }) => id === recording.voice)?.name ?? null }
  },
})
