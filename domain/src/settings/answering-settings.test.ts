import { expect, test } from 'vitest'
import { emptyFold, foldEvents } from '../scheduling/fold.ts'
import { buildSetting, testId } from '../testing/practice-events.ts'
import { changeAnswerSignals, readAnswerSignals } from './answering-settings.ts'

const at = (second: number, isOn: boolean) =>
  buildSetting({ ...changeAnswerSignals(isOn), id: testId(second), answeredAt: second * 1000 })

test('signals are on until the learner turns them off, and the last choice holds', () => {
  expect(readAnswerSignals(emptyFold())).toBe(true)
  expect(readAnswerSignals(foldEvents([at(1, false)]))).toBe(false)
  expect(readAnswerSignals(foldEvents([at(2, true), at(1, false)]))).toBe(true)
})

test('a value of another version turns nothing off', () => {
  const value = 'sound-only'
  const later = buildSetting({ name: changeAnswerSignals(true).name, value })
  expect(readAnswerSignals(foldEvents([later]))).toBe(true)
})
