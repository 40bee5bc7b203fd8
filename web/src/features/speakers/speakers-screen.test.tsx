import { api, pagePaths } from '@mboa/contract'
import { makeSpeakerCode, readSpeakerCode, spaceSpeakerCode, speakerCodeBytes } from '@mboa/domain'
import { expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { activateLanguage } from '../../i18n/messages.ts'
import { openTakeDatabase } from '../../platform/device-store/take-database.ts'
import { readCurrentSpeaker } from '../../platform/speaker-store/current-speaker.ts'
import { listSpeakersHere } from '../../platform/speaker-store/speaker-store.ts'
import { TakeStoreProvider } from '../../platform/take-store/take-store-provider.tsx'
import { complaints } from '../../testing/complaints.ts'
import {
  failWrites,
  fillDevice,
  fillDeviceUntilDropped,
  storageTroubles,
} from '../../testing/fill-device.ts'
import { giveVoices } from '../../testing/device-voices.ts'
import { plugInRoom, sayYes } from '../../testing/plug-in-microphone.ts'
import { readQrCode } from '../../testing/read-qr-code.ts'
import { renderAppPart } from '../../testing/render-app-part.tsx'
import { lastSentTo, refuse, stubNetwork, succeed } from '../../testing/stub-network.ts'
import { keepSpeaker, openOwnTakes } from '../../testing/takes-of-device.ts'
import { aUser } from '../../testing/users.ts'
import { SpeakerCodeScreen } from './speaker-code-screen.tsx'
import { SpeakerPaper } from './speaker-paper.tsx'
import { SpeakersScreen } from './speakers-screen.tsx'

const scannedCode = makeSpeakerCode(new Uint8Array(speakerCodeBytes).fill(11))

/** A recorder's phone without a network, and its microphone in a quiet room. */
async function openSpeakers() {
  const room = plugInRoom()
  const id = crypto.randomUUID()
  const realFetch = globalThis.fetch.bind(globalThis)
  vi.stubGlobal('fetch', (input: RequestInfo, init?: RequestInit) =>
    typeof input === 'string' && input.startsWith('/api/')
      ? Promise.reject(new TypeError('offline'))
      : realFetch(input, init),
  )
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  await renderAppPart(
    <TakeStoreProvider userId={id}>
      <SpeakersScreen />
    </TakeStoreProvider>,
    { user: aUser({ id, role: 'recorder' }) },
  )
  const here = async () => {
    const database = await openTakeDatabase(id)
    try {
      return await listSpeakersHere(database)
    } finally {
      database.close()
    }
  }
  return { id, room, here }
}

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })

async function fillIn(name: string, age = '') {
  await button('Add someone').click()
  await page.getByRole('textbox', { name: /^Name or pseudonym/ }).fill(name)
  await page.getByRole('combobox', { name: 'Age' }).selectOptions(age)
  await button('Continue').click()
}

async function agree(room: Parameters<typeof sayYes>[0]) {
  await page.getByRole('checkbox', { name: 'Learners hear my recordings in Mboa.' }).click()
  await sayYes(room)
}

it('asks somebody new without a network: nothing ticked, and said aloud', async () => {
  const { id, room, here } = await openSpeakers()
  await fillIn('Ma Ngono')
  for (const box of page.getByRole('checkbox').all()) await expect.element(box).not.toBeChecked()
  await button('Agree and continue').click()
  await expect.element(page.getByText('Nobody can be recorded without this.')).toBeVisible()
  await expect
    .element(page.getByText('They need to say it aloud before you can record them.'))
    .toBeVisible()
  await page.getByRole('checkbox', { name: 'Learners hear my recordings in Mboa.' }).click()
  await expect
    .element(page.getByText('Nobody can be recorded without this.'))
    .not.toBeInTheDocument()
  await sayYes(room)
  // Nothing is asked for any more that has been done.
  await expect
    .element(page.getByText('They need to say it aloud before you can record them.'))
    .not.toBeInTheDocument()
  expect(await here()).toEqual([])
  await button('Agree and continue').click()
  await expect.element(page.getByRole('heading', { name: 'A paper for Ma Ngono' })).toBeVisible()
  const written = document.querySelector('.speaker-paper .code')?.textContent ?? ''
  expect(readSpeakerCode(written)).toBeDefined()
  const [speaker] = await here()
  expect(speaker).toMatchObject({
    name: 'Ma Ngono',
    isNamed: false,
    pending: 1,
    unsent: { learners: true, openData: null, staysAlone: false, guardianName: null },
  })
  expect(speaker?.codeHash).toMatch(/^[0-9a-f]{64}$/)
  // Whom one has just asked speaks next; one tap goes back.
  expect(readCurrentSpeaker(id)).toBe(speaker?.id)
  await button('Done').click()
  await expect.element(button('Ma Ngono')).toHaveAttribute('aria-pressed', 'true')
  await button('Me').click()
  expect(readCurrentSpeaker(id)).toBeUndefined()
  await expect.element(page.getByRole('listitem', { name: 'Ma Ngono' })).toBeVisible()
})

