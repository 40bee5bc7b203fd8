import { buildReview, testId } from '@mboa/domain/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { activateLanguage } from '../../../i18n/messages.ts'
import type { Course } from '../../../platform/course-store/course-store.ts'
import { openLearnerDatabase } from '../../../platform/device-store/learner-database.ts'
import { putInOutbox } from '../../../platform/device-store/outbox.ts'
import { usePractice } from '../../../platform/practice-store/practice-context.ts'
import { PracticeProvider } from '../../../platform/practice-store/practice-provider.tsx'
import { renderAppPart } from '../../../testing/render-app-part.tsx'
import { answerAboutTestCourse, testCourse, testUnit } from '../../../testing/test-course.ts'
import { LastWords } from './last-words.tsx'

const [word] = testUnit.words
const many = Array.from({ length: 10 }, (_, nth) => ({
  ...word,
  id: `ewo.w${nth}`,
  text: `w${nth}`,
}))
const units = [{ ...testUnit, words: [...testUnit.words, ...many] } as typeof testUnit]
const course: Course = { summary: testCourse, units }
const noon = new Date().setHours(12, 0, 0, 0)
const daysAgo = (days: number) => noon - days * 86_400_000
let userId: string

beforeEach(() => {
  userId = crypto.randomUUID()
  vi.stubGlobal('fetch', (path: string) => Promise.resolve(answerAboutTestCourse(path)))
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await activateLanguage('en')
})

/** Shows home's part to who has answered these items at these instants. */
async function showAfter(answers: readonly [item: string, answeredAt: number, rating?: 1][]) {
  const database = await openLearnerDatabase(userId)
  const reviews = answers.map(([item, answeredAt, rating = 4 as const], nth) =>
    buildReview({ id: testId(nth), course: 'ewo', item, answeredAt, rating }),
  )
  await putInOutbox(database, reviews)
  database.close()
  await renderAppPart(
    <PracticeProvider userId={userId}>
      <LastWords course={course} />
      <RestOfHome />
    </PracticeProvider>,
    {},
  )
}
/** Comes once the answers are read: what is not there by then does not come. */
function RestOfHome() {
  const { status } = usePractice()
  return status === 'ready' ? <p>the rest of home</p> : null
}

const heading = (name: string) => page.getByRole('heading', { name })
const named = () =>
  page
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent)

it('names the words that were met yesterday, and none met before', async () => {
  await showAfter([
    ['ewo.tomorrow', daysAgo(30)],
    ['ewo.today', daysAgo(1)],
    ['ewo.yesterday', daysAgo(1)],
  ])
  await expect.element(heading('Yesterday’s words')).toBeVisible()
  expect(named()).toEqual(['aná', 'angogé'])
  await activateLanguage('fr')
  await expect.element(heading('Les mots d’hier')).toBeVisible()
})

it('names no word that was asked today already, right or wrong', async () => {
  await showAfter([
    ['ewo.yesterday', daysAgo(1)],
    ['ewo.today', daysAgo(1)],
    ['ewo.today', noon - 3_600_000, 1],
  ])
  await expect.element(heading('Yesterday’s words')).toBeVisible()
  expect(named()).toEqual(['angogé'])
})

it('says after a missed day that they are from last time', async () => {
  await showAfter([['ewo.today', daysAgo(3)]])
  await expect.element(heading('Words from last time')).toBeVisible()
  expect(named()).toEqual(['aná'])
})

it('calls no word of an earlier day one of last time, where yesterday’s were all asked again', async () => {
  await showAfter([
    ['ewo.tomorrow', daysAgo(5), 1],
    ['ewo.today', daysAgo(1)],
    ['ewo.today', noon - 3_600_000],
  ])
  await expect.element(page.getByText('the rest of home')).toBeVisible()
  expect(page.getByRole('list').elements()).toEqual([])
})

it('names eight, and says how many more there are', async () => {
  await showAfter(many.map(({ id }) => [id, daysAgo(1)]))
  await expect.element(page.getByText('and 2 more')).toBeVisible()
  expect(named()).toHaveLength(9)
})

it.each([
  ['only today’s words', [['ewo.today', noon]]],
  [
    'a last day of repeating alone',
    [
      ['ewo.tomorrow', daysAgo(30)],
      ['ewo.today', daysAgo(20)],
      ['ewo.today', daysAgo(1)],
    ],
  ],
] as const)('shows nothing after %s', async (_, answers) => {
  await showAfter(answers.map(([item, at]) => [item, at]))
  await expect.element(page.getByText('the rest of home')).toBeVisible()
  expect(page.getByRole('list').elements()).toEqual([])
})
