import { api, pagePaths, type TakeCounts } from '@mboa/contract'
import { expect, it, onTestFinished, vi } from 'vitest'
import { activateLanguage } from '../../../i18n/messages.ts'
import { TakeStoreProvider } from '../../../platform/take-store/take-store-provider.tsx'
import { renderAppPart } from '../../../testing/render-app-part.tsx'
import { stubNetwork, succeed, unreachable } from '../../../testing/stub-network.ts'
import { openOwnTakes, recordTake } from '../../../testing/takes-of-device.ts'
import { testCourse } from '../../../testing/test-course.ts'
import { aUser } from '../../../testing/users.ts'
import { RecordedSoFar } from './recorded-so-far.tsx'

const count = (dialect: string | null, state: TakeCounts['counts'][number]['state'], of: number) =>
  ({ course: 'ewo', dialect, kind: 'word', state, count: of }) as const

const counted: TakeCounts = {
  counts: [
    count(null, 'received', 3),
    count('Bene', 'received', 2),
    count('Bene', 'approved', 8),
    count('Bene', 'sent-back', 4),
    count('Bene', 'withdrawn', 50),
  ],
  toRecordAgain: 4,
  decidedSince: { approved: 0, sentBack: 0 },
  toReview: [],
}
const answers = {
  [api.listCourses.path]: succeed({ courses: [testCourse] }),
  [api.countTakes.path]: succeed(counted),
  [`${api.listTakes.path}?after=`]: succeed({
    takes: [],
    mark: 'none',
    epoch: 'first',
    more: false,
  }),
}

const open = (id: string = crypto.randomUUID()) =>
  renderAppPart(
    <TakeStoreProvider userId={id}>
      <RecordedSoFar />
    </TakeStoreProvider>,
    { user: aUser({ id, role: 'recorder' }) },
  )

it.each([
  ['en', 'Ewondo so far', ['17', '5', '8', '4'], 'Bene: 14 recorded, 2 waiting, 8 approved'],
  ['fr', 'Jusqu’ici : Éwondo', ['17', '5', '8', '4'], 'Bene : 14 enregistrés, 2 en attente'],
] as const)('counts by state, and by dialect, in %s', async (language, name, totals, dialect) => {
  await activateLanguage(language)
  stubNetwork(answers)
  const screen = await open()
  const part = screen.getByRole('region', { name })
  for (const total of totals) {
    await expect.element(part.getByText(total, { exact: true })).toBeVisible()
  }
  await expect.element(part.getByText(dialect, { exact: false })).toBeVisible()
  await expect
    .element(part.getByRole('link'))
    .toHaveAttribute('href', `${pagePaths.recorderRecordings}?state=sent-back`)
})

it.each([
  ['en', '3 recordings are waiting to be heard', 'Ewondo'],
  ['fr', '3 enregistrements attendent d’être écoutés', 'Éwondo'],
] as const)('leads to what others recorded and nobody has heard, in %s', async (...row) => {
  const [language, waits, name] = row
  await activateLanguage(language)
  const toReview = [
    { course: 'ewo', count: 3 },
    { course: 'dua', count: 0 },
  ]
  stubNetwork({ ...answers, [api.countTakes.path]: succeed({ ...counted, toReview }) })
  const screen = await open()
  const link = screen.getByRole('link', { name: waits })
  await expect
    .element(link)
    .toHaveAttribute('href', `${pagePaths.recorderRecordings}?tab=review&course=ewo`)
  await expect.element(screen.getByText(name, { exact: true })).toBeVisible()
  expect(screen.getByRole('link', { name: /^0/ }).elements()).toEqual([])
})

it('shows what is still on this device, and tries the counts again', async () => {
  const id = crypto.randomUUID()
  await recordTake(await openOwnTakes(id))
  stubNetwork({ ...answers, [api.countTakes.path]: unreachable })
  const screen = await open(id)
  await expect.element(screen.getByText('1 recording is still on this device.')).toBeVisible()
  const again = screen.getByRole('button', { name: 'Try again' })
  await expect.element(again).toBeVisible()
  stubNetwork(answers)
  await again.click()
  await expect.element(screen.getByRole('region', { name: 'Ewondo so far' })).toBeVisible()
})

it.each([
  ['en', 12, '12 people heard you this week. Thank you!'],
  ['en', 'few', 'Your recordings were heard this week. Thank you!'],
  ['fr', 12, '12 personnes ont écouté vos enregistrements cette semaine. Merci\u00A0!'],
] as const)('thanks in %s with who heard the recordings: %s', async (language, heardBy, thanks) => {
  await activateLanguage(language)
  stubNetwork({ ...answers, [api.countTakes.path]: succeed({ ...counted, heardBy }) })
  const id = crypto.randomUUID()
  const screen = await open(id)
  await expect.element(screen.getByText(thanks)).toBeVisible()
  await screen.unmount()
  // What was counted a while ago is not this week's.
  stubNetwork({ ...answers, [api.countTakes.path]: unreachable })
  const later = await open(id)
  await expect.element(later.getByRole('region')).toBeVisible()
  await expect.element(later.getByText(thanks)).not.toBeInTheDocument()
})

it('says that the server is down where takes wait for it, in both languages', async () => {
  const id = crypto.randomUUID()
  await recordTake(await openOwnTakes(id), 'ewo.today')
  const down = () => new Response('nginx', { status: 502 })
  vi.stubGlobal('fetch', (path: string, request?: RequestInit) => {
    if (request?.method === 'PUT') return Promise.resolve(down())
    if (path === api.countTakes.path) return Promise.resolve(Response.json(counted))
    if (path === api.listCourses.path)
      return Promise.resolve(Response.json({ courses: [testCourse] }))
    return Promise.resolve(
      path.startsWith(`${api.listTakes.path}?after=`)
        ? Response.json({ takes: [], mark: 'none', more: false })
        : down(),
    )
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  const screen = await open(id)
  const banner = screen.getByText('1 recording is still on this device.')
  await expect.element(banner).toBeVisible()
  await expect.element(screen.getByText(/The server can’t take anything right now\./)).toBeVisible()
  await activateLanguage('fr')
  await expect.element(screen.getByText(/Le serveur ne peut rien recevoir/)).toBeVisible()
})

it('sorts dialects as the language of the interface orders letters, and none last', async () => {
  const counts = [null, 'Yezum', 'eton', 'Évouzok', 'Bene'].map((dialect) =>
    count(dialect, 'received', 1),
  )
  stubNetwork({ ...answers, [api.countTakes.path]: succeed({ ...counted, counts }) })
  const screen = await open()
  await expect.element(screen.getByText(/^Évouzok: 1 recorded/)).toBeVisible()
  const names = screen
    .getByText(/: 1 recorded/)
    .elements()
    .map(({ textContent }) => textContent.split(':')[0])
  expect(names).toEqual(['Bene', 'eton', 'Évouzok', 'Yezum', 'No dialect given'])
})