it('reads aloud what is agreed to, with what each use means', async () => {
  await openSpeakers()
  const said = giveVoices([{ lang: 'en-GB', localService: true }], () => Promise.resolve())
  await fillIn('Ma Ngono')
  const shown = page.getByText(/^Anyone may then download and use them/)
  await button('Read the text aloud').click()
  await expect.poll(() => said.at(-1)).toMatch(/^They then stay under what you agree to here/)
  expect(said).toContain(shown.element().textContent)
})

it('says in short first what is long, whole for who asks, and never ticks without what it means', async () => {
  await openSpeakers()
  await fillIn('Ma Ngono')
  const withdrawal = page.getByText(
    /^You can withdraw or have everything deleted at any time, without/,
  )
  await expect.element(withdrawal).not.toBeVisible()
  const height = document.querySelector('.speakers-page')?.getBoundingClientRect().height
  expect(height).toBeLessThan(3 * 740)
  await page.getByText('You can withdraw or have everything deleted at any time.').click()
  await expect.element(withdrawal).toBeVisible()
  const copies = page.getByText(/^Anyone may then download and use them/)
  await expect.element(copies).not.toBeVisible()
  await page.getByRole('checkbox', { name: /may be published in open data sets/ }).click()
  await expect.element(copies).toBeVisible()
})

it('says where nothing here can read the text aloud', async () => {
  giveVoices([{ lang: 'en-GB', localService: false }], () => Promise.resolve())
  await openSpeakers()
  await fillIn('Ma Ngono')
  await expect
    .element(page.getByText('This device has no voice for this text: read it out.'))
    .toBeVisible()
})

it('leaves it to them whether they are named, and reads out what either means', async () => {
  const { room, here } = await openSpeakers()
  const said = giveVoices([{ lang: 'en-GB', localService: true }], () => Promise.resolve())
  await fillIn('Ma Ngono')
  await page.getByRole('checkbox', { name: 'Learners hear my recordings in Mboa.' }).click()
  await page.getByRole('checkbox', { name: /may be published in open data sets/ }).click()
  await button('Read the text aloud').click()
  await expect.poll(() => said.at(-1)).toBe('For any use, if I am named as the speaker.')
  await sayYes(room)
  await button('Agree and continue').click()
  await expect.element(page.getByText('Please choose one of the two.')).toBeVisible()
  expect(await here()).toEqual([])
  await page.getByRole('radio', { name: 'CC BY' }).click()
  await button('Agree and continue').click()
  await expect.element(page.getByRole('heading', { name: 'A paper for Ma Ngono' })).toBeVisible()
  expect(await here()).toMatchObject([{ unsent: { openData: 'CC-BY-4.0' } }])
})

it('adds the next one of many without a way down past all of them', async () => {
  stubNetwork({})
  const id = crypto.randomUUID()
  const database = await openOwnTakes(id)
  for (const name of ['Ma Ngono', 'Tonton']) await keepSpeaker(database, name)
  await renderAppPart(
    <TakeStoreProvider userId={id}>
      <SpeakersScreen />
    </TakeStoreProvider>,
    { user: aUser({ id, role: 'recorder' }) },
  )
  const speakers = page.getByRole('listitem')
  await expect.element(speakers.nth(1)).toBeVisible()
  const top = (element: Element) => element.getBoundingClientRect().top
  for (const speaker of speakers.elements()) {
    expect(top(button('Add someone').element())).toBeLessThan(top(speaker))
  }
})

