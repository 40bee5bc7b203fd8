import { pagePaths } from '@mboa/contract'
import { buildReview } from '@mboa/domain/testing'
import type { ReviewEvent } from '@mboa/domain'
import { Route, Switch } from 'wouter'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { activateLanguage } from '../../i18n/messages.ts'
import { openLearnerDatabase } from '../../platform/device-store/learner-database.ts'
import { putInOutbox } from '../../platform/device-store/outbox.ts'
import { PracticeProvider } from '../../platform/practice-store/practice-provider.tsx'
import { currentAddress, renderAppPart } from '../../testing/render-app-part.tsx'
import {
  answerAboutTestCourse,
  answerAboutTwoCourses,
  testCourse,
  testUnit,
} from '../../testing/test-course.ts'
import { pidginCourse, pidginUnit } from '../../testing/test-sentences.ts'
import { aUser } from '../../testing/users.ts'
import { ProgressScreen } from './progress-screen.tsx'

let userId: string
let isOnline: boolean
let answerFromServer: (path: string) => Response

beforeEach(() => {
  userId = crypto.randomUUID()
  isOnline = true
  answerFromServer = answerAboutTestCourse
  vi.stubGlobal('fetch', (path: string) =>
    isOnline ? Promise.resolve(answerFromServer(path)) : Promise.reject(new TypeError('offline')),
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
})

async function practise(...reviews: Partial<ReviewEvent>[]) {
  const database = await openLearnerDatabase(userId)
  const answeredAt = Date.now() - 60_000
  await putInOutbox(database, [
    {
      type: 'setting',
      id: crypto.randomUUID(),
      answeredAt,
      name: 'current-course',
      value: 'ewo',
    },
    ...reviews.map((review) =>
      buildReview({ id: crypto.randomUUID(), course: 'ewo', answeredAt, ...review }),
    ),
  ])
  database.close()
}

/** What was ever chosen on this device, the latest first. */
async function listChosenCourses() {
  const database = await openLearnerDatabase(userId)
  const stored = await database.getAll('events')
  database.close()
  return stored
    .flatMap(({ event }) =>
      event.type === 'setting' && event.name === 'current-course' ? event : [],
    )
    .toSorted((a, b) => b.answeredAt - a.answeredAt)
    .map(({ value }) => value)
}

const open = () =>
  renderAppPart(
    <PracticeProvider userId={userId}>
      <Switch>
        <Route path={pagePaths.learnerProgress}>
          <ProgressScreen />
        </Route>
        <Route>elsewhere</Route>
      </Switch>
    </PracticeProvider>,
    { user: aUser({ id: userId }), path: pagePaths.learnerProgress },
  )

const wrongTone = {
  skill: 'recall',
  kind: 'type-word',
  verdict: 'tone',
  outcome: 'almost',
} as const

it('shows how many words stand where, as a chart and as a table', async () => {
  await practise({ item: 'ewo.today' })
  await open()
  const stages = page.getByRole('region', { name: '1 word met' })
  await expect.element(stages.getByRole('img')).toBeVisible()
  await stages.getByRole('button', { name: 'Table' }).click()
  await expect.element(stages.getByRole('row', { name: 'Still to discover 2' })).toBeVisible()
  await expect.element(stages.getByRole('row', { name: 'Learning 1' })).toBeVisible()
  await stages.getByRole('button', { name: 'Chart' }).click()
  await expect.element(stages.getByRole('img')).toBeVisible()
})

it('says the key of the calendar in words apart, and names every card', async () => {
  await practise({ item: 'ewo.today' })
  await open()
  const practice = page.getByRole('region', { name: 'Practice' })
  await expect.element(practice.getByText('none', { exact: true })).toBeVisible()
  await expect.element(practice.getByText('20 minutes or more', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Your answers' })).toBeVisible()
})

it('leads from the words with a wrong tone to a session about them', async () => {
  await practise({ item: 'ewo.today', ...wrongTone }, { item: 'ewo.tomorrow' })
  await open()
  const row = page.getByRole('listitem').filter({ hasText: 'Tones' })
  await expect.element(row.getByText('aná')).toHaveAttribute('lang', 'ewo')
  await row.getByRole('link', { name: 'Practise these' }).click()
  expect(currentAddress()).toBe(`${pagePaths.learnerWords}?words=ewo.today`)
})

it('leads from the sentences that go wrong to a session about them', async () => {
  const summary = await pidginCourse()
  answerFromServer = (path) => {
    if (!path.startsWith('/api/packs')) return Response.json({ courses: [testCourse, summary] })
    return Response.json(path.includes('/wes/') ? pidginUnit : testUnit)
  }
  const wrongWord = { kind: 'build-sentence', verdict: 'wrong', outcome: 'wrong' } as const
  await practise(
    { item: 'wes.s-i-want-water', course: 'wes', skill: 'recall', ...wrongWord },
    { item: 'wes.water', course: 'wes', ...wrongTone },
  )
  await open()
  await page.getByRole('combobox', { name: 'Language' }).selectOptions('All languages')
  const row = page
    .getByRole('listitem')
    .filter({ hasText: 'Meaning · Sentences · Cameroon Pidgin' })
  await expect.element(row.getByText('A wan wata.')).toHaveAttribute('lang', 'wes')
  await row.getByRole('link', { name: 'Practise these' }).click()
  await expect
    .poll(currentAddress)
    .toBe(`${pagePaths.learnerSentences}?sentences=wes.s-i-want-water`)
})

it('of all languages together shows the words of each, and practises them in theirs', async () => {
  answerFromServer = answerAboutTwoCourses
  await practise(
    { item: 'ewo.today', ...wrongTone },
    { item: 'dua.one', course: 'dua', ...wrongTone },
  )
  await open()
  await page.getByRole('combobox', { name: 'Language' }).selectOptions('All languages')
  const row = (language: string) =>
    page.getByRole('listitem').filter({ hasText: `Tones · ${language}` })
  await expect.element(row('Ewondo').getByText('aná')).toHaveAttribute('lang', 'ewo')
  await expect.element(row('Duala').getByText('ewɔ́')).toHaveAttribute('lang', 'dua')
  await row('Duala').getByRole('link', { name: 'Practise these' }).click()
  await expect.element(page.getByText('elsewhere')).toBeVisible()
  expect(currentAddress()).toBe(`${pagePaths.learnerWords}?words=dua.one`)
  expect(await listChosenCourses()).toEqual(['dua', 'ewo'])
})

it('saves the answers of all languages with the words of each', async () => {
  answerFromServer = answerAboutTwoCourses
  await practise({ item: 'ewo.today' }, { item: 'dua.one', course: 'dua', ...wrongTone })
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    saved.push(file as Blob)
    return '#saved'
  })
  onTestFinished(() => {
    vi.restoreAllMocks()
  })
  await open()
  await page.getByRole('combobox', { name: 'Language' }).selectOptions('All languages')
  const work = page.getByRole('listitem').filter({ hasText: 'Tones · Duala' })
  await expect.element(work).toBeVisible()
  await page.getByRole('button', { name: 'Save as CSV' }).click()
  const csv = await saved[0]?.text()
  expect(csv).toContain(',ewo,ewo.today,aná,today,')
  expect(csv).toContain(',dua,dua.one,ewɔ́,one,')
})

it('without a network still shows what is on the device, and says what is missing', async () => {
  await practise({ item: 'ewo.today' })
  isOnline = false
  await open()
  await expect.element(page.getByRole('heading', { name: '1 word met' })).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Practice' })).toBeVisible()
  await expect.element(page.getByText('Please check your connection and try again.')).toBeVisible()
})

it('the same in French', async () => {
  await practise({ item: 'ewo.today', ...wrongTone })
  await open()
  await activateLanguage('fr')
  await expect.element(page.getByRole('region', { name: '1 mot vu' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'M’entraîner' })).toBeVisible()
})

it('a word forgotten too often is listed, and brought back by a tap', async () => {
  const dayMs = 86_400_000
  const start = Date.now() - 400 * dayMs
  const reviewed = (day: number, rating: 1 | 3) => ({
    item: 'ewo.today',
    rating,
    answeredAt: start + day * dayMs,
    id: `00000000-0000-7000-8000-${String(Math.round(day * 10)).padStart(12, '0')}`,
  })
  const forgetting = Array.from({ length: 8 }, (_, time) => [
    reviewed(40 * time, 3),
    reviewed(40 * time + 1, 3),
    reviewed(40 * time + 20, 1),
  ])
  await practise(...forgetting.flat())
  await open()
  const section = page.getByRole('region', { name: 'Words set aside' })
  await expect.element(section.getByText(/^Each was forgotten 8 times or more/)).toBeVisible()
  await expect.element(section.getByText('today · forgotten 8 times')).toBeVisible()
  await section.getByRole('button', { name: 'Bring back: aná' }).click()
  await expect.element(section.getByText('aná will be back in your next session.')).toBeVisible()
  await expect.element(section.getByRole('heading')).toHaveFocus()
  expect(section.getByRole('listitem').elements()).toEqual([])
})
