import { privateConsentVersion, speakerConsentVersion } from '@mboa/contract'
import { expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { newEventId } from '../../../platform/event-id.ts'
import { saveLanguages } from '../../../platform/recording-lists/stored-languages.ts'
import { encodeFlacFile } from '../../../platform/sound/flac-file.ts'
import { openTakeDatabase } from '../../../platform/device-store/take-database.ts'
import { TakeStoreProvider } from '../../../platform/take-store/take-store-provider.tsx'
import {
  deleteVoice,
  saveVoice,
  saveVoiceRecording,
} from '../../../platform/voice-store/voice-store.ts'
import { plugInRoom, sayYes } from '../../../testing/plug-in-microphone.ts'
import { renderAppPart } from '../../../testing/render-app-part.tsx'
import { blocksOfHum, listTakesOf } from '../../../testing/takes-of-device.ts'
import { joinSamples } from '../../../platform/take-store/own-recordings.ts'
import { aUser } from '../../../testing/users.ts'
import { SpeakersScreen } from '../speakers-screen.tsx'

const sampleRate = 48_000

/** Somebody whom the account recorded as a learner, and a word of each of two languages. */
async function savePrivately(userId: string, guardianName: string | null = null) {
  const voice = newEventId()
  await saveVoice(userId, voice, {
    name: 'Mama',
    consentTextVersion: privateConsentVersion,
    consentedAt: 1,
    guardianName,
  })
  const said = []
  for (const [course, hertz] of [
    ['ewo', 210],
    ['dua', 330],
  ] as const) {
    const file = await encodeFlacFile(joinSamples(blocksOfHum(0.6, hertz)), sampleRate)
    const { sha256, sampleCount, bytes } = file
    const about = { voice, course, item: `${course}.day-sunday`, kind: 'word' } as const
    const sound = { recordedAt: 5, sha256, sampleCount, gainDb: 0 }
    const id = newEventId()
    const consent = { consentTextVersion: privateConsentVersion } as const
    await saveVoiceRecording(userId, { id, ...about, ...sound, ...consent }, bytes)
    said.push({ id, sha256 })
  }
  const [ewondo, duala] = said
  if (ewondo === undefined || duala === undefined) throw new Error('Nothing was kept')
  return { voice, ewondo, duala }
}

/** A phone without a network whose account records Ewondo by now. */
async function open(guardianName?: string) {
  const room = plugInRoom()
  const userId = crypto.randomUUID()
  await saveLanguages(userId, ['ewo'])
  const kept = await savePrivately(userId, guardianName)
  const realFetch = globalThis.fetch.bind(globalThis)
  vi.stubGlobal('fetch', (input: RequestInfo, init?: RequestInit) =>
    typeof input === 'string' && input.startsWith('/api/')
      ? Promise.reject(new TypeError('offline'))
      : realFetch(input, init),
  )
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  const show = () =>
    renderAppPart(
      <TakeStoreProvider userId={userId}>
        <SpeakersScreen />
      </TakeStoreProvider>,
      { user: aUser({ id: userId, role: 'recorder' }) },
    )
  return { room, userId, kept, show }
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const learners = () => page.getByRole('checkbox', { name: 'Learners hear my recordings in Mboa.' })

it('gives what somebody said for one learner, once they have agreed to it anew', async () => {
  const { room, userId, kept, show } = await open()
  const screen = await show()
  const mama = page.getByRole('listitem', { name: 'Mama' })
  await expect.element(mama.getByText('1 recording that only you hear')).toBeVisible()
  await button('Ask whether they give them').click()
  await expect
    .element(page.getByRole('textbox', { name: /^Name or pseudonym/ }))
    .toHaveValue('Mama')
  await button('Continue').click()
  await expect
    .element(
      page.getByText(/read this out to Mama. It’s about 1 recording that only you have heard/),
    )
    .toBeVisible()
  for (const box of page.getByRole('checkbox').all()) await expect.element(box).not.toBeChecked()
  await learners().click()
  expect(await listTakesOf(userId)).toEqual([])
  await sayYes(room)
  await button('Agree and continue').click()
  await expect.element(page.getByRole('heading', { name: 'A paper for Mama' })).toBeVisible()
  await button('Done').click()
  await expect
    .element(page.getByText('1 recording has been given. It’s waiting for review.'))
    .toBeVisible()
  const [take, ...others] = await listTakesOf(userId)
  expect(others).toEqual([])
  expect(take).toMatchObject({
    id: kept.ewondo.id,
    recordedAt: 5,
    pending: 1,
    context: { course: 'ewo', item: 'ewo.day-sunday', consentTextVersion: speakerConsentVersion },
  })
  // Sent is the very file that was kept: nothing is lost, and the server stores it once.
  const database = await openTakeDatabase(userId)
  const sound = await database.get('sounds', kept.ewondo.id)
  database.close()
  const { samples = new Float32Array(), sampleRate = 0 } =
    sound === undefined || 'encoded' in sound ? {} : sound.recorded
  const archive =
    sound !== undefined && 'encoded' in sound
      ? sound.encoded.archive
      : await encodeFlacFile(samples, sampleRate)
  expect(archive.sha256).toBe(kept.ewondo.sha256)
  await expect.element(button('Ask whether they give them')).not.toBeInTheDocument()
  // Whoever deletes the private one takes nothing back.
  await deleteVoice(userId, kept.voice)
  await screen.unmount()
  expect(await listTakesOf(userId)).toHaveLength(1)
})

it('has a guardian agree again for a minor, and gives nothing to who goes back', async () => {
  const { userId, show } = await open('Papa Essomba')
  await show()
  await button('Ask whether they give them').click()
  await expect.element(page.getByRole('combobox', { name: 'Age' })).toHaveValue('under-18')
  await button('Continue').click()
  const guardian = page.getByRole('textbox', { name: /^Name of the parent or guardian/ })
  await expect.element(guardian).toHaveValue('')
  await button('Not now').click()
  await expect
    .element(page.getByRole('textbox', { name: /^Name or pseudonym/ }))
    .toHaveValue('Mama')
  await button('Cancel').click()
  await expect.element(button('Ask whether they give them')).toBeVisible()
  expect(await listTakesOf(userId)).toEqual([])
})
