import { pagePaths, privateConsentVersion } from '@mboa/contract'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { newEventId } from '../../../platform/event-id.ts'
import { backState, recordVoicesPath } from '../../../platform/navigation/learner-addresses.ts'
import { PracticeProvider } from '../../../platform/practice-store/practice-provider.tsx'
import { saveVoice, saveVoiceRecording } from '../../../platform/voice-store/voice-store.ts'
import { complaints, takeComplaint } from '../../../testing/complaints.ts'
import { failWrites, storageTroubles } from '../../../testing/fill-device.ts'
import { currentAddress, renderAppPart } from '../../../testing/render-app-part.tsx'
import { answerAboutTestCourse } from '../../../testing/test-course.ts'
import { VoicesScreen } from './voices-screen.tsx'

let userId: string

beforeEach(() => {
  userId = crypto.randomUUID()
  vi.stubGlobal('fetch', (path: string) =>
    path.includes('private')
      ? Promise.reject(new TypeError('offline'))
      : Promise.resolve(answerAboutTestCourse(path)),
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

/** Somebody who has said these words before. */
async function saveSpeaker(name: string, ...said: string[]) {
  const voice = newEventId()
  await saveVoice(userId, voice, {
    name,
    consentTextVersion: privateConsentVersion,
    consentedAt: 1,
    guardianName: null,
  })
  for (const item of said) {
    const about = { voice, course: 'ewo', item, kind: 'word', recordedAt: 1 } as const
    const sound = { sha256: 'a'.repeat(64), sampleCount: 1, gainDb: 0 }
    const recording = { id: newEventId(), ...about, ...sound }
    await saveVoiceRecording(
      userId,
      { ...recording, consentTextVersion: privateConsentVersion },
      new Uint8Array(1),
    )
  }
}

const words = ['ewo.yesterday', 'ewo.today', 'ewo.tomorrow']
const open = (items: readonly string[], state?: object) =>
  renderAppPart(
    <PracticeProvider userId={userId}>
      <VoicesScreen />
    </PracticeProvider>,
    { path: recordVoicesPath(items), state },
  )
const shown = (text: string) => page.getByRole('region', { name: text })

it('passes over what this person has said already, and asks another person for all', async () => {
  await saveSpeaker('Grandmother', 'ewo.yesterday')
  await saveSpeaker('Uncle')
  const first = await open(words)
  await page.getByRole('button', { name: 'Grandmother' }).click()
  await expect.element(page.getByText('1 of 2')).toBeVisible()
  await expect.element(shown('aná')).toBeVisible()
  await first.unmount()
  await open(words)
  await page.getByRole('button', { name: 'Uncle' }).click()
  await expect.element(page.getByText('1 of 3')).toBeVisible()
  await expect.element(shown('angogé')).toBeVisible()
})

it('says so where this person has said all of it, and leads back to where it was asked for', async () => {
  await saveSpeaker('Grandmother', ...words)
  await open(words, { [backState]: pagePaths.learnerLessons })
  await page.getByRole('button', { name: 'Grandmother' }).click()
  await expect
    .element(page.getByRole('heading', { name: 'Everything is already recorded' }))
    .toBeVisible()
  await page.getByRole('button', { name: 'Done' }).click()
  expect(currentAddress()).toBe(pagePaths.learnerLessons)
})

it('lets a word that was asked for alone be said again', async () => {
  await saveSpeaker('Grandmother', 'ewo.today')
  await open(['ewo.today'])
  await page.getByRole('button', { name: 'Grandmother' }).click()
  await expect.element(shown('aná')).toBeVisible()
})

it.each(storageTroubles)(
  'says why a store with %s keeps no consent, and what was typed stays',
  async (name, said) => {
    await open(['ewo.today'])
    const consent = page.getByLabelText('What do you call this person? (optional)')
    await consent.fill('Grandmother')
    await page.getByRole('checkbox').last().click()
    failWrites(name)
    await page.getByRole('button', { name: 'Agree and continue' }).click()
    await expect.element(page.getByRole('alert').getByText(said)).toBeVisible()
    await expect.element(consent).toHaveValue('Grandmother')
    await takeComplaint('keeping what a voice agreed to')
    complaints.length = 0
  },
)
