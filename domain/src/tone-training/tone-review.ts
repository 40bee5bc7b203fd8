import { writtenTonesOf } from '../melody/melody-of.ts'
import type { SyllableTone } from '../melody/syllable-tones.ts'
import { findLanguage } from '../orthography/languages.ts'
import type { HeardTone, ReviewEvent } from '../scheduling/practice-events.ts'
import type { ToneTrial } from './choose-trial.ts'
import { contrastItem, toneContrasts, tonesOf } from './tone-contrasts.ts'
import type { ToneExercise } from './tone-exercise.ts'

/** What an answer came to. */
export interface JudgedTone {
  readonly isRight: boolean
  /** What sounded in the syllable that was asked about, or stood there. */
  readonly tone: SyllableTone
  /** What the learner took it for; undefined where the answer does not tell. */
  readonly as: SyllableTone | undefined
}

/**
 * Judges an answer: `same` or `different`, the id of the word that was chosen, or the word with its
 * marks. An empty one is given up.
 */
export function judgeTone(course: string, exercise: ToneExercise, answer: string): JudgedTone {
  const { kind, word, second, at, options, contrast } = exercise
  const tone = second.tones[at]
  if (tone === undefined) throw new RangeError('The exercise asks about no syllable of its word')
  if (kind === 'tones-same-or-different') {
    const isRight = answer === (word === second ? 'same' : 'different')
    const other = tonesOf(contrast).find((each) => each !== tone)
    const as = isRight ? tone : answer === '' ? undefined : other
    return { isRight, tone, as }
  }
  if (kind === 'tones-put-marks') {
    const isRight = answer.normalize('NFC') === word.text.normalize('NFC')
    const written = writtenTonesOf(answer, findLanguage(course))
    return { isRight, tone, as: isRight ? tone : written === 'unknown' ? undefined : written[at] }
  }
  return {
    isRight: answer === word.id,
    tone,
    as: options.find(({ id }) => id === answer)?.tones[at],
  }
}

/** What is known of an answer beside the exercise; `id` becomes the event's. */
interface GivenTone {
  readonly id: string
  readonly session: string
  /** Epoch ms. */
  readonly answeredAt: number
  readonly tookMs: number
  readonly answer: string
}

const again = 1
const good = 3

/** The review of a trial: of the contrast, in the skill `tone`, with the word that sounded. */
export function reviewTone(course: string, exercise: ToneExercise, given: GivenTone): ReviewEvent {
  const { isRight, tone, as } = judgeTone(course, exercise, given.answer)
  const { kind, contrast, second, place, speaker } = exercise
  const heard: HeardTone = {
    word: second.id,
    tone,
    voice: place,
    ...(as !== undefined && { as }),
    ...(speaker !== undefined && { speaker }),
  }
  return {
    type: 'review',
    ...given,
    course,
    item: contrastItem(course, contrast),
    skill: 'tone',
    kind,
    rating: isRight ? good : again,
    verdict: isRight ? 'exact' : 'tone',
    outcome: isRight ? 'correct' : 'wrong',
    heard,
  }
}

/** The trial that a review tells of; undefined where it is of no contrast that is known here. */
export function trialOf({ course, item, rating, heard }: ReviewEvent): ToneTrial | undefined {
  const contrast = toneContrasts.find((each) => contrastItem(course, each) === item)
  if (contrast === undefined || heard === undefined) return undefined
  return { contrast, voice: String(heard.voice), isRight: rating > again }
}
