import {
  buildToneExercise,
  chooseTrial,
  judgeTone,
  reviewTone,
  seededRandom,
  trialOf,
  voicePlaces,
  type JudgedTone,
  type Outcome,
  type ToneExercise,
  type ToneMaterial,
  type ToneTrial,
} from '@mboa/domain'
import { useRef, useState } from 'react'
import type { Course } from '../../platform/course-store/course-store.ts'
import { newEventId } from '../../platform/event-id.ts'
import { usePracticeStore } from '../../platform/practice-store/practice-context.ts'
import {
  storageTroubleOf,
  type StorageTrouble,
} from '../../platform/device-store/storage-trouble.ts'
import { reportProblem } from '../../platform/report-problem.ts'
import { readClock } from '../../platform/true-clock.ts'

/** As long as the look back by which a voice is passed. */
export const trialsInRound = 20

/** An answer with what it came to. */
export interface GivenTone extends JudgedTone {
  readonly answer: string
}

interface Round {
  readonly session: string
  readonly trials: readonly ToneTrial[]
  readonly exercise: ToneExercise
  readonly shownAt: number
  readonly given: GivenTone | undefined
}

export interface ToneTraining {
  /** Undefined before the first round. */
  readonly round: Round | undefined
  /** The trials before this round, in the order in which they were answered. */
  readonly before: readonly ToneTrial[]
  readonly outcomes: readonly Outcome[]
  readonly isOver: boolean
  /** Why this device could not store the last answer; only that one is lost. */
  readonly trouble: StorageTrouble | undefined
  start: () => void
  answer: (answer: string) => void
  next: () => void
  /** Goes on with what is asked, if anything is, after a while in which nobody listened. */
  resume: () => void
  leave: () => void
}

/** Rounds of trials, one after the other: each answer is kept before it is shown. */
export function useToneTraining(
  course: Course,
  material: ToneMaterial,
  past: readonly ToneTrial[],
): ToneTraining {
  const store = usePracticeStore()
  const [round, setRound] = useState<Round>()
  const [earlier, setEarlier] = useState<readonly ToneTrial[]>([])
  const [trouble, setTrouble] = useState<StorageTrouble>()
  /** A second press, while the first one is kept, is no second answer. */
  const answered = useRef<ToneExercise>(undefined)
  const trials = round?.trials ?? []
  const isOver = trials.length >= trialsInRound && round?.given === undefined

  const before = [...past, ...earlier]

  /** @param all every trial of the course so far */
  function ask(session: string, all: readonly ToneTrial[], lastWord?: string): ToneExercise {
    const random = seededRandom(`${session} ${all.length}`)
    const { contrasts } = material
    const voices = voicePlaces.map(String)
    const choice = chooseTrial({ contrasts, voicesOf: () => voices, past: all }, random)
    return buildToneExercise(
      material,
      {
        contrast: choice.contrast,
        place: voicePlaces[voices.indexOf(choice.voice)] ?? 0,
        trials: all.filter(({ contrast }) => contrast === choice.contrast).length,
        speakersOf: (item) => listSpeakers(course, item),
        before: lastWord,
      },
      random,
    )
  }

  function start() {
    const session = newEventId()
    setEarlier([...earlier, ...trials])
    setRound({
      session,
      trials: [],
      exercise: ask(session, [...before, ...trials]),
      shownAt: readClock(),
      given: undefined,
    })
  }

  function answer(given: string) {
    if (round === undefined || round.given !== undefined) return
    const { session, exercise, shownAt } = round
    if (answered.current === exercise) return
    answered.current = exercise
    const { course: code } = course.summary
    const answeredAt = readClock()
    const review = reviewTone(code, exercise, {
      id: newEventId(),
      session,
      answeredAt,
      tookMs: Math.max(0, answeredAt - shownAt),
      answer: given,
    })
    const trial = trialOf(review)
    store
      .record([review])
      .then(() => setTrouble(undefined))
      .catch((error: unknown) => {
        reportProblem('keeping an answer', error)
        setTrouble(storageTroubleOf(error))
      })
      .finally(() => {
        const then: Round = {
          ...round,
          trials: trial === undefined ? round.trials : [...round.trials, trial],
          given: { answer: given, ...judgeTone(code, exercise, given) },
        }
        // Left meanwhile, it stays left.
        setRound((current) => (current?.session === session ? then : current))
      })
      .catch((error: unknown) => reportProblem('showing a verdict', error))
  }

  function next() {
    if (round === undefined) return
    const { session, exercise } = round
    const isLast = trials.length >= trialsInRound
    setRound({
      ...round,
      exercise: isLast ? exercise : ask(session, [...before, ...trials], exercise.word.id),
      shownAt: readClock(),
      given: undefined,
    })
  }

  function resume() {
    if (round !== undefined) setRound({ ...round, shownAt: readClock() })
  }

  function leave() {
    setEarlier([...earlier, ...trials])
    setRound(undefined)
  }

  const outcomes = trials.map(({ isRight }): Outcome => (isRight ? 'correct' : 'wrong'))
  return { round, before, outcomes, isOver, trouble, start, answer, next, resume, leave }
}

/** Who has said a word, in an order that stays. */
function listSpeakers({ recordings }: Course, item: string): readonly string[] {
  const speakers = (recordings?.get(item) ?? []).map(({ voice }) => voice.speaker)
  return [...new Set(speakers)].sort()
}
