import { shownMeaning } from '../exercises/course-items.ts'
import type { CourseUnit, CourseWord } from '../exercises/course-items.ts'
import { judgeOwnSaying } from '../exercises/kinds/say-and-compare.ts'
import type { SayAndCompareExercise } from '../exercises/kinds/say-and-compare.ts'
import type { ShadowSentenceExercise } from '../exercises/kinds/shadow-sentence.ts'
import { beginSession } from '../exercises/practice-session.ts'
import { answerExercise } from '../exercises/session.ts'
import { orderByPath } from '../lessons/path-order.ts'
import { listDue } from '../scheduling/due.ts'
import { listMet } from '../scheduling/fold.ts'
import type { PracticeFold } from '../scheduling/fold.ts'
import type { ReviewEvent } from '../scheduling/practice-events.ts'
import { seededRandom, shuffled } from '../seeds/seeded-random.ts'

/** As many as are heard in about five minutes. */
const mostHeard = 20

/** What is heard one after the other, hands free; each may be said and judged by the learner. */
export interface ListeningLesson {
  /** Of the session in its reviews; it decides every draw. */
  readonly id: string
  readonly course: string
  readonly items: readonly (SayAndCompareExercise | ShadowSentenceExercise)[]
}

interface ListeningRequest {
  readonly id: string
  readonly course: string
  readonly units: readonly CourseUnit[]
  readonly fold: PracticeFold
  /** Items with a recording that this device can play. */
  readonly recorded: { readonly has: (item: string) => boolean }
  /** Epoch ms. */
  readonly now: number
}

/**
 * What is recorded of a course, to be heard: what is due first, then what was met, then what comes
 * next on the path. Nothing in it is marked unless the learner answers.
 */
export function startListening(request: ListeningRequest): ListeningLesson {
  const { id, course, units, fold, recorded, now } = request
  const words = units.flatMap((unit) => unit.words).filter((word) => recorded.has(word.id))
  const sentences = units
    .flatMap((unit) => unit.sentences ?? [])
    .filter((sentence) => recorded.has(sentence.id))
  const isSentence = new Set(sentences.map((sentence) => sentence.id))
  const byId = new Map([...words, ...sentences].map((item) => [item.id, item]))
  const met = listMet(fold, course)
  const waiting = listDue(fold, { now, course }).map(({ item }) => item)
  const known = shuffled(
    [...met].filter((item) => byId.has(item)),
    seededRandom(`${id}/listening`),
  )
  const next = orderByPath(words, { course, units, fold }).map((word) => word.id)
  const order = new Set([...waiting, ...known, ...next])
  const items = [...order]
    .flatMap((item) => byId.get(item) ?? [])
    .slice(0, mostHeard)
    .map((item) =>
      buildItem(item, { isSentence: isSentence.has(item.id), isNew: !met.has(item.id) }),
    )
  return { id, course, items }
}

function buildItem(
  item: CourseWord,
  { isSentence, isNew }: { readonly isSentence: boolean; readonly isNew: boolean },
): ListeningLesson['items'][number] {
  const shown = { item: item.id, isNew, meaning: shownMeaning(item), skill: 'say' } as const
  return isSentence
    ? { kind: 'shadow-sentence', ...shown, text: item.text }
    : { kind: 'say-and-compare', ...shown, text: item.text }
}

/** The review of an item that the learner has judged: whether it came before its speaker said it. */
export function reviewListened(
  { id, course }: ListeningLesson,
  exercise: ListeningLesson['items'][number],
  given: {
    readonly id: string
    readonly isRecalled: boolean
    /** Epoch ms. */
    readonly answeredAt: number
    readonly tookMs: number
  },
): ReviewEvent {
  const start = beginSession({ id, course, startedAt: given.answeredAt, planned: [exercise] })
  const { isRecalled, ...answered } = given
  const judged = judgeOwnSaying(isRecalled ? 'close' : 'forgotten')
  return answerExercise(
    { start, answers: [] },
    { ...answered, ...judged, strictness: 'relaxed', answer: '' },
  ).review
}
