import { speakerConsentVersion } from '@mboa/contract'
import type { RecordingPrompt } from '@mboa/domain'
import { hummedWord, writeWav } from '@mboa/domain/testing'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { newEventId } from '../../../platform/event-id.ts'
import type { TakeStore } from '../../../platform/take-store/open-take-store.ts'
import { useTakeStore } from '../../../platform/take-store/take-store-context.ts'
import { useDeviceTakes } from '../../../platform/take-store/use-device-takes.ts'
import { TakeStoreProvider } from '../../../platform/take-store/take-store-provider.tsx'
import { complaints, takeComplaint } from '../../../testing/complaints.ts'
import { failWrites } from '../../../testing/fill-device.ts'
import { renderAppPart } from '../../../testing/render-app-part.tsx'
import { stubNetwork } from '../../../testing/stub-network.ts'
import { listTakesOf, openOwnTakes } from '../../../testing/takes-of-device.ts'
import { aUser } from '../../../testing/users.ts'
import type { SpeakerOfTake } from '../../../platform/take-store/speaker-of-take.ts'
import { FromFilePage } from './from-file-page.tsx'

const rate = 16_000
const concepts = ['hoe', 'axe', 'pot', 'knife', 'spoon', 'mat']
const prompts = concepts.map((concept): RecordingPrompt => ({
  item: `ewo.concept-${concept}`,
  kind: 'word',
  text: null,
  gloss: { en: concept, fr: `une ${concept}` },
  state: concept === 'mat' ? 'again' : 'missing',
}))
const all: readonly RecordingPrompt[] = [
  ...prompts,
  {
    item: 'ewo.today',
    kind: 'word',
    text: 'aná',
    gloss: { en: 'today', fr: 'aujourd’hui' },
    state: 'recorded',
  },
  {
    item: 'ewo.four',
    kind: 'word',
    text: 'ana',
    gloss: { en: 'four', fr: 'quatre' },
    state: 'recorded',
  },
]
const none = 'Not in the list'
/** Whose voice it is, on a recorder's device. */
const elder: SpeakerOfTake = {
  speaker: newEventId(),
  consentTextVersion: speakerConsentVersion,
  dialect: 'Bene',
}
const nothing = () => undefined

/** What the device has room for; nothing is written beyond it. */
const room = { left: Infinity }

function inRoom(store: TakeStore): TakeStore {
  const { uploads } = store
  const saveAsTake: typeof uploads.saveAsTake = async (...take) => {
    if (room.left === 0) return { ok: false, trouble: 'storage-full' }
    room.left -= 1
    return uploads.saveAsTake(...take)
  }
  return { ...store, uploads: { ...uploads, saveAsTake } }
}

/** As in the studio: what is recorded is asked for no more. */
function Page() {
  const { store } = useTakeStore()
  const recorded = useDeviceTakes()?.map(({ context }) => context.item)
  return (
    store &&
    recorded && (
      <FromFilePage
        prompts={prompts.filter(({ item }) => !recorded.includes(item))}
        all={all}
        course="ewo"
        htmlLang="ewo"
        dialect="Yezum"
        speaker={elder}
        hasRecorderAgreed={false}
        store={inRoom(store)}
        appVersion="test"
        onLeave={nothing}
      />
    )
  )
}

/** A recording with so many words, and after each a pause; a long one after `stop`. */
function readAloud(words: number, stop?: number): File {
  const parts = Array.from({ length: words }, (_, nth) => [
    hummedWord(rate),
    new Float32Array(rate * (nth === stop ? 4 : 1)),
  ])
  return new File([writeWav([join(parts.flat())], rate)], 'list.wav', {
    lastModified: 1_790_000_000_000,
  })
}

