import { expect, test } from 'vitest'
import { foldEvents } from '../scheduling/fold.ts'
import { buildReview, buildSetting, buildUndo, testId } from '../testing/index.ts'
import {
  areFirstQuestionsOpen,
  closeFirstQuestions,
  countFirstQuestionsBehind,
  passFirstQuestions,
} from './first-questions.ts'

const now = Date.UTC(2026, 10, 21, 18)
const hourMs = 3_600_000
const reviewed = (hoursAgo: number, id = 1) =>
  buildReview({ id: testId(id), answeredAt: now - hoursAgo * hourMs })

test('newcomers are asked, and whoever began today', () => {
  expect(areFirstQuestionsOpen(foldEvents([]), now)).toBe(true)
  expect(areFirstQuestionsOpen(foldEvents([reviewed(1)]), now)).toBe(true)
})

test('nobody is asked who has practised for longer', () => {
  const fold = foldEvents([reviewed(30), reviewed(1, 2)])
  expect(areFirstQuestionsOpen(fold, now)).toBe(false)
})

test('they are asked once, unless that is taken back', () => {
  const closed = buildSetting({ id: testId(5), ...closeFirstQuestions() })
  expect(areFirstQuestionsOpen(foldEvents([closed]), now)).toBe(false)
  const undone = buildUndo({ id: testId(6), undoes: closed.id })
  expect(areFirstQuestionsOpen(foldEvents([closed, undone]), now)).toBe(true)
})

test('none is asked a second time on any device, and the others are still asked', () => {
  const passed = buildSetting({ id: testId(5), ...passFirstQuestions(2) })
  expect(countFirstQuestionsBehind(foldEvents([]))).toBe(0)
  expect(countFirstQuestionsBehind(foldEvents([passed]))).toBe(2)
  expect(areFirstQuestionsOpen(foldEvents([passed]), now)).toBe(true)
})