it('has a guardian agree for a minor, and keeps what was typed where somebody goes back', async () => {
  const { room, here } = await openSpeakers()
  await fillIn('Aïcha', 'under-18')
  await page.getByRole('checkbox', { name: 'Learners hear my recordings in Mboa.' }).click()
  await button('Agree and continue').click()
  const guardian = page.getByRole('textbox', { name: /^Name of the parent or guardian/ })
  await expect.element(guardian).toHaveFocus()
  expect(page.getByText(/^Nothing was kept/).elements()).toEqual([])
  await button('Not now').click()
  await expect.element(page.getByText(/^Nothing was kept, neither on this device/)).toBeVisible()
  expect(await here()).toEqual([])
  await expect
    .element(page.getByRole('textbox', { name: /^Name or pseudonym/ }))
    .toHaveValue('Aïcha')
  await button('Continue').click()
  await page.getByRole('checkbox', { name: 'Learners hear my recordings in Mboa.' }).click()
  await guardian.fill('Papa Essomba')
  await sayYes(room)
  await button('Agree and continue').click()
  await expect.element(page.getByRole('heading', { name: 'A paper for Aïcha' })).toBeVisible()
  expect((await here())[0]?.unsent?.guardianName).toBe('Papa Essomba')
})

it('withdraws one at their wish, who then cannot be chosen, and deletes them, in both languages', async () => {
  const { room, here } = await openSpeakers()
  await fillIn('Ma Ngono')
  await agree(room)
  await button('Agree and continue').click()
  await button('Done').click()
  await expect.element(page.getByRole('heading', { name: 'Who speaks?' })).toHaveFocus()
  // One thing to press; what is rarer is behind one more.
  await expect.element(button('Change: Ma Ngono')).toBeVisible()
  await expect.element(button('Withdraw: Ma Ngono')).not.toBeInTheDocument()
  await page.getByText('More', { exact: true }).click()
  await button('Withdraw: Ma Ngono').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
  await expect.element(page.getByText('No consent at the moment: nobody hears them.')).toBeVisible()
  await expect.element(button('Ma Ngono')).not.toBeInTheDocument()
  // What was pressed is gone: what says that it is done is where one is.
  const focusIsOn = (text: string) =>
    page.getByRole('status').filter({ hasText: text }).element().parentElement ===
    document.activeElement
  await expect.poll(() => focusIsOn('Ma Ngono has withdrawn their consent.')).toBe(true)
  expect((await here())[0]?.consent).toBeNull()
  await activateLanguage('fr')
  await page.getByRole('button', { name: 'Supprimer : Ma Ngono' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click()
  await expect.poll(here).toEqual([])
  await expect.poll(() => focusIsOn('Tout ce qui vient de Ma Ngono est supprimé')).toBe(true)
  await activateLanguage('en')
})

it('keeps nobody without what they agreed to: a full device says so, and keeps both once there is room', async () => {
  const { room, here } = await openSpeakers()
  await fillIn('Ma Ngono')
  await agree(room)
  // For the sound of it, which is kept under an id: those begin with the time.
  const freeSpace = fillDevice('0')
  await button('Agree and continue').click()
  const full = page.getByRole('alert').getByText(/this device’s storage is full/)
  await expect.element(full).toBeVisible()
  expect(await here()).toEqual([])
  freeSpace()
  await button('Agree and continue').click()
  await button('Done').click()
  const [speaker] = await here()
  expect(speaker?.unsent?.learners).toBe(true)
  // Nor is a paper given out that stands on nothing.
  fillDeviceUntilDropped(1)
  await page.getByText('More', { exact: true }).click()
  await button('New paper: Ma Ngono').click()
  await expect.element(full).toBeVisible()
  expect((await here())[0]?.codeHash).toBe(speaker?.codeHash)
})

it.each(storageTroubles)('says why a store with %s gives no new paper', async (name, said) => {
  const { room } = await openSpeakers()
  await fillIn('Ma Ngono')
  await agree(room)
  await button('Agree and continue').click()
  await button('Done').click()
  failWrites(name)
  await page.getByText('More', { exact: true }).click()
  await button('New paper: Ma Ngono').click()
  await expect.element(page.getByRole('alert').getByText(said)).toBeVisible()
  complaints.length = 0
})

it('leaves who agreed before as they were where they do not agree to something else', async () => {
  const { room, here } = await openSpeakers()
  await fillIn('Ma Ngono')
  await agree(room)
  await button('Agree and continue').click()
  await button('Done').click()
  const before = await here()
  await page.getByText('More', { exact: true }).click()
  await button('Agree to something else: Ma Ngono').click()
  await page.getByRole('checkbox', { name: 'Researchers may study my recordings.' }).click()
  await button('Not now').click()
  await expect.element(page.getByText(/^None of this was kept. For Ma Ngono/)).toBeVisible()
  expect(await here()).toEqual(before)
})

it('takes back by a code, without an account, and tells a slip of the pen before it is sent', async () => {
  const path = `POST ${api.followSpeakerCode.path}`
  const sent = stubNetwork({ [path]: succeed() })
  await renderAppPart(<SpeakerCodeScreen />, { path: pagePaths.speakerCode })
  const code = makeSpeakerCode(new Uint8Array(speakerCodeBytes).fill(9))
  const field = page.getByRole('textbox', { name: /^Code on your paper/ })
  await field.fill(`${code.slice(0, 27)}X`)
  await button('Withdraw').click()
  await expect.element(page.getByText(/^This code isn’t complete/)).toBeVisible()
  await expect.element(field).toHaveFocus()
  // Phones of earlier tests may still be sending.
  expect(sent.filter((asked) => asked.path === path)).toEqual([])
  await field.fill(code.toLowerCase())
  await page.getByRole('radio', { name: 'Delete all' }).click()
  await button('Delete all').click()
  await expect.element(page.getByText(/^Done. If a speaker has this code/)).toBeVisible()
  expect(lastSentTo(sent, path)?.body).toEqual({ code, wish: 'delete' })
})

it('says so where a code was tried too often, and nothing is lost', async () => {
  stubNetwork({ [`POST ${api.followSpeakerCode.path}`]: refuse('too-many-attempts') })
  await renderAppPart(<SpeakerCodeScreen />, { path: pagePaths.speakerCode })
  const code = makeSpeakerCode(new Uint8Array(speakerCodeBytes).fill(9))
  const field = page.getByRole('textbox', { name: /^Code on your paper/ })
  await field.fill(code)
  await button('Withdraw').click()
  await expect.element(page.getByText(/^Too many attempts from here/)).toBeVisible()
  await expect.element(field).toHaveValue(code)
})

it('reads the code off the paper by a camera, sends it nowhere by itself, and leaves no trace', async () => {
  const paper = await renderAppPart(
    <SpeakerPaper name="Ma Ngono" code={scannedCode} onDone={() => undefined} />,
    {},
  )
  const drawn = page.getByRole('img', { name: 'QR code of the address, with the code' })
  const address = `${location.origin}${pagePaths.speakerCode}#${scannedCode}`
  expect(await readQrCode(drawn.element())).toBe(address)
  await paper.unmount()
  const path = `POST ${api.followSpeakerCode.path}`
  const sent = stubNetwork({ [path]: succeed() })
  await renderAppPart(<SpeakerCodeScreen />, { path: `${pagePaths.speakerCode}#${scannedCode}` })
  const field = page.getByRole('textbox', { name: /^Code on your paper/ })
  await expect.element(field).toHaveValue(spaceSpeakerCode(scannedCode))
  await expect.poll(() => location.hash).toBe('')
  expect(sent.filter((asked) => asked.path === path)).toEqual([])
  await button('Withdraw').click()
  await expect.element(page.getByText(/^Done. If a speaker has this code/)).toBeVisible()
  expect(lastSentTo(sent, path)?.body).toEqual({ code: scannedCode, wish: 'withdraw' })
})
