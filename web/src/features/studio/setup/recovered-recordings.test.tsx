import { api, addressOf } from '@mboa/contract'
import type { RecordingPrompt } from '@mboa/domain'
import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { activateLanguage } from '../../../i18n/messages.ts'
import '../../../exercises/session/quiet-page.css'
import { newEventId } from '../../../platform/event-id.ts'
import { joinSamples } from '../../../platform/take-store/own-recordings.ts'
import { TakeStoreProvider } from '../../../platform/take-store/take-store-provider.tsx'
import { complaints } from '../../../testing/complaints.ts'
import { failWrites } from '../../../testing/fill-device.ts'
import { renderAppPart } from '../../../testing/render-app-part.tsx'
import { stubNetwork, succeed } from '../../../testing/stub-network.ts'
import {
  blocksOfHum,
  keepSpeaker,
  openOwnTakes,
  takeContext,
} from '../../../testing/takes-of-device.ts'
import { testCourse, testUnit } from '../../../testing/test-course.ts'
import { aUser } from '../../../testing/users.ts'
import '../studio.css'
import { RecoveredRecordings } from './recovered-recordings.tsx'

const concept: RecordingPrompt = {
  item: 'ewo.concept-hoe',
  kind: 'word',
  text: null,
  gloss: { en: 'hoe', fr: 'une houe' },
  state: 'missing',
}
const answers = {
  [api.listCourses.path]: succeed({ courses: [testCourse] }),
  [addressOf(api.readUnitPacks, {
    params: { course: 'ewo', units: testUnit.unit, revisions: 'r1' },
  })]: succeed(testUnit),
}

/** What a tab that is gone leaves: a recording that nobody ended. */
async function leaveBehind(userId: string, item: string, seconds = 1) {
  const database = await openOwnTakes(userId)
  const recording = {
    id: newEventId(),
    context: { ...takeContext, item },
    sampleRate: 48_000,
    recordedAt: 1_790_000_000_000,
  }
  await database.put('recordings', recording)
  await database.put('chunks', joinSamples(blocksOfHum(seconds)), [recording.id, 0])
  return database
}

const open = (id: string) =>
  renderAppPart(
    <TakeStoreProvider userId={id}>
      <main className="quiet-page">
        <RecoveredRecordings prompts={[concept]} htmlLang="ewo" />
      </main>
    </TakeStoreProvider>,
    { user: aUser({ id, role: 'recorder' }) },
  )

it('names an interrupted recording by its word, and keeps it as a take', async () => {
  const id = crypto.randomUUID()
  const database = await leaveBehind(id, 'ewo.tomorrow')
  stubNetwork(answers)
  const screen = await open(id)
  await expect.element(screen.getByText('okírí')).toHaveAttribute('lang', 'ewo')
  await expect.element(screen.getByText(/ewo\.tomorrow/)).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Keep it' }).click()
  await expect.element(screen.getByText('okírí')).not.toBeInTheDocument()
  expect((await database.getAll('takes')).map(({ context }) => context.item)).toEqual([
    'ewo.tomorrow',
  ])
  expect(await database.count('recordings')).toBe(0)
})

it.each([
  ['QuotaExceededError', /^This device is full\. Nothing is lost: free up some space/],
  ['UnknownError', /^This device’s storage isn’t responding\. Nothing is lost: try again/],
])('says why a store with %s keeps no take, and keeps it once it can', async (name, said) => {
  const id = crypto.randomUUID()
  await leaveBehind(id, 'ewo.tomorrow')
  stubNetwork(answers)
  const screen = await open(id)
  await expect.element(screen.getByText('okírí')).toBeVisible()
  const mend = failWrites(name)
  await screen.getByRole('button', { name: 'Keep it' }).click()
  await expect.element(screen.getByText(said)).toBeVisible()
  mend()
  await screen.getByRole('button', { name: 'Keep it' }).click()
  await expect.element(screen.getByText('okírí')).not.toBeInTheDocument()
  complaints.length = 0
})

it('says whose voice it is, on a phone of several', async () => {
  const id = crypto.randomUUID()
  const database = await leaveBehind(id, concept.item)
  const speaker = await keepSpeaker(database, 'Ma Ngono')
  const [recording] = await database.getAll('recordings')
  if (recording === undefined) throw new Error('Nothing was left behind')
  await database.put('recordings', { ...recording, context: { ...takeContext, speaker } })
  stubNetwork(answers)
  const screen = await open(id)
  await expect.element(screen.getByText('Ma Ngono', { exact: true })).toBeVisible()
})

it('names a concept by its meaning, and lets it go', async () => {
  const id = crypto.randomUUID()
  const database = await leaveBehind(id, concept.item)
  stubNetwork(answers)
  const screen = await open(id)
  await expect.element(screen.getByText('hoe', { exact: true })).toBeVisible()
  await screen.getByRole('button', { name: 'Delete it' }).click()
  await expect.element(screen.getByRole('heading')).not.toBeInTheDocument()
  expect(await database.count('recordings')).toBe(0)
  expect(await database.getAll('takes')).toEqual([])
})

it('fits on a phone in French, and says of one alone that it plays', async () => {
  await page.viewport(360, 740)
  const id = crypto.randomUUID()
  // Long enough to be seen playing.
  await leaveBehind(id, 'ewo.tomorrow', 20)
  await leaveBehind(id, 'ewo.today', 20)
  stubNetwork(answers)
  await activateLanguage('fr')
  onTestFinished(() => activateLanguage('en'))
  const screen = await open(id)
  await expect.element(screen.getByText('aná')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  await screen.getByRole('button', { name: 'Écouter' }).first().click()
  await expect
    .poll(() => screen.getByRole('button', { name: 'Arrêter' }).elements())
    .toHaveLength(1)
})
