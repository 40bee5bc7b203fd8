import { expect, test } from 'vitest'
import { foldEvents } from '../scheduling/fold.ts'
import { buildSetting, testId } from '../testing/practice-events.ts'
import { changeSeenConvention, readSeenConvention } from './seen-convention.ts'

test('a convention is chosen for a course alone, and the last choice holds', () => {
  const chosen = buildSetting(changeSeenConvention('wes', 'english-like'))
  expect(readSeenConvention(foldEvents([]), 'wes')).toBeUndefined()
  expect(readSeenConvention(foldEvents([chosen]), 'wes')).toBe('english-like')
  expect(readSeenConvention(foldEvents([chosen]), 'bas')).toBeUndefined()
  const back = buildSetting({
    ...changeSeenConvention('wes', undefined),
    id: testId(2),
    answeredAt: chosen.answeredAt + 1,
  })
  expect(readSeenConvention(foldEvents([back, chosen]), 'wes')).toBeUndefined()
})

test('a value of a later version counts as not chosen', () => {
  const later = { ...changeSeenConvention('wes', 'english-like'), value: 7 }
  expect(readSeenConvention(foldEvents([buildSetting(later)]), 'wes')).toBeUndefined()
})
