import { pagePaths } from '@mboa/contract'
import { buildReview } from '@mboa/domain/testing'
import type { HeardTone } from '@mboa/domain'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { activateLanguage } from '../../../i18n/messages.ts'
import { openLearnerDatabase } from '../../../platform/device-store/learner-database.ts'
import { putInOutbox } from '../../../platform/device-store/outbox.ts'
import { PracticeProvider } from '../../../platform/practice-store/practice-provider.tsx'
import { renderAppPart } from '../../../testing/render-app-part.tsx'
import { answerAboutTestCourse } from '../../../testing/test-course.ts'
import { aUser } from '../../../testing/users.ts'
import { ProgressScreen } from '../progress-screen.tsx'

let userId: string
beforeEach(() => {
  userId = crypto.randomUUID()
  vi.stubGlobal('fetch', (path: string) => Promise.resolve(answerAboutTestCourse(path)))
})
afterEach(() => {
  vi.unstubAllGlobals()
})

async function train(...trials: HeardTone[]) {
  const database = await openLearnerDatabase(userId)
  const answeredAt = Date.now() - 60_000
  const setting = { type: 'setting', name: 'current-course', value: 'ewo' } as const
  await putInOutbox(database, [
    { ...setting, id: crypto.randomUUID(), answeredAt },
    ...trials.map((heard, nth) =>
      buildReview({
        id: crypto.randomUUID(),
        course: 'ewo',
        item: 'ewo.tone:high-low',
        skill: 'tone',
        kind: 'tones-which-form',
        answeredAt: answeredAt + nth,
        ...(heard.tone !== heard.as && { rating: 1, verdict: 'tone', outcome: 'wrong' }),
        heard,
      }),
    ),
  ])
  database.close()
}

const open = () =>
  renderAppPart(
    <PracticeProvider userId={userId}>
      <ProgressScreen />
    </PracticeProvider>,
    { user: aUser({ id: userId }), path: pagePaths.learnerProgress },
  )

const heard: HeardTone[] = [
  { word: 'ewo.today', tone: 'high', as: 'high', voice: 0 },
  { word: 'ewo.tomorrow', tone: 'high', as: 'low', voice: 0 },
  { word: 'ewo.tomorrow', tone: 'high', as: 'low', voice: 1 },
  { word: 'ewo.yesterday', tone: 'low', as: 'low', voice: 0 },
  // Given up: it was taken for nothing.
  { word: 'ewo.yesterday', tone: 'low', voice: 0 },
]

it('shows for each contrast what was taken for what, with the words behind it', async () => {
  await train(...heard)
  await open()
  const table = page.getByRole('group', { name: 'high or low' })
  await expect.element(table.getByText(/^Right: 2 of 5 · No answer: 1$/)).toBeVisible()
  await expect.element(table.getByRole('row', { name: 'high 1 2' })).toBeVisible()
  await expect.element(table.getByRole('row', { name: 'low 0 1' })).toBeVisible()
  await table.getByText('The words behind it').click()
  const confused = table.getByRole('listitem').filter({ hasText: 'high, heard as low' })
  await expect.element(confused.getByText('okírí')).toHaveAttribute('lang', 'ewo')
})

it('counts what was trained as practice, and as no mistake in a word', async () => {
  await train(...heard)
  await open()
  await expect.element(page.getByRole('region', { name: 'Your answers' })).toBeVisible()
  expect(page.getByRole('heading', { name: 'What to work on' }).elements()).toEqual([])
})

it('speaks French', async () => {
  await activateLanguage('fr')
  onTestFinished(() => activateLanguage('en'))
  await train(...heard)
  await open()
  const table = page.getByRole('group', { name: 'haut ou bas' })
  await expect.element(table.getByText(/^Juste\s: 2 sur 5 · Sans réponse\s: 1$/)).toBeVisible()
})
