import { api, pagePaths, type ReportAnswers, type TakeCounts } from '@mboa/contract'
import { testId } from '@mboa/domain/testing'
import { afterEach, expect, it, vi } from 'vitest'
import { activateLanguage } from '../../../i18n/messages.ts'
import { readAppVersion } from '../../../platform/sync/app-version.ts'
import { settledByKey } from '../../../platform/sync/apply-sync.ts'
import { withLearnerDatabase } from '../../../platform/device-store/learner-database.ts'
import { refusedKey } from '../../../platform/device-store/outbox.ts'
import { PracticeProvider } from '../../../platform/practice-store/practice-provider.tsx'
import { renderAppPart } from '../../../testing/render-app-part.tsx'
import { lastSentTo, stubNetwork, succeed, unreachable } from '../../../testing/stub-network.ts'
import { aUser } from '../../../testing/users.ts'
import { Notifications } from '../notifications.tsx'

afterEach(() => {
  vi.restoreAllMocks()
  return activateLanguage('en')
})

const takes = (state: 'approved' | 'sent-back', count: number) =>
  ({ course: 'ewo', dialect: null, kind: 'word', state, count }) as const
const counts = (approved: number, toRecordAgain: number): TakeCounts => ({
  counts: [takes('approved', approved), takes('sent-back', toRecordAgain)],
  toRecordAgain,
  decidedSince: { approved: 0, sentBack: 0 },
  toReview: [],
})
const answers = (...kinds: ReportAnswers['answers'][number]['answer'][]): ReportAnswers => ({
  answers: kinds.map((answer, nth) => ({
    report: testId(nth + 1),
    course: 'ewo',
    item: 'ewo.today',
    answer,
    answeredAt: nth + 1,
  })),
  decided: [],
})

async function openBell(role: 'learner' | 'recorder', id = crypto.randomUUID()) {
  const screen = await renderAppPart(<Notifications />, { user: aUser({ id, role }) })
  await screen.getByRole('button', { name: /^Notifications: \d/ }).click()
  return screen
}

it('hears of recordings once there is a network', async () => {
  let isOnline = false
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  const sent = stubNetwork({
    [api.countTakes.path]: (body) => (isOnline ? succeed(counts(0, 1))(body) : 'unreachable'),
  })
  const screen = await renderAppPart(<Notifications />, { user: aUser({ role: 'recorder' }) })
  await vi.waitFor(() => expect(lastSentTo(sent, api.countTakes.path)).toBeDefined())
  isOnline = true
  window.dispatchEvent(new Event('online'))
  await expect.element(screen.getByRole('button', { name: 'Notifications: 1' })).toBeVisible()
})

it('recorders hear of recordings that were sent back and approved', async () => {
  stubNetwork({ [api.countTakes.path]: succeed(counts(2, 1)) })
  const screen = await openBell('recorder')
  await expect
    .element(screen.getByRole('link', { name: '1 recording was sent back' }))
    .toHaveAttribute('href', `${pagePaths.recorderRecordings}?state=sent-back`)
  await expect.element(screen.getByText('2 recordings were approved')).toBeVisible()
})

it('an approval that was dismissed is not shown again; a further one is', async () => {
  const id = crypto.randomUUID()
  stubNetwork({ [api.countTakes.path]: succeed(counts(2, 0)) })
  const first = await openBell('recorder', id)
  await first.getByRole('button', { name: 'Dismiss' }).click()
  await expect.element(first.getByText('Nothing new')).toBeVisible()
  await first.unmount()

  stubNetwork({ [api.countTakes.path]: succeed(counts(3, 0)) })
  const second = await openBell('recorder', id)
  await expect.element(second.getByText('1 recording was approved')).toBeVisible()
})

it('learners hear what became of the sound they asked for or complained of', async () => {
  stubNetwork({ [api.listReportAnswers.path]: succeed(answers('recorded', 'recorded', 'removed')) })
  const screen = await openBell('learner')
  await expect.element(screen.getByText('You can now hear 2 words you asked for')).toBeVisible()
  await expect.element(screen.getByText('1 recording you reported was removed')).toBeVisible()
  await screen.getByRole('button', { name: 'Dismiss' }).click()
  await expect.element(screen.getByText('Nothing new')).toBeVisible()
})

