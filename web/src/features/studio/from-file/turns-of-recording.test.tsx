import type { RecordingPrompt, Turn } from '@mboa/domain'
import { hummedWord, writeWav } from '@mboa/domain/testing'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useTakeStore } from '../../../platform/take-store/take-store-context.ts'
import { TakeStoreProvider } from '../../../platform/take-store/take-store-provider.tsx'
import { renderAppPart } from '../../../testing/render-app-part.tsx'
import { stubNetwork, unreachable } from '../../../testing/stub-network.ts'
import { keepSpeaker, listTakesOf, openOwnTakes } from '../../../testing/takes-of-device.ts'
import { aUser } from '../../../testing/users.ts'
import { FromFilePage } from './from-file-page.tsx'

const rate = 16_000
const line = (nth: number, turn?: Turn): RecordingPrompt => ({
  item: `ewo.concept-line-${nth}`,
  kind: 'word',
  text: null,
  gloss: { en: `Line ${nth}`, fr: `Réplique ${nth}` },
  state: 'missing',
  ...(turn !== undefined && { turn }),
})
/** A conversation, and a word that is nobody’s turn. */
const prompts = [line(1, 'A'), line(2, 'B'), line(3, 'A'), line(4, 'B'), line(5)]
const nothing = () => undefined

function Page({ hasRecorderAgreed }: { hasRecorderAgreed: boolean }) {
  const { store } = useTakeStore()
  return (
    store && (
      <FromFilePage
        prompts={prompts}
        all={prompts}
        course="ewo"
        htmlLang="ewo"
        dialect="Yezum"
        speaker={undefined}
        hasRecorderAgreed={hasRecorderAgreed}
        store={store}
        appVersion="test"
        onLeave={nothing}
      />
    )
  )
}

/** A recording of the whole list, and who may have said some of it beside the recorder. */
async function openRecording(names: readonly string[]) {
  stubNetwork({ '/api/speakers': unreachable })
  const userId = crypto.randomUUID()
  const database = await openOwnTakes(userId)
  const ids: string[] = []
  for (const name of names) ids.push(await keepSpeaker(database, name))
  const { container } = await renderAppPart(
    <TakeStoreProvider userId={userId}>
      <Page hasRecorderAgreed />
    </TakeStoreProvider>,
    { user: aUser({ id: userId, role: 'recorder' }) },
  )
  await expect.element(button('Choose the recording')).toBeVisible()
  const [input] = container.querySelectorAll('input[type=file]')
  if (input === undefined) throw new Error('There is nothing to choose a file with')
  const said = prompts.flatMap(() => [...hummedWord(rate), ...new Float32Array(rate)])
  const wav = writeWav([Float32Array.from(said)], rate)
  await userEvent.upload(input, new File([wav], 'talk.wav', { lastModified: 1_790_000_000_000 }))
  await expect.element(page.getByText('5 words heard, 5 in the list.')).toBeVisible()
  await button('Listen to recording 5').click()
  await expect.element(button('Stop')).toBeVisible()
  await expect.element(button('Listen to recording 5')).toBeVisible()
  const voices = async () =>
    (await listTakesOf(userId)).map(({ context }) => [
      context.item.at(-1),
      context.speaker,
      context.dialect,
    ])
  return { ids, voices }
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const saved = () => page.getByText(/^5 recordings are saved on this device/)

it('keeps each line as the voice of whoever takes its turn, once both are taken', async () => {
  const { ids, voices } = await openRecording(['Ma Ngono', 'Tonton'])
  const first = page.getByRole('group', { name: 'Who says the first person’s lines?' })
  await expect
    .element(first.getByRole('button', { name: 'Me' }))
    .toHaveAttribute('aria-pressed', 'true')
  const save = button('Save 5 recordings')
  await expect.element(save).toBeDisabled()
  await expect.element(save).toHaveAccessibleDescription('Choose above who says which lines.')
  const answering = page.getByRole('group', { name: 'Who answers?' })
  await answering.getByRole('button', { name: 'Ma Ngono' }).click()
  await first.getByRole('button', { name: 'Tonton' }).click()
  await save.click()
  await expect.element(saved()).toBeVisible()
  const [elder, uncle] = ids
  expect(await voices()).toEqual([
    ['1', uncle, null],
    ['2', elder, null],
    ['3', uncle, null],
    ['4', elder, null],
    ['5', undefined, 'Yezum'],
  ])
})

it('asks nothing where nobody but the recorder can have said it', { tags: 'long' }, async () => {
  const { voices } = await openRecording([])
  expect(page.getByText('Who answers?').elements()).toEqual([])
  await button('Save 5 recordings').click()
  await expect.element(saved()).toBeVisible()
  expect((await voices()).map(([, speaker]) => speaker)).toEqual(prompts.map(() => undefined))
})
