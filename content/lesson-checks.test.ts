import {
  answerExercise,
  currentExercise,
  emptyFold,
  exerciseKinds,
  itemsOf,
  judgeCheck,
  startLesson,
  type CourseLesson,
  type Exercise,
  type PracticeSession,
} from '@mboa/domain'
import { describe, expect, test } from 'vitest'
import { productCourses } from './testing/product-courses.ts'

const courses = (await productCourses).map(({ description, units }) => ({
  course: description.course,
  units: units.map(({ pack }) => pack),
}))

const recordings = {
  'with a recording of every item': () => true,
  'with one of every second': (at: number) => at % 2 === 0,
  'without any': () => false,
} satisfies Record<string, (at: number) => boolean>

const meaningSkills = ['recognise', 'hear']
const heardKinds = ['hear-meaning', 'hear-picture', 'hear-sentence-meaning']
const dictated = ['dictation', 'write-sentence']

/** Pages and exercises of the lesson that a course begins with: some six minutes. */
const mostInFirst = 24

/** Whether a lesson’s drill writes an item, once its meaning and itself were asked. */
const isWritten = ({ steps }: CourseLesson, item: string) =>
  steps.some(
    (step) =>
      step.step === 'drill' && step.items.includes(item) && step.skills?.includes('write') === true,
  )

const drilledIn = ({ steps }: CourseLesson) =>
  steps.flatMap((step) => (step.step === 'drill' ? step.items : []))

const isDictated = ({ kind }: Exercise) => dictated.includes(kind)
const mostDictated = 2

/** Answers all of a check; what is not named as known is answered wrong. */
function answer(start: PracticeSession['start'], isKnown: (exercise: Exercise) => boolean) {
  let session: PracticeSession = { start, answers: [] }
  let answered = 0
  for (let each = currentExercise(session); each; each = currentExercise(session)) {
    answered += 1
    session = answerExercise(session, {
      id: `00000000-0000-7000-8000-${answered.toString(16).padStart(12, '0')}`,
      answeredAt: answered,
      tookMs: 1_000,
      answer: 'x',
      strictness: 'relaxed',
      ...(isKnown(each)
        ? ({ verdict: 'exact', outcome: 'correct' } as const)
        : ({ verdict: 'wrong', outcome: 'wrong' } as const)),
    }).session
  }
  return session
}

describe.each(Object.entries(recordings))('the lessons of a course %s', (_, isRecorded) => {
  test.each(courses)('ask meaning, form and recall: $course', ({ course, units }) => {
    const all = units.flatMap(({ words, sentences = [] }) => [...words, ...sentences])
    const recorded = new Set(all.filter((__, at) => isRecorded(at)).map(({ id }) => id))
    const words = new Set(units.flatMap((unit) => unit.words.map(({ id }) => id)))
    const pictured = new Set(
      units.flatMap((unit) => unit.words.flatMap(({ id, picture }) => (picture ? [id] : []))),
    )
    const threefold: boolean[] = []
    for (const [at, lesson] of units.flatMap(({ lessons = [] }) => lessons).entries()) {
      let lastId = 0
      const { parts } = startLesson({
        lesson,
        course,
        units,
        recorded,
        pictured,
        now: 0,
        newId: () => `${lesson.id}/${++lastId}`,
        fold: emptyFold(),
        kinds: exerciseKinds,
        strictness: 'relaxed',
      })
      const stepsOf = parts.map((part) => ('start' in part ? part.start.planned.length : 1))
      const length = stepsOf.reduce((sum, each) => sum + each, 0)
      if (at === 0) expect(length, lesson.id).toBeLessThanOrEqual(mostInFirst)
      else {
        const unwritten = drilledIn(lesson).filter((item) => !isWritten(lesson, item))
        expect(unwritten, lesson.id).toEqual([])
      }

      const planned = (kind: 'drill' | 'check') =>
        parts.flatMap((part) => (part.kind === kind ? part.start.planned : []))
      const of = (kind: 'drill' | 'check', item: string) =>
        planned(kind).filter((exercise) => itemsOf(exercise).includes(item))

      for (const item of new Set(planned('drill').flatMap(itemsOf))) {
        const drilled = of('drill', item)
        const where = `${lesson.id}, drill of ${item}: ${drilled.map(({ kind }) => kind).join()}`
        expect(
          drilled.some(({ skill }) => meaningSkills.includes(skill)),
          where,
        ).toBe(true)
        expect(
          drilled.some(({ skill }) => skill === 'recall'),
          where,
        ).toBe(true)
        // The first lesson is short: what is drilled there is written later.
        if (at === 0) continue
        // While nothing is recalled yet, as much is written from hearing as may be typed in a row.
        if (recorded.has(item) && planned('drill').filter(isDictated).length < mostDictated)
          expect(
            drilled.map(({ skill }) => skill),
            where,
          ).toContain('write')
        else if (words.has(item) && !recorded.has(item)) threefold.push(drilled.length > 2)
      }

      const start = parts.flatMap((part) => (part.kind === 'check' ? [part.start] : []))[0]
      if (start === undefined) throw new Error(`${lesson.id} has no check`)
      for (const item of new Set(start.planned.flatMap(itemsOf))) {
        const asked = of('check', item)
        const where = `${lesson.id}, check of ${item}: ${asked.map(({ kind }) => kind).join()}`
        const meant = asked.filter(({ skill }) => meaningSkills.includes(skill))
        expect(meant, where).toHaveLength(1)
        expect(asked, where).toHaveLength(2)
        expect(
          meant.some(({ kind }) => heardKinds.includes(kind)),
          where,
        ).toBe(recorded.has(item))
      }
      expect(judgeCheck([answer(start, isDictated)]).isPassed, lesson.id).toBe(false)
      const isForm = ({ skill }: Exercise) => !meaningSkills.includes(skill)
      expect(judgeCheck([answer(start, isForm)]).isPassed, lesson.id).toBe(false)
      expect(judgeCheck([answer(start, () => true)]).isPassed, lesson.id).toBe(true)
    }
    // A short word without tones is fit for one kind alone that recalls it without sound.
    const few = threefold.filter((isSo) => !isSo).length
    expect(few).toBeLessThanOrEqual(threefold.length * 0.05)
  })
})