function join(parts: readonly Float32Array[]): Float32Array<ArrayBuffer> {
  const whole = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

async function open(id: string = crypto.randomUUID()) {
  stubNetwork({})
  room.left = Infinity
  const { container } = await renderAppPart(
    <TakeStoreProvider userId={id}>
      <Page />
    </TakeStoreProvider>,
    { user: aUser({ id, role: 'recorder' }) },
  )
  await expect.element(page.getByRole('button', { name: 'Choose the recording' })).toBeVisible()
  return { id, container }
}

async function chooseOn(container: Element, file: File) {
  await expect.element(page.getByRole('button', { name: 'Choose the recording' })).toBeVisible()
  const [input] = container.querySelectorAll('input[type=file]')
  if (input === undefined) throw new Error('There is nothing to choose a file with')
  await userEvent.upload(input, file)
}

async function choose(file: File, user?: string) {
  const { id, container } = await open(user)
  await chooseOn(container, file)
  return id
}

const rows = () => page.getByRole('listitem')
const texts = () =>
  rows()
    .elements()
    .map((row) => row.querySelector('p')?.textContent.trim())
const button = (name: string | RegExp) => page.getByRole('button', { name })

async function hear(nth: number) {
  await button(`Listen to recording ${nth}`).click()
  await expect.element(button('Stop')).toBeVisible()
  await expect.element(button(`Listen to recording ${nth}`)).toBeVisible()
}

it('cuts a recording into the words of the list, and keeps them once the last was heard', async () => {
  const id = await choose(readAloud(6))
  await expect.element(page.getByText('6 words heard, 6 in the list.')).toBeVisible()
  expect(texts()).toEqual(concepts)
  const save = button('Save 6 recordings')
  await expect.element(save).toBeDisabled()
  await expect.element(page.getByText('Listen to the marked recording first.')).toBeVisible()
  await button('Show where').click()
  await expect.element(button('Listen to recording 6')).toHaveFocus()
  await expect.element(button('Listen to recording 6')).toBeInViewport()
  await hear(6)
  await save.click()
  await expect.element(page.getByText(/^6 recordings are saved on this device/)).toBeVisible()
  const takes = await listTakesOf(id)
  const paces = Object.fromEntries(takes.map(({ context: { item, pace } }) => [item, pace]))
  expect(paces).toEqual(
    Object.fromEntries(
      prompts.map(({ item, state }) => [item, state === 'again' ? 'slower' : 'usual']),
    ),
  )
  expect(takes[0]).toMatchObject({
    sampleRate: rate,
    context: { ...elder, microphone: { source: 'file', container: 'wav' } },
  })
})

/** Which word of the list each take of the device is, in the order of the recording. */
async function savedConcepts(id: string) {
  const takes = (await listTakesOf(id)).toSorted((one, other) => one.recordedAt - other.recordedAt)
  return takes.map(({ context }) => context.item.replace('ewo.concept-', ''))
}

it('says that a lost database keeps none of it, and keeps all once it is back', async () => {
  const id = await choose(readAloud(6))
  await hear(6)
  const mend = failWrites('UnknownError')
  await button('Save 6 recordings').click()
  await expect.element(page.getByText(/^This device’s storage isn’t responding\./)).toBeVisible()
  await takeComplaint('saving what was cut')
  mend()
  await button('Save 6 recordings').click()
  await expect.element(page.getByText(/^6 recordings are saved on this device/)).toBeVisible()
  expect(await savedConcepts(id)).toEqual(concepts)
  complaints.length = 0
})

it('keeps each under its word where the device is full meanwhile, and again after another start', async () => {
  const id = await choose(readAloud(6))
  await hear(6)
  room.left = 2
  await button('Save 6 recordings').click()
  await expect.element(page.getByText(/^This device is full/)).toBeVisible()
  expect(await savedConcepts(id)).toEqual(concepts.slice(0, 2))
  expect(texts()).toEqual(concepts)
  await expect.element(button('Save 4 recordings')).toBeEnabled()
  // What is saved stands where it stands: the rest does too.
  await expect.element(button('Recording 3 isn’t in the list')).not.toBeInTheDocument()
  room.left = 1
  await button('Save 4 recordings').click()
  await expect.element(button('Save 3 recordings')).toBeEnabled()
  expect(await savedConcepts(id)).toEqual(concepts.slice(0, 3))

  await cleanup()
  await choose(readAloud(5), id)
  await expect.element(page.getByText(/^5 words heard, 3 in the list/)).toBeVisible()
  await cleanup()
  const { container } = await open(id)
  await expect.element(button('Leave the rest of list.wav')).toBeVisible()
  await chooseOn(container, readAloud(6))
  await expect.element(page.getByText('Saved here.').first()).toBeVisible()
  expect(texts()).toEqual(concepts)
  const save = button('Save 3 recordings')
  const press = save.element()
  if (!(press instanceof HTMLElement)) throw new Error('There is nothing to press')
  // Twice, as an impatient finger does.
  press.click()
  press.click()
  await expect.element(page.getByText(/^6 recordings are saved on this device/)).toBeVisible()
  expect(await savedConcepts(id)).toEqual(concepts)
  await button('Another recording').click()
  await expect.element(button('Choose the recording')).toBeVisible()
  expect(button(/^Leave the rest of/).elements()).toEqual([])
})

it('says where a word is missing, and one press of a key mends what is shifted by it', async () => {
  const id = await choose(readAloud(5, 1))
  await expect.element(page.getByText(/^Listen where it’s marked/)).toBeVisible()
  expect(texts()).toEqual(['hoe', 'axe', 'Not heard: pot', 'knife', 'spoon', 'mat'])
  await expect.element(page.getByText('Not heard: pot')).toBeVisible()
  // It was the second that nobody said.
  const handle = button('Move the words from recording 2 on, by the arrow keys').element()
  if (!(handle instanceof HTMLElement)) throw new Error('There is nothing to press')
  handle.focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(texts()).toEqual([
    'hoe',
    'Not heard: axe',
    'pot',
    'Not heard: knife',
    'spoon',
    'mat',
    none,
  ])
  await userEvent.keyboard('{ArrowUp}')
  await button('Recording 3 isn’t in the list').click()
  expect(texts()).toEqual([
    'hoe',
    'axe',
    'Not in the list',
    'Not heard: pot',
    'knife',
    'spoon',
    'Not heard: mat',
  ])
  await button('Recording 3 is in the list').click()
  await expect.element(button('Save 5 recordings')).toBeDisabled()
  await hear(3)
  await hear(5)
  await button('Save 5 recordings').click()
  await expect.element(page.getByText(/^5 recordings are saved on this device/)).toBeVisible()
  const items = (await listTakesOf(id)).map(({ context }) => context.item)
  expect(items).not.toContain('ewo.concept-mat')
})

it('moves words by dragging their handle', async () => {
  await choose(readAloud(5))
  await expect.element(page.getByText(/^5 words heard, 6 in the list/)).toBeVisible()
  const before = texts()
  expect(before).toEqual(['hoe', 'axe', 'pot', 'knife', 'spoon', 'Not heard: mat'])
  const handle = button('Move the words from recording 4 on, by the arrow keys').element()
  const { y, height } = handle.closest('li')?.getBoundingClientRect() ?? new DOMRect()
  const touch = (type: string, clientY: number) =>
    handle.dispatchEvent(new PointerEvent(type, { clientY, pointerId: 1, bubbles: true }))
  // A pointer that the test makes up cannot be captured.
  handle.setPointerCapture = nothing
  touch('pointerdown', y)
  touch('pointermove', y + height * 0.9)
  touch('pointerup', y + height * 0.9)
  await expect.poll(texts).toEqual(['hoe', 'axe', 'pot', 'Not heard: knife', 'spoon', 'mat'])
})

it.each([
  ['letter.wav', new TextEncoder().encode('Dear all'), 'This isn’t a sound file, or it’s damaged.'],
  ['silence.wav', writeWav([new Float32Array(rate)], rate), 'No voice can be heard in it.'],
])('says what is wrong with %s, and takes another', async (name, bytes, said) => {
  await choose(new File([bytes], name))
  await expect.element(page.getByText(said)).toBeVisible()
  await expect.element(button('Choose the recording')).toBeEnabled()
})

it(
  'puts a recording beside a list that was pasted, and tells the course what is new in it',
  { tags: 'long' },
  async () => {
    const { id, container } = await open()
    await button('Something else was said: paste its list').click()
    const field = page.getByRole('textbox', { name: 'The words that were said, in their order' })
    await field.fill('aná\taujourd’hui\nabá\thoe\nána\ndzoé\naná\taujourd’hui')
    // Who goes back finds it again.
    await button('Back').click()
    await button('Something else was said: paste its list').click()
    await button('Look these words up').click()
    await expect.element(page.getByText('1 word is here already, 3 aren’t yet.')).toBeVisible()
    await expect.element(page.getByText(/^One line was left out/)).toBeVisible()
    const use = button('Use these 4 words')
    await expect.element(use).toBeDisabled()
    await page.getByRole('combobox', { name: 'Which word is ána?' }).selectOptions('ana · four')
    await page.getByRole('textbox', { name: 'What does dzoé mean?' }).fill('a nose')
    await use.click()
    await chooseOn(container, readAloud(4))
    await expect.element(page.getByText('4 words heard, 4 in the list.')).toBeVisible()
    expect(texts()).toEqual(['aná today', 'abá hoe', 'ana four', 'dzoé a nose'])
    await hear(4)
    await button('Save 4 recordings').click()
    await expect.element(page.getByText(/^4 recordings are saved on this device/)).toBeVisible()
    const database = await openOwnTakes(id)
    const told = (await database.getAll('contributions')).map(({ contribution }) => contribution)
    const word = told.find(({ kind }) => kind === 'word')
    expect(told).toMatchObject([
      { kind: 'concept', concept: 'hoe', text: 'abá', dialect: 'Bene' },
      { kind: 'word', text: 'dzoé', gloss: { en: 'a nose', fr: 'a nose' }, asks: 'fr' },
    ])
    expect((await listTakesOf(id)).map(({ context }) => context.item)).toEqual([
      'ewo.today',
      'ewo.concept-hoe',
      'ewo.four',
      `ewo.${word?.id}`,
    ])
  },
)