it.each([
  [
    'en',
    'You were right in 1 report: thank you!',
    '“okíri”',
    'Notifications: 1',
    'Dismiss',
    'Nothing new',
  ],
  [
    'fr',
    'Vous aviez raison dans 1 signalement\u00A0: merci\u00A0!',
    '«\u00A0okíri\u00A0»',
    'Notifications\u00A0: 1',
    'Masquer',
    'Rien de nouveau',
  ],
] as const)('learners hear once what was decided of what they reported, in %s', async (...row) => {
  const [language, right, word, bell, dismiss, nothing] = row
  await activateLanguage(language)
  const one = { course: 'ewo', item: 'ewo.tomorrow', text: 'okíri', decidedAt: 5 }
  const decided = [{ ...one, decision: 'agreed' as const }]
  stubNetwork({ [api.listReportAnswers.path]: succeed({ answers: [], decided }) })
  const id = crypto.randomUUID()
  const screen = await renderAppPart(<Notifications />, { user: aUser({ id }) })
  await screen.getByRole('button', { name: bell }).click()
  await expect
    .element(screen.getByRole('link', { name: right }))
    .toHaveAttribute('href', `${pagePaths.learnerSearch}/ewo.tomorrow`)
  await expect.element(screen.getByText(word)).toBeVisible()
  await screen.getByRole('button', { name: dismiss }).click()
  await expect.element(screen.getByText(nothing)).toBeVisible()
  await screen.unmount()
  // The next one is told, what was put away is not.
  const next = {
    ...one,
    item: 'ewo.today',
    text: null,
    decidedAt: 6,
    decision: 'declined' as const,
  }
  stubNetwork({
    [api.listReportAnswers.path]: succeed({ answers: [], decided: [...decided, next] }),
  })
  const later = await renderAppPart(<Notifications />, { user: aUser({ id }) })
  await later.getByRole('button', { name: bell }).click()
  const stays = language === 'en' ? /it stays as it is$/ : /cela reste tel quel$/
  await expect.element(later.getByRole('link', { name: stays })).toBeVisible()
  await expect.element(later.getByText(right)).not.toBeInTheDocument()
})

it('says it in French', async () => {
  await activateLanguage('fr')
  stubNetwork({ [api.countTakes.path]: succeed(counts(0, 2)) })
  const screen = await renderAppPart(<Notifications />, { user: aUser({ role: 'recorder' }) })
  await screen.getByRole('button', { name: /^Notifications/ }).click()
  await expect.element(screen.getByText('2 enregistrements sont à refaire')).toBeVisible()
})

it('without the server there is nothing new, and nothing is wrong', async () => {
  const sent = stubNetwork({ [api.countTakes.path]: unreachable })
  const screen = await renderAppPart(<Notifications />, { user: aUser({ role: 'recorder' }) })
  await expect.poll(() => sent.length).toBe(1)
  await screen.getByRole('button', { name: 'Notifications' }).click()
  await expect.element(screen.getByText('Nothing new')).toBeVisible()
})

it('learners hear of answers that the server refused, until they put that away', async () => {
  const id = crypto.randomUUID()
  await withLearnerDatabase(id, async (database) => {
    await database.put('values', readAppVersion(), settledByKey)
    await database.put('values', [testId(1), testId(2)], refusedKey)
  })
  stubNetwork({
    [api.listReportAnswers.path]: succeed(answers()),
    [api.syncPractice.path]: unreachable,
  })
  const screen = await renderAppPart(
    <PracticeProvider userId={id}>
      <Notifications />
    </PracticeProvider>,
    { user: aUser({ id }) },
  )
  await screen.getByRole('button', { name: 'Notifications: 1' }).click()
  await expect.element(screen.getByText('2 of your answers didn’t reach us')).toBeVisible()
  await screen.getByRole('button', { name: 'Dismiss' }).click()
  await expect.element(screen.getByText('Nothing new')).toBeVisible()
})
