import { expect, test } from 'vitest'
import { foldEvents } from '../scheduling/fold.ts'
import { buildReview, buildSetting, buildUndo, testId } from '../testing/index.ts'
import { areFirstQuestionsOpen, closeFirstQuestions } from './first-questions.ts'

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
