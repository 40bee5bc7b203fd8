import { describe, expect, test } from 'vitest'
import { foldEvents, listCards } from '../scheduling/fold.ts'
import type { Foldable } from '../scheduling/practice-events.ts'
import { buildReview, buildSetting, testId } from '../testing/practice-events.ts'
import { chooseCourse, findCurrentCourse, leaveCourse, listEnrolled } from './enrolment.ts'
import type { SettingChange } from './learner-settings.ts'

const courses = ['bas', 'dua', 'ewo']

/** A learner who does one thing after the other. */
function learner() {
  const events: Foldable[] = []
  const fold = () => foldEvents(events)
  function record(changes: readonly SettingChange[]) {
    for (const change of changes) {
      const second = events.length + 1
      events.push(
        buildSetting({
          ...change,
          id: testId(second),
          answeredAt: Date.UTC(2026, 0, 5, 8, 0, second),
        }),
      )
    }
  }
  return {
    events,
    fold,
    choose: (course: string) => record(chooseCourse(fold(), course)),
    leave: (course: string) => record(leaveCourse(fold(), course, courses)),
    current: () => findCurrentCourse(fold()),
    enrolled: () => listEnrolled(fold(), courses),
  }
}

describe('enrolment', () => {
  test('begins with no course', () => {
    const { current, enrolled } = learner()
    expect(current()).toBeUndefined()
    expect(enrolled()).toEqual([])
  })

  test('in several courses, the one chosen last being learnt', () => {
    const { choose, current, enrolled } = learner()
    choose('ewo')
    choose('dua')
    expect(current()).toBe('dua')
    expect(enrolled()).toEqual(['dua', 'ewo'])
  })

  test('follows from practice alone', () => {
    const fold = foldEvents([buildReview({ course: 'bas', item: 'bas.one' })])
    expect(listEnrolled(fold, courses)).toEqual(['bas'])
  })

  test('ends by leaving, which keeps the words, and another course takes its place', () => {
    const { events, fold, choose, leave, current, enrolled } = learner()
    choose('ewo')
    choose('dua')
    events.push(buildReview({ id: testId(90), course: 'dua', item: 'dua.one' }))
    leave('dua')
    expect(current()).toBe('ewo')
    expect(enrolled()).toEqual(['ewo'])
    expect(listCards(fold(), 'dua')).toHaveLength(1)
    choose('dua')
    expect(current()).toBe('dua')
    expect(enrolled()).toEqual(['dua', 'ewo'])
  })

  test('in the last course ends with none being learnt', () => {
    const { choose, leave, current, enrolled } = learner()
    choose('ewo')
    leave('ewo')
    expect(current()).toBeUndefined()
    expect(enrolled()).toEqual([])
  })

  test('of a course that is not being learnt ends without changing the one that is', () => {
    const { choose, leave, current } = learner()
    choose('ewo')
    choose('dua')
    leave('ewo')
    expect(current()).toBe('dua')
  })

  test('is the same in any order of arrival', () => {
    const { events, choose, leave, current, enrolled } = learner()
    choose('ewo')
    choose('dua')
    leave('ewo')
    choose('bas')
    const reversed = foldEvents([...events].reverse())
    expect(findCurrentCourse(reversed)).toBe(current())
    expect(listEnrolled(reversed, courses)).toEqual(enrolled())
  })
})
