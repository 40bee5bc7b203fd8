import { shownPrompt, type Turn } from '@mboa/domain'
import { useEffect, useState } from 'react'
import type { StoredSpeaker } from '../../../platform/device-store/take-database.ts'
import { maySpeak, speakerOfTake } from '../../../platform/take-store/speaker-of-take.ts'
import { useSpeakers } from '../../../platform/take-store/use-speakers.ts'
import type { StudioEngine } from '../engine/studio-engine.ts'
import { useStudio } from '../use-studio-engine.ts'

/** In place of an id, where the recorder speaks. */
export const ownVoice = 'recorder'

/** Whose turn it is in a conversation, and who takes it on this device. */
export interface Turns {
  /** Of the prompt that is shown; undefined where it belongs to no conversation. */
  readonly turn: Turn | undefined
  /** Who can take one without an account. */
  readonly able: readonly StoredSpeaker[]
  readonly hasRecorderAgreed: boolean
  /** Who takes this one, by their id or `ownVoice`; undefined where nobody has said so yet: nothing is to be heard before. */
  readonly voice: string | undefined
  readonly take: (voice: string) => void
}

interface Given {
  readonly engine: StudioEngine
  readonly userId: string
  /** Who speaks outside conversations, and takes the first turn that is met. */
  readonly speaker: StoredSpeaker | undefined
  /** Whether the recorder may take a turn. */
  readonly hasRecorderAgreed: boolean
}

const nobody: readonly StoredSpeaker[] = []

/**
 * A conversation has two voices: whoever takes a turn takes all of them, in this list and the next. The
 * engine files what is said by whose turn the prompt is, whatever is on the screen at that moment.
 */
export function useTurns({ engine, userId, speaker, hasRecorderAgreed }: Given): Turns {
  const { session } = useStudio(engine)
  const { speakers = nobody } = useSpeakers(userId)
  const [taken, setTaken] = useState<Partial<Record<Turn, string>>>({})
  const able = speakers.filter(maySpeak)
  const first = session.prompts.find(({ turn }) => turn !== undefined)?.turn
  const turn = shownPrompt(session)?.turn
  const isAlone = able.length + (hasRecorderAgreed ? 1 : 0) < 2
  const findVoice = (of: Turn): string | undefined => {
    const current = speaker?.id ?? ownVoice
    const voice = taken[of] ?? (of === first || isAlone ? current : undefined)
    const isAble = voice === ownVoice ? hasRecorderAgreed : able.some(({ id }) => id === voice)
    return isAble ? voice : undefined
  }
  const [a, b] = [findVoice('A'), findVoice('B')]

  useEffect(() => {
    const takesOf = (voice: string | undefined) =>
      speakerOfTake(speakers.find(({ id }) => id === voice))
    engine.speakAs(
      (of) => (of === undefined ? speakerOfTake(speaker) : takesOf(of === 'A' ? a : b)),
      (of) => (of === 'A' ? a : b) !== undefined,
    )
  }, [engine, speaker, speakers, a, b])
  return {
    turn,
    able,
    hasRecorderAgreed,
    voice: turn === 'B' ? b : a,
    take(voice) {
      const known = { ...(a !== undefined && { A: a }), ...(b !== undefined && { B: b }) }
      if (turn !== undefined) setTaken({ ...taken, ...known, [turn]: voice })
    },
  }
}
