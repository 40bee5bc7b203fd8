import { shownPrompt, type Turn } from '@mboa/domain'
import { useEffect, useEffectEvent } from 'react'
import type { SpeakerHere } from '../../../platform/device-store/take-database.ts'
import { speakerOfTake } from '../../../platform/take-store/speaker-of-take.ts'
import type { StudioEngine } from '../engine/studio-engine.ts'
import { useStudio } from '../use-studio-engine.ts'
import { useTurnVoices, type TurnVoices } from './use-turn-voices.ts'

/** Whose turn it is in a conversation, and who takes it on this device. */
export interface Turns extends Pick<TurnVoices, 'able' | 'hasRecorderAgreed'> {
  /** Of the prompt that is shown; undefined where it belongs to no conversation. */
  readonly turn: Turn | undefined
  /** It belongs to whoever begins here. */
  readonly isFirst: boolean
  /** Who takes this one, by their id or `ownVoice`; undefined where nobody has said so yet: nothing is to be heard before. */
  readonly voice: string | undefined
  readonly take: (voice: string) => void
}

interface Given {
  readonly engine: StudioEngine
  readonly userId: string
  /** Who speaks outside conversations, and takes the first turn that is met. */
  readonly speaker: SpeakerHere | undefined
  /** Whether the recorder may take a turn. */
  readonly hasRecorderAgreed: boolean
}

/**
 * Whoever takes a turn takes all of them, in this list and the next. The engine files what is said by
 * whose turn the prompt is, whatever is on the screen at that moment.
 */
export function useTurns({ engine, userId, speaker, hasRecorderAgreed }: Given): Turns {
  const { session } = useStudio(engine)
  const { prompts } = session
  const voices = useTurnVoices({ userId, prompts, current: speaker?.id, hasRecorderAgreed })
  const { speakers, able, voiceOf } = voices
  const turn = shownPrompt(session)?.turn
  const [a, b] = [voiceOf('A'), voiceOf('B')]

  const speakAs = useEffectEvent(() => {
    const [ofA, ofB] = [voices.speakerOf('A'), voices.speakerOf('B')]
    engine.speakAs(
      (of) => (of === undefined ? speakerOfTake(speaker) : of === 'A' ? ofA : ofB),
      (of) => (of === 'A' ? a : b) !== undefined,
    )
  })
  useEffect(() => speakAs(), [engine, speaker, speakers, a, b])
  return {
    turn,
    isFirst: turn === voices.first,
    able,
    hasRecorderAgreed,
    voice: turn === 'B' ? b : a,
    take(voice) {
      if (turn !== undefined) voices.take(turn, voice)
    },
  }
}
