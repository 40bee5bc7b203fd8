import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildReview, buildSetting, buildUndo, testId } from '../testing/practice-events.ts'
import { findNextDue, listDue, summariseDue } from './due.ts'
import { findCard, foldEvents } from './fold.ts'
import { leechLapses, listLeeches, unsuspend } from './leeches.ts'
import type { Foldable } from './practice-events.ts'

const start = Date.UTC(2026, 0, 5, 8)
const dayMs = 86_400_000
const late = start + 4000 * dayMs

/** A word learnt and then forgotten, again and again. */
function forget(times: number): Foldable[] {
  return Array.from({ length: times }, (_, at) => {
    const reviewed = (id: number, day: number, rating: 1 | 3) =>
      buildReview({ id: testId(3 * at + id), answeredAt: start + (40 * at + day) * dayMs, rating })
    return [reviewed(1, 0, 3), reviewed(2, 1, 3), reviewed(3, 20, 1)]
  }).flat()
}

/** The event by which the learner chooses the word again after so many lapses. */
function chosenAgain(lapses: number, id = 900) {
  const card = findCard(foldEvents(forget(lapses)), 'tst.one', 'recognise')
  if (card === undefined) throw new Error('there is no card')
  return buildSetting({ ...unsuspend(card), id: testId(id), answeredAt: late })
}

const itemsOf = (events: readonly Foldable[], course?: string) =>
  listLeeches(foldEvents(events), course).map(({ item }) => item)
const isDue = (events: readonly Foldable[]) => listDue(foldEvents(events), { now: late }).length > 0

describe('a word forgotten again and again', () => {
  test('is set aside from the eighth time on, and reported', () => {
    expect(itemsOf(forget(7))).toEqual([])
    expect(isDue(forget(7))).toBe(true)
    expect(itemsOf(forget(8))).toEqual(['tst.one'])
    expect(itemsOf(forget(8), 'oth')).toEqual([])
    expect(isDue(forget(8))).toBe(false)
    const fold = foldEvents(forget(8))
    expect(summariseDue(fold, { now: late, dayEndsAt: late }).dueNow).toBe(0)
    expect(findNextDue(fold, 'tst.one')).toBeUndefined()
  })

  test('is asked again once the learner chooses it, until it is forgotten eight times more', () => {
    const chosen = chosenAgain(8)
    expect(itemsOf([...forget(8), chosen])).toEqual([])
    expect(isDue([...forget(8), chosen])).toBe(true)
    expect(itemsOf([...forget(15), chosen])).toEqual([])
    expect(itemsOf([...forget(16), chosen])).toEqual(['tst.one'])
    expect(itemsOf([...forget(16), chosen, chosenAgain(16, 901)])).toEqual([])
  })

  test('is set aside again when choosing it is taken back', () => {
    const undo = buildUndo({ id: testId(950), undoes: testId(900) })
    expect(itemsOf([...forget(8), chosenAgain(8), undo])).toEqual(['tst.one'])
  })

  test('is set aside in the skill it was forgotten in alone', () => {
    const heard = buildReview({ id: testId(800), skill: 'hear', answeredAt: start })
    expect(
      listDue(foldEvents([...forget(8), heard]), { now: late }).map(({ skill }) => skill),
    ).toEqual(['hear'])
  })

  test('whatever else is due, the same in any order of arrival', () => {
    const events = [...forget(leechLapses + 2), chosenAgain(9)]
    fc.assert(
      fc.property(fc.shuffledSubarray(events, { minLength: events.length }), (arrived) => {
        expect(itemsOf(arrived)).toEqual(itemsOf(events))
        expect(isDue([...arrived, ...arrived])).toBe(isDue(events))
      }),
    )
  })
})
