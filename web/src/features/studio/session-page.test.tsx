import type { RecordingPrompt } from '@mboa/domain'
import { useState } from 'react'
import { expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { activateLanguage } from '../../i18n/messages.ts'
import { useTakeStore } from '../../platform/take-store/take-store-context.ts'
import { TakeStoreProvider } from '../../platform/take-store/take-store-provider.tsx'
import { giveVoices } from '../../testing/device-voices.ts'
import { plugInRoom } from '../../testing/plug-in-microphone.ts'
import { renderAppPart } from '../../testing/render-app-part.tsx'
import { stubNetwork } from '../../testing/stub-network.ts'
import { listTakesOf } from '../../testing/takes-of-device.ts'
import { aUser } from '../../testing/users.ts'
import { OpenStudio } from './open-studio.tsx'

const aConcept = (concept: string, en: string, fr: string): RecordingPrompt => ({
  item: `ewo.concept-${concept}`,
  kind: 'word',
  text: null,
  gloss: { en, fr },
  state: 'missing',
})
const hoe = aConcept('hoe', 'hoe', 'une houe')
const axe = aConcept('axe', 'axe', 'une hache')
const pot = aConcept('pot', 'pot', 'une marmite')
const today: RecordingPrompt = {
  item: 'ewo.today',
  kind: 'word',
  text: 'aná',
  gloss: { en: 'today', fr: 'aujourd’hui' },
  state: 'missing',
}
const nothing = () => undefined

function Studio({ prompts }: { prompts: readonly RecordingPrompt[] }) {
  const { store } = useTakeStore()
  const [list, setList] = useState('first')
  return (
    store && (
      <OpenStudio
        store={store}
        list={list}
        prompts={list === 'first' ? prompts : [pot]}
        all={prompts}
        course="ewo"
        htmlLang="ewo"
        languageName="Ewondo"
        dialect={null}
        offer={
          <button type="button" onClick={() => setList('next')}>
            The next list
          </button>
        }
        onLeave={nothing}
      />
    )
  )
}

/** The studio hands free over a list, its microphone in a quiet room. */
async function openStudio(prompts: readonly RecordingPrompt[]) {
  const room = plugInRoom()
  stubNetwork({})
  const id = crypto.randomUUID()
  await renderAppPart(
    <TakeStoreProvider userId={id}>
      <Studio prompts={prompts} />
    </TakeStoreProvider>,
    { user: aUser({ id, role: 'recorder' }) },
  )
  return { room, id }
}

async function begin(name = /^Start/, turnOn = 'Turn on the microphone') {
  await page.getByRole('button', { name: turnOn }).click()
  await page.getByRole('button', { name }).click()
}

const heading = (name: string | RegExp) => page.getByRole('heading', { name })
const listening = () => page.getByText('Listening: say the word', { exact: true })

it('asks by what is meant alone, keeps what is said under it, and shows at the end what was said', async () => {
  const { room, id } = await openStudio([hoe, { ...axe, state: 'again' }])
  await begin()
  await expect.element(page.getByText('hoe', { exact: true }).first()).toBeVisible()
  await expect.element(listening()).toBeVisible()
  await expect.element(page.getByRole('textbox')).not.toBeInTheDocument()
  await room.hum()
  await expect.element(page.getByText('2 of 2, Ewondo')).toBeVisible()
  const last = page.getByRole('region', { name: 'The last recording' })
  await expect.element(last.getByText('hoe')).toBeVisible()
  await room.hum()
  await expect.element(heading('2 recordings made')).toBeVisible()
  expect(await listTakesOf(id)).toMatchObject([
    { context: { item: hoe.item, kind: 'word', pace: 'usual' } },
    { context: { item: axe.item, pace: 'slower' } },
  ])
  const said = page.getByRole('list').getByRole('listitem')
  await expect.element(said.nth(0)).toHaveTextContent('hoe')
  await expect.element(said.nth(1)).toHaveTextContent('axe')
  await page.getByRole('button', { name: 'Listen: hoe' }).click()
  await expect.element(page.getByRole('button', { name: 'Stop: hoe' })).toBeVisible()
  // One at a time.
  await page.getByRole('button', { name: 'Listen: axe' }).click()
  await expect.element(page.getByRole('button', { name: 'Stop: axe' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Listen: hoe' })).toBeVisible()
})

it('says what a word means first in the language that the speaker reads', async () => {
  onTestFinished(() => activateLanguage('en'))
  await openStudio([today])
  await begin()
  await expect.element(page.getByText('today · aujourd’hui', { exact: true })).toBeVisible()
  await activateLanguage('fr')
  await expect.element(page.getByText('aujourd’hui · today', { exact: true })).toBeVisible()
})

it.each([
  ['en', '2 more voices wanted', 'Once more, a little slower', 'Skip'],
  ['fr', 'Encore 2 voix souhaitées', 'Encore une fois, un peu plus lentement', 'Passer'],
] as const)('says why a word is asked for that somebody has said, in %s', async (...row) => {
  const [language, wanted, again, skip] = row
  onTestFinished(() => activateLanguage('en'))
  await openStudio([
    { ...today, state: 'more-voices', moreVoices: 2 },
    { ...hoe, state: 'again' },
    { ...axe, state: 'missing' },
  ])
  await begin()
  await activateLanguage(language)
  await expect.element(page.getByText(wanted, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: skip }).click()
  await expect.element(page.getByText(again, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: skip }).click()
  await expect
    .element(page.getByText(language === 'fr' ? 'une hache' : 'axe').first())
    .toBeVisible()
  await expect.element(page.getByText(again, { exact: true })).not.toBeInTheDocument()
})

it('goes on with the next list by one tap, and listens at once', { tags: 'long' }, async () => {
  const { room, id } = await openStudio([hoe])
  await begin()
  await room.hum()
  await expect.element(heading('1 recording made')).toBeVisible()
  await page.getByRole('button', { name: 'The next list' }).click()
  await expect.element(page.getByText('1 of 1, Ewondo')).toBeVisible()
  await expect.element(listening()).toBeVisible()
  await room.hum()
  await expect.element(heading('1 recording made')).toBeVisible()
  const items = (await listTakesOf(id)).map(({ context }) => context.item)
  expect(items).toEqual([hoe.item, pot.item])
})

it(
  'leads back to what was said before, with its take at hand, to be said again',
  { tags: 'long' },
  async () => {
    const { room, id } = await openStudio([hoe, axe, today])
    await begin()
    await room.hum()
    await expect.element(page.getByText('2 of 3, Ewondo')).toBeVisible()
    await room.hum()
    await expect.element(page.getByText('3 of 3, Ewondo')).toBeVisible()
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await expect.element(page.getByText('1 of 3, Ewondo')).toBeVisible()
    const take = page.getByRole('region', { name: 'Your recording of this' })
    await expect.element(take.getByText('hoe')).toBeVisible()
    await take.getByRole('button', { name: 'Record it again' }).click()
    await expect.element(take).not.toBeInTheDocument()
    await expect
      .poll(async () => (await listTakesOf(id)).map(({ context }) => context.item))
      .toEqual([axe.item])
    await room.hum()
    await expect.element(page.getByText('2 of 3, Ewondo')).toBeVisible()
    expect((await listTakesOf(id)).map(({ context }) => context.item)).toEqual([axe.item, hoe.item])
  },
)

it('stops after three weak takes with one thing to do and one button, and goes on with it', async () => {
  const { room } = await openStudio([hoe, axe, today, pot])
  await begin()
  for (const nth of [2, 3, 4]) {
    await room.hum(0.5, 0.05)
    await expect.element(page.getByText(`${nth} of 4, Ewondo`)).toBeVisible()
  }
  // A machine that is late for the sound hears gaps in it as well, which come first.
  const advice = heading(/^(Move closer to the microphone|Close the other apps)\.$/)
  await expect.element(advice).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Skip' })).not.toBeInTheDocument()
  await expect.element(listening()).not.toBeInTheDocument()
  // Nothing is heard meanwhile.
  await room.hum()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect.element(listening()).toBeVisible()
  await expect.element(page.getByText('4 of 4, Ewondo')).toBeVisible()
  await room.hum()
  await expect.element(heading('4 recordings made')).toBeVisible()
})

it('is written by who likes to, and said after', { tags: 'long' }, async () => {
  const { room, id } = await openStudio([hoe, axe])
  await begin()
  await page.getByRole('button', { name: 'Write it as well' }).click()
  const field = page.getByRole('textbox', { name: 'How is it written in your language?' })
  await userEvent.keyboard('{Enter}')
  await page.getByRole('button', { name: 'Save, then say it' }).click()
  await expect
    .element(page.getByText('Write the word, or close this and just say it.'))
    .toBeVisible()
  await field.fill('abá')
  await page.getByRole('button', { name: 'Save, then say it' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(page.getByText('abá').first()).toBeVisible()
  await expect.element(page.getByText('1 of 2, Ewondo')).toBeVisible()
  await room.hum()
  await expect.element(page.getByText('2 of 2, Ewondo')).toBeVisible()
  expect(await listTakesOf(id)).toMatchObject([{ context: { item: hoe.item } }])
})

const voices = [
  { lang: 'en-GB', localService: true },
  { lang: 'fr-FR', localService: true },
]

it('is asked for by the device’s own voice, once, hands free, and hears nothing of it', async () => {
  const { room, id } = await openStudio([hoe, today, axe])
  const said = giveVoices(voices, () => room.hum(0.7))
  await begin()
  await expect.element(page.getByText('Listen first, then speak')).toBeVisible()
  await expect.element(listening()).toBeVisible()
  await expect.element(page.getByText('1 of 3, Ewondo')).toBeVisible()
  expect(said).toEqual(['hoe'])
  expect(await listTakesOf(id)).toEqual([])
  await page.getByRole('button', { name: 'Hear it' }).click()
  await expect.element(page.getByText('Listen first, then speak')).toBeVisible()
  await expect.element(listening()).toBeVisible()
  await room.hum()
  // What is written is read.
  await expect.element(page.getByText('2 of 3, Ewondo')).toBeVisible()
  await room.hum()
  await expect.element(page.getByText('3 of 3, Ewondo')).toBeVisible()
  await expect.poll(() => said).toEqual(['hoe', 'hoe', 'axe'])
  expect((await listTakesOf(id)).map(({ context }) => context.item)).toEqual([hoe.item, today.item])
})

it('is silent where that was turned off, and stays so', { tags: 'long' }, async () => {
  onTestFinished(() => localStorage.removeItem('mboa.spoken-prompts'))
  const { room } = await openStudio([hoe, axe])
  const said = giveVoices(voices, () => room.hum(0.3))
  await begin()
  await expect.poll(() => said).toEqual(['hoe'])
  await page.getByRole('button', { name: /^Settings/ }).click()
  await page.getByLabelText('Hands-free, this device says each meaning aloud').click()
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: 'Skip' }).click()
  await expect.element(page.getByText('2 of 2, Ewondo')).toBeVisible()
  await expect.element(listening()).toBeVisible()
  expect(said).toEqual(['hoe'])
  expect(localStorage.getItem('mboa.spoken-prompts')).toBe('{"isOn":false}')
})

it('speaks with no voice that is not on the device, and says so once', async () => {
  const { room } = await openStudio([today, hoe, axe])
  const said = giveVoices([{ lang: 'en-GB', localService: false }], () => room.hum(0.3))
  const noVoice = page.getByText('This device can’t read meanings aloud: read them here.')
  await begin()
  await expect.element(listening()).toBeVisible()
  // What is written is not to be heard.
  await expect.element(noVoice).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Skip' }).click()
  await expect.element(page.getByText('2 of 3, Ewondo')).toBeVisible()
  await expect.element(noVoice).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Hear it' })).not.toBeInTheDocument()
  await room.hum()
  await expect.element(page.getByText('3 of 3, Ewondo')).toBeVisible()
  await expect.element(noVoice).not.toBeInTheDocument()
  expect(said).toEqual([])
})

it(
  'asks in the language of the interface, and says the other only when asked to',
  { tags: 'long' },
  async () => {
    await activateLanguage('fr')
    onTestFinished(() => activateLanguage('en'))
    const { room } = await openStudio([hoe])
    const said = giveVoices(voices, () => room.hum(0.3))
    await begin(/^Commencer/, 'Allumer le micro')
    await expect.element(page.getByText('une houe', { exact: true }).first()).toBeVisible()
    await expect.poll(() => said).toEqual(['une houe'])
    const english = page.getByText('hoe', { exact: true })
    await expect.element(english).not.toBeVisible()
    await page.getByText('En anglais').click()
    await expect.element(english).toBeVisible()
  },
)
