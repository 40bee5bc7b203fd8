import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emptyFold, foldEvents } from '../scheduling/fold.ts'
import { seededRandom, shuffled } from '../seeds/seeded-random.ts'
import { buildSetting, buildUndo, testId } from '../testing/practice-events.ts'
import {
  changeSetting,
  changeStrictness,
  readSettings,
  readStrictness,
  sessionLengths,
} from './learner-settings.ts'
import type { SettingChange } from './learner-settings.ts'

const standard = { newWordsPerDay: 8, sessionLength: 10, weeklyGoalDays: 4 }
const at = (change: SettingChange, second: number, id = second) =>
  buildSetting({ ...change, id: testId(id), answeredAt: Date.UTC(2026, 0, 5) + second * 1000 })

describe('settings', () => {
  test('have standard values until the learner changes them', () => {
    expect(readSettings(emptyFold())).toEqual(standard)
    expect(readStrictness(emptyFold(), 'ewo')).toBe('relaxed')
  })

  test('of two devices are joined field by field, and the last writer wins in each', () => {
    const phone = [
      at(changeSetting('newWordsPerDay', 5), 1),
      at(changeSetting('weeklyGoalDays', 6), 4),
    ]
    const desk = [
      at(changeSetting('newWordsPerDay', 20), 2),
      at(changeSetting('sessionLength', 20), 3),
    ]
    const joined = { newWordsPerDay: 20, sessionLength: 20, weeklyGoalDays: 6 }
    expect(readSettings(foldEvents([...phone, ...desk]))).toEqual(joined)
    expect(readSettings(foldEvents([...desk, ...phone]))).toEqual(joined)
  })

  test('keep a strictness for each language', () => {
    const fold = foldEvents([
      at(changeStrictness('ewo', 'strict'), 1),
      at(changeStrictness('dua', 'discover'), 2),
      at(changeStrictness('ewo', 'standard'), 3),
    ])
    expect(readStrictness(fold, 'ewo')).toBe('standard')
    expect(readStrictness(fold, 'dua')).toBe('discover')
    expect(readStrictness(fold, 'bas')).toBe('relaxed')
  })

  test('a change taken back leaves the one before it', () => {
    const changes = [
      at(changeSetting('weeklyGoalDays', 6), 1),
      at(changeSetting('weeklyGoalDays', 2), 2),
    ]
    const fold = foldEvents([...changes, buildUndo({ id: testId(9), undoes: testId(2) })])
    expect(readSettings(fold).weeklyGoalDays).toBe(6)
  })

  test.each([
    ['new-words-per-day', -1],
    ['new-words-per-day', 2.5],
    ['new-words-per-day', 1e9],
    ['session-length', 11],
    ['weekly-goal-days', 0],
    ['weekly-goal-days', '4'],
  ])('%s of %s is not used', (name, value) => {
    expect(readSettings(foldEvents([buildSetting({ name, value })]))).toEqual(standard)
  })

  test('whatever is written is read back, in any order of arrival and however often', () => {
    const change = fc.oneof(
      fc.integer({ min: 0, max: 50 }).map((value) => changeSetting('newWordsPerDay', value)),
      fc.constantFrom(...sessionLengths).map((value) => changeSetting('sessionLength', value)),
      fc.integer({ min: 1, max: 7 }).map((value) => changeSetting('weeklyGoalDays', value)),
    )
    fc.assert(
      fc.property(fc.array(change, { minLength: 1 }), fc.string(), (changes, seed) => {
        const events = changes.map((each, second) => at(each, second))
        const arriving = shuffled([...events, ...events], seededRandom(seed))
        const settings = readSettings(foldEvents(events))
        expect(readSettings(foldEvents(arriving))).toEqual(settings)
        const last = changes.at(-1)
        const fields = {
          'new-words-per-day': settings.newWordsPerDay,
          'session-length': settings.sessionLength,
          'weekly-goal-days': settings.weeklyGoalDays,
        }
        expect(fields[last?.name as keyof typeof fields]).toBe(last?.value)
      }),
    )
  })
})
