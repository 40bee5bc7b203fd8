import type { CourseSentence, CourseUnit, CourseWord } from '../exercises/course-items.ts'
import { isMadeOf } from '../exercises/sentence-readiness.ts'
import type { CourseLesson } from '../lessons/course-lesson.ts'
import { listTaught } from '../lessons/course-lesson.ts'
import type { Calendar, CalendarDay } from '../progress/calendar.ts'
import { listCards } from '../scheduling/fold.ts'
import type { PracticeFold } from '../scheduling/fold.ts'
import { hashText } from '../seeds/seeded-random.ts'

/** A unit with its place in the course and its lessons; a unit of a pack fits as it is. */
export interface PhraseUnit extends CourseUnit {
  readonly order: number
  readonly lessons?: readonly CourseLesson[] | undefined
}

interface PhraseRequest {
  readonly course: string
  readonly units: readonly PhraseUnit[]
  readonly calendar: Calendar
  readonly day: CalendarDay
}

/** What the first lessons teach may be said before it has been practised. */
const firstLessons = 2
const courtesy = 'greeting'

/**
 * What a learner may say to somebody on a day: a courtesy or a sentence of the course that they have
 * met, one whose words they have all met, or one that the first lessons teach. What was met on the
 * day itself does not count: the phrase stays the same from morning to night, and yesterday's can be
 * answered today, on every device. Undefined where there is none.
 */
export function findPhraseOfDay(
  fold: PracticeFold,
  { course, units, calendar, day }: PhraseRequest,
): CourseWord | CourseSentence | undefined {
  const cards = listCards(fold, course)
  const met = new Set(
    cards
      .filter(({ firstReviewedAt }) => calendar.dayOf(firstReviewedAt) < day)
      .map(({ item }) => item),
  )
  const inOrder = [...units].sort((a, b) => a.order - b.order)
  const begun = inOrder.flatMap(({ lessons = [] }) => lessons).slice(0, firstLessons)
  const taughtFirst = new Set(begun.flatMap(listTaught))
  const isKnown = ({ id }: CourseWord) => met.has(id) || taughtFirst.has(id)
  const phrases = inOrder
    .flatMap(({ words, sentences = [] }) => [
      ...words.filter((word) => word.category === courtesy && isKnown(word)),
      ...sentences.filter((sentence) => isKnown(sentence) || isMadeOf(met, sentence)),
    ])
    .sort((a, b) => hashText(a.id) - hashText(b.id))
  // One after the other: the same never comes on two days where there are others.
  return phrases[day % phrases.length]
}
