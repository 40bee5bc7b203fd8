import { api, consentTextVersion, speakerConsentVersion } from '@mboa/contract'
import { hummedWord, writeWav } from '@mboa/domain/testing'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { TakeDatabase } from '../../../platform/device-store/take-database.ts'
import { newEventId } from '../../../platform/event-id.ts'
import { chooseSpeaker } from '../../../platform/speaker-store/current-speaker.ts'
import {
  deleteSpeaker,
  saveConsent,
  saveSpeaker,
  withdrawSpeaker,
} from '../../../platform/speaker-store/speaker-store.ts'
import { startRecorderServer } from '../../../testing/recorder-server.ts'
import { listTakesOf, openOwnTakes } from '../../../testing/takes-of-device.ts'
import { openRecordings } from '../testing/open-recordings.tsx'

const wav = (name: string) => new File([writeWav([hummedWord(44_100)], 44_100)], name)
const button = (name: string | RegExp) => page.getByRole('button', { name })

async function choose(container: Element, ...files: File[]) {
  await expect.element(button('Choose files')).toBeVisible()
  const [input] = container.querySelectorAll('input[type=file]')
  if (input === undefined) throw new Error('There is nothing to choose a file with')
  await userEvent.upload(input, files)
}

/** Somebody who speaks on this device and has agreed, by their id. */
async function addElder(database: TakeDatabase): Promise<string> {
  const id = newEventId()
  await saveSpeaker(database, id, {
    name: 'Ma Ngono',
    isNamed: false,
    ageBand: '60-over',
    sex: 'female',
    village: null,
    dialect: 'Yezum',
    codeHash: null,
  })
  await saveConsent(database, id, {
    sound: { bytes: Uint8Array.of(1, 2, 3), sha256: 'a'.repeat(64), sampleCount: 3 },
    given: {
      consent: newEventId(),
      textVersion: speakerConsentVersion,
      language: 'fr',
      learners: true,
      openData: null,
      research: false,
      syntheticVoices: false,
      staysAlone: false,
      guardianName: null,
      givenAt: 5,
    },
  })
  return id
}

/** A recorder whose own consent is missing or stands, on a device that sends nothing. */
async function startPhone(hasConsent: boolean) {
  const userId = newEventId()
  const database = await openOwnTakes(userId)
  const elder = await addElder(database)
  startRecorderServer({
    userId,
    hasConsent,
    more(call) {
      if (call.startsWith('PUT ') || call.includes(api.listSpeakers.path)) {
        throw new TypeError('Failed to fetch')
      }
      return undefined
    },
  })
  return { userId, database, elder }
}

it('makes takes of who speaks, by their consent, where the recorder has given none', async () => {
  const { userId, elder } = await startPhone(false)
  chooseSpeaker(userId, elder)
  const { container } = await openRecordings(userId, 'upload')
  await expect
    .element(page.getByRole('link', { name: 'Ma Ngono is speaking. Someone else?' }))
    .toBeVisible()
  await choose(container, wav('angoge.wav'))
  await expect.element(page.getByText('Ma Ngono is speaking.', { exact: true })).toBeVisible()
  await button('Send 1 recording').click()
  await expect.element(page.getByText(/^1 recording is saved on this device/)).toBeVisible()
  expect((await listTakesOf(userId)).map(({ context }) => context)).toMatchObject([
    {
      item: 'ewo.yesterday',
      speaker: elder,
      consentTextVersion: speakerConsentVersion,
      dialect: 'Yezum',
    },
  ])
})

it('keeps each file whose voice it was when it was chosen, whoever speaks later', async () => {
  const { userId, database, elder } = await startPhone(true)
  chooseSpeaker(userId, elder)
  const { container } = await openRecordings(userId, 'upload')
  await choose(container, wav('angoge.wav'))
  await expect.element(button('Send 1 recording')).toBeVisible()
  chooseSpeaker(userId, undefined)
  await expect
    .element(page.getByRole('link', { name: 'You’re speaking. Someone else?' }))
    .toBeVisible()
  await choose(container, wav('okiri.wav'))
  await expect.element(button('Send 2 recordings')).toBeVisible()
  // What they agree to no more waits; what is one’s own is sent.
  await withdrawSpeaker(database, elder)
  chooseSpeaker(userId, undefined)
  await page.getByRole('link', { name: 'Mine' }).click()
  await page.getByRole('link', { name: 'Upload' }).click()
  await expect.element(page.getByText(/^Ma Ngono is speaking, but hasn’t agreed/)).toBeVisible()
  await button('Send 1 recording').click()
  await expect.element(page.getByText(/^1 recording is saved on this device/)).toBeVisible()
  const takes = await listTakesOf(userId)
  expect(takes.map(({ context }) => [context.item, context.speaker])).toEqual([
    ['ewo.tomorrow', undefined],
  ])
  expect(takes[0]?.context.consentTextVersion).toBe(consentTextVersion)
})

it('asks for a consent of one’s own only where one speaks', async () => {
  const { userId } = await startPhone(false)
  await openRecordings(userId, 'upload')
  await expect.element(page.getByRole('link', { name: 'Read and decide' })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'You’re speaking. Someone else?' }))
    .toBeVisible()
})

it('goes with who spoke, where they are deleted', async () => {
  const { userId, database, elder } = await startPhone(true)
  chooseSpeaker(userId, elder)
  const { container } = await openRecordings(userId, 'upload')
  await choose(container, wav('angoge.wav'))
  await expect.element(button('Send 1 recording')).toBeVisible()
  await deleteSpeaker(database, elder)
  expect([await database.count('uploads'), await database.count('files')]).toEqual([0, 0])
})
