import type { RecordingPrompt, Turn } from '@mboa/domain'
import { useState } from 'react'
import type { SpeakerHere } from '../../../platform/device-store/take-database.ts'
import {
  maySpeak,
  speakerOfTake,
  type SpeakerOfTake,
} from '../../../platform/take-store/speaker-of-take.ts'
import { useSpeakers } from '../../../platform/take-store/use-speakers.ts'

/** In place of an id, where the recorder speaks. */
export const ownVoice = 'recorder'

/** Who takes the turns of a conversation, on this device. */
export interface TurnVoices {
  /** All who speak on this device without an account. */
  readonly speakers: readonly SpeakerHere[]
  /** Who can take one without an account. */
  readonly able: readonly SpeakerHere[]
  readonly hasRecorderAgreed: boolean
  /** Which of the two begins here: a list may lack the line that began the conversation. */
  readonly first: Turn | undefined
  /** Who takes it, by their id or `ownVoice`; undefined where nobody has said so yet. */
  readonly voiceOf: (turn: Turn) => string | undefined
  /** What a take of it says of its speaker; undefined where that is the recorder. */
  readonly speakerOf: (turn: Turn) => SpeakerOfTake | undefined
  readonly take: (turn: Turn, voice: string) => void
}

interface Given {
  readonly userId: string
  readonly prompts: readonly RecordingPrompt[]
  /** Who speaks outside conversations, and takes the first turn that is met; undefined for the recorder. */
  readonly current: string | undefined
  /** Whether the recorder may take a turn. */
  readonly hasRecorderAgreed: boolean
}

const nobody: readonly SpeakerHere[] = []

/** A conversation has two voices: whoever takes a turn takes all of them. Who is alone says both. */
export function useTurnVoices({ userId, prompts, current, hasRecorderAgreed }: Given): TurnVoices {
  const { speakers = nobody } = useSpeakers(userId)
  const [taken, setTaken] = useState<Partial<Record<Turn, string>>>({})
  const able = speakers.filter(maySpeak)
  const first = prompts.find(({ turn }) => turn !== undefined)?.turn
  const isAlone = able.length + (hasRecorderAgreed ? 1 : 0) < 2
  const voiceOf = (of: Turn): string | undefined => {
    const voice = taken[of] ?? (of === first || isAlone ? (current ?? ownVoice) : undefined)
    const isAble = voice === ownVoice ? hasRecorderAgreed : able.some(({ id }) => id === voice)
    return isAble ? voice : undefined
  }
  return {
    speakers,
    able,
    hasRecorderAgreed,
    first,
    voiceOf,
    speakerOf: (of) => speakerOfTake(speakers.find(({ id }) => id === voiceOf(of))),
    take(turn, voice) {
      const [a, b] = [voiceOf('A'), voiceOf('B')]
      const known = { ...(a !== undefined && { A: a }), ...(b !== undefined && { B: b }) }
      setTaken({ ...taken, ...known, [turn]: voice })
    },
  }
}
