import { speakerConsentVersion } from '@mboa/contract'
import type { RecordingPrompt, Turn } from '@mboa/domain'
import { expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { activateLanguage } from '../../../i18n/messages.ts'
import { openTakeDatabase } from '../../../platform/device-store/take-database.ts'
import { newEventId } from '../../../platform/event-id.ts'
import { saveConsent, saveSpeaker } from '../../../platform/speaker-store/speaker-store.ts'
import { useTakeStore } from '../../../platform/take-store/take-store-context.ts'
import { TakeStoreProvider } from '../../../platform/take-store/take-store-provider.tsx'
import { plugInRoom } from '../../../testing/plug-in-microphone.ts'
import { renderAppPart } from '../../../testing/render-app-part.tsx'
import { stubNetwork, unreachable } from '../../../testing/stub-network.ts'
import { listTakesOf } from '../../../testing/takes-of-device.ts'
import { aUser } from '../../../testing/users.ts'
import '../../../exercises/session/exercise-frame.css'
import { OpenStudio } from '../open-studio.tsx'
import '../studio.css'

const line = (nth: number, turn: Turn): RecordingPrompt => ({
  item: `bum.concept-greeting-in-the-morning-${nth}`,
  // Said as briefly as a word, so that a test need not last.
  kind: 'word',
  text: null,
  gloss: { en: `Line ${nth}`, fr: `Réplique ${nth}` },
  state: 'missing',
  turn,
})
const talk = [line(1, 'A'), line(2, 'B'), line(3, 'A'), line(4, 'B'), line(5, 'A')]

/** Somebody without an account who has agreed to be recorded on this person's device. */
async function addSpeaker(userId: string, name: string): Promise<string> {
  const database = await openTakeDatabase(userId)
  const id = newEventId()
  const about = { isNamed: false, ageBand: null, sex: null, village: null, dialect: 'Yezum' }
  await saveSpeaker(database, id, { name, ...about, codeHash: null })
  const given = {
    consent: newEventId(),
    textVersion: speakerConsentVersion,
    language: 'en',
    learners: true,
    openData: null,
    research: false,
    syntheticVoices: false,
    staysAlone: false,
    guardianName: null,
    givenAt: 1,
  } as const
  const sound = { bytes: new Uint8Array(8), sha256: 'a'.repeat(64), sampleCount: 1 }
  await saveConsent(database, id, { given, sound })
  database.close()
  return id
}

interface StudioProps {
  hasRecorderAgreed: boolean
  prompts: readonly RecordingPrompt[]
}

function Studio({ hasRecorderAgreed, prompts }: StudioProps) {
  const { store } = useTakeStore()
  return (
    store && (
      <OpenStudio
        store={store}
        list="talk"
        prompts={prompts}
        all={prompts}
        course="bum"
        htmlLang="bum"
        languageName="Bulu"
        dialect={null}
        hasRecorderAgreed={hasRecorderAgreed}
        offer={null}
        onLeave={() => undefined}
      />
    )
  )
}

/** The studio over a conversation, without a network, and who may speak beside the recorder. */
async function openTalk(names: readonly string[], hasRecorderAgreed = true, prompts = talk) {
  const room = plugInRoom()
  stubNetwork({ '/api/speakers': unreachable })
  const userId = crypto.randomUUID()
  const ids: string[] = []
  for (const name of names) ids.push(await addSpeaker(userId, name))
  await renderAppPart(
    <TakeStoreProvider userId={userId}>
      <Studio hasRecorderAgreed={hasRecorderAgreed} prompts={prompts} />
    </TakeStoreProvider>,
    { user: aUser({ id: userId, role: 'recorder' }) },
  )
  const said = async () =>
    (await listTakesOf(userId)).map(({ context }) => [context.item.at(-1), context.speaker])
  return { room, ids, said }
}

async function begin() {
  await page.getByRole('button', { name: 'Turn on the microphone' }).click()
  await page.getByRole('button', { name: /^Start/ }).click()
}
const button = (name: string) => page.getByRole('button', { name, exact: true })
const listening = () => page.getByText('Listening: say the word', { exact: true })
const shown = (nth: number) => page.getByText(`${nth} of 5, Bulu`)

it(
  'has each line said by whose turn it is: one tap for the other voice, and none after that',
  { tags: 'long' },
  async () => {
    const { room, ids, said } = await openTalk(['Ma Ngono'])
    await begin()
    await expect.element(page.getByText('The first person speaks')).toBeVisible()
    await expect.element(button('Me')).toHaveAttribute('aria-pressed', 'true')
    await expect.element(listening()).toBeVisible()
    await room.hum()
    await expect.element(shown(2)).toBeVisible()
    await expect.element(page.getByText('The other person answers. Who is it?')).toBeVisible()
    // Whoever speaks before that is known is not heard: it would be filed under somebody.
    await room.hum()
    await expect.element(shown(2)).toBeVisible()
    await button('Ma Ngono').click()
    await expect.element(page.getByText('The other person answers', { exact: true })).toBeVisible()
    await expect.element(listening()).toBeVisible()
    for (const nth of [3, 4, 5]) {
      await room.hum()
      await expect.element(shown(nth)).toBeVisible()
    }
    await room.hum()
    await expect.element(page.getByRole('heading', { name: '5 recordings made' })).toBeVisible()
    const [elder] = ids
    expect(await said()).toEqual([
      ['1', undefined],
      ['2', elder],
      ['3', undefined],
      ['4', elder],
      ['5', undefined],
    ])
  },
)

it('calls first who begins in this list, whoever began the conversation', async () => {
  const { room } = await openTalk(['Ma Ngono'], true, talk.slice(1))
  await begin()
  await expect.element(page.getByText('The first person speaks')).toBeVisible()
  await expect.element(listening()).toBeVisible()
  await room.hum()
  await expect.element(page.getByText('The other person answers. Who is it?')).toBeVisible()
})

it(
  'files under each of them by their own consent and dialect, and changes who it is by a tap',
  { tags: 'long' },
  async () => {
    const { room, ids, said } = await openTalk(['Ma Ngono', 'Tonton'], false)
    await begin()
    // The recorder has not agreed for themselves.
    await expect.element(page.getByText('Who says the first person’s lines?')).toBeVisible()
    await expect.element(button('Me')).not.toBeInTheDocument()
    await button('Tonton').click()
    await button('Ma Ngono').click()
    await expect.element(listening()).toBeVisible()
    await room.hum()
    await expect.element(shown(2)).toBeVisible()
    await button('Tonton').click()
    await expect.element(listening()).toBeVisible()
    await room.hum()
    await expect.element(shown(3)).toBeVisible()
    await expect.element(button('Ma Ngono')).toHaveAttribute('aria-pressed', 'true')
    const [elder, uncle] = ids
    expect(await said()).toEqual([
      ['1', elder],
      ['2', uncle],
    ])
  },
)

it(
  'asks nothing of a recorder who is alone, and says whose line it is, in French',
  { tags: 'long' },
  async () => {
    await activateLanguage('fr')
    onTestFinished(() => activateLanguage('en'))
    const { room, said } = await openTalk([])
    await page.getByRole('button', { name: 'Allumer le micro' }).click()
    await page.getByRole('button', { name: /^Commencer/ }).click()
    await expect.element(page.getByText('La première personne parle')).toBeVisible()
    await room.hum()
    await expect.element(page.getByText('L’autre personne répond')).toBeVisible()
    await room.hum()
    await expect.poll(said).toEqual([
      ['1', undefined],
      ['2', undefined],
    ])
  },
)

it(
  'shows all of the last recording on a small phone while it asks who speaks',
  { tags: 'long' },
  async () => {
    await page.viewport(360, 640)
    await activateLanguage('fr')
    onTestFinished(async () => {
      await activateLanguage('en')
      await page.viewport(360, 740)
    })
    const { room } = await openTalk(['Ma Ngono'])
    await page.getByRole('button', { name: 'Allumer le micro' }).click()
    await page.getByRole('button', { name: /^Commencer/ }).click()
    await expect.element(page.getByText('La première personne parle')).toBeVisible()
    await room.hum()
    await expect.element(page.getByText('L’autre personne répond. Qui est-ce ?')).toBeVisible()
    const placeOf = (element: Element) => element.getBoundingClientRect()
    const isWhole = () => {
      const row = page.getByRole('region', { name: 'Le dernier enregistrement' }).element()
      const stop = page.getByRole('button', { name: 'Arrêter' }).element()
      return placeOf(row).bottom <= placeOf(stop).top
    }
    expect(isWhole()).toBe(true)
    await button('Ma Ngono').click()
    await expect.element(page.getByText('L’autre personne répond', { exact: true })).toBeVisible()
    expect(isWhole()).toBe(true)
  },
)

it('begins no take by a press before it is known whose it is', async () => {
  const { said } = await openTalk(['Ma Ngono', 'Tonton'], false)
  await begin()
  await button('Stop').click()
  await page.getByRole('button', { name: /^Settings/ }).click()
  await page.getByRole('radio', { name: 'One by one' }).click()
  await userEvent.keyboard('{Escape}')
  await expect.element(button('Record')).toBeDisabled()
  await button('Tonton').click()
  await expect.element(button('Record')).toBeEnabled()
  expect(await said()).toEqual([])
})
