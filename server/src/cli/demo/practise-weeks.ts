import {
  answerExercise,
  currentExercise,
  extendFold,
  findCard,
  foldEvents,
  recallChance,
  seededRandom,
  startSession,
  type CourseUnit,
  type PracticeEvent,
  type PracticeFold,
  type ReviewEvent,
} from '@mboa/domain'
import { createIds } from '../../platform/ids.ts'
import { answerLike } from './demo-answers.ts'

const dayMs = 86_400_000
const secondMs = 1000

export interface DemoCourse {
  readonly course: string
  readonly units: readonly CourseUnit[]
  /** Practised in the last weeks only, where it was begun later. */
  readonly weeks: number
}

/** Of seven days, about this many see practice. */
const practisedShare = 5 / 7
const newWordsPerSession = 2

/** A new word is guessed right this often. */
const guessedShare = 0.6

/**
 * The answers of a learner over the last weeks before `now`, as the product itself would have
 * asked and marked them: the same seed and time give the same events.
 */
export function practiseWeeks(
  courses: readonly DemoCourse[],
  { seed, now }: { seed: string; now: number },
): PracticeEvent[] {
  const random = seededRandom(seed)
  let clock = now
  const ids = createIds({ now: () => clock }, (size) =>
    Buffer.from(Array.from({ length: size }, () => random.below(256))),
  )
  const events: PracticeEvent[] = []
  let fold = foldEvents([])
  const longest = Math.max(...courses.map(({ weeks }) => weeks))

  for (let daysAgo = longest * 7; daysAgo >= 1; daysAgo--) {
    if (random.fraction() > practisedShare) continue
    // Between twelve and two hours before the time of day at which the demo is made.
    clock = now - daysAgo * dayMs - (2 + random.below(10)) * 3600 * secondMs
    for (const { course, units, weeks } of courses) {
      if (daysAgo > weeks * 7) continue
      const sessions = random.fraction() < 0.3 ? 2 : 1
      for (let round = 0; round < sessions; round++) {
        const reviews = practiseOnce(fold, { course, units })
        events.push(...reviews)
        fold = extendFold(fold, reviews)
      }
    }
  }
  return events

  function practiseOnce(
    before: PracticeFold,
    { course, units }: Pick<DemoCourse, 'course' | 'units'>,
  ): ReviewEvent[] {
    let session = startSession({
      id: ids.uuid(),
      course,
      length: 20,
      now: clock,
      units,
      fold: before,
      newWords: newWordsPerSession,
      kinds: ['choose-meaning', 'type-word'],
      strictness: 'standard',
    })
    const reviews: ReviewEvent[] = []
    for (;;) {
      const exercise = currentExercise(session)
      if (exercise === undefined || exercise.kind === 'match-pairs') return reviews
      const tookMs = Math.round((3 + random.fraction() * 14) * secondMs)
      clock += tookMs + 2 * secondMs
      const card = findCard(before, exercise.item, exercise.skill)
      const chance = card === undefined ? guessedShare : recallChance(card, clock)
      const answered = answerExercise(session, {
        ...answerLike(exercise, {
          isKnown: random.fraction() < chance,
          language: course,
          random,
        }),
        id: ids.uuid(),
        answeredAt: clock,
        tookMs,
      })
      session = answered.session
      reviews.push(answered.review)
    }
  }
}
