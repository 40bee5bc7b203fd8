import type { RecordingPrompt } from '@mboa/domain'
import { hummedWord, writeWav } from '@mboa/domain/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { newEventId } from '../../../platform/event-id.ts'
import { useTakeStore } from '../../../platform/take-store/take-store-context.ts'
import { TakeStoreProvider } from '../../../platform/take-store/take-store-provider.tsx'
import { renderAppPart } from '../../../testing/render-app-part.tsx'
import { stubNetwork, unreachable } from '../../../testing/stub-network.ts'
import { keepSpeaker, listTakesOf, openOwnTakes } from '../../../testing/takes-of-device.ts'
import { aUser } from '../../../testing/users.ts'
import { FromFilePage } from './from-file-page.tsx'
import { dropCut, keepCut, listUnfinishedFiles, type CutOf } from './unfinished-cut.ts'

const rate = 16_000
const toSay = (concept: string): RecordingPrompt => ({
  item: `ewo.concept-${concept}`,
  kind: 'word',
  text: null,
  gloss: { en: concept, fr: `une ${concept}` },
  state: 'missing',
})
const [hoe, axe, pot, knife] = ['hoe', 'axe', 'pot', 'knife'].map(toSay)
const list = [hoe, axe, pot, knife].filter((prompt) => prompt !== undefined)
const nothing = () => undefined
const button = (name: string | RegExp) => page.getByRole('button', { name })

const rowsOf = (...prompts: readonly (RecordingPrompt | undefined)[]) =>
  prompts.map((prompt) => ({ takeId: newEventId(), prompt }))

function Page() {
  const { store } = useTakeStore()
  return (
    store && (
      <FromFilePage
        prompts={list}
        all={list}
        course="ewo"
        htmlLang="ewo"
        dialect={null}
        speaker={undefined}
        hasRecorderAgreed
        store={store}
        appVersion="test"
        onLeave={nothing}
      />
    )
  )
}

async function open(userId: string) {
  stubNetwork({ '/api/speakers': unreachable })
  const { container } = await renderAppPart(
    <TakeStoreProvider userId={userId}>
      <Page />
    </TakeStoreProvider>,
    { user: aUser({ id: userId, role: 'recorder' }) },
  )
  await expect.element(button('Choose the recording')).toBeVisible()
  return container
}

function dictation(name: string, words: number): File {
  const said = Array.from({ length: words }, () => [
    ...hummedWord(rate),
    ...new Float32Array(rate),
  ]).flat()
  return new File([writeWav([Float32Array.from(said)], rate)], name, {
    lastModified: 1_790_000_000_000,
  })
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

it('keeps each recording that was not saved whole beside the others, and goes on with the one that is chosen', async () => {
  const userId = newEventId()
  const elder = await keepSpeaker(await openOwnTakes(userId), 'Ma Ngono')
  const of: CutOf = { userId, course: 'ewo', speaker: null }
  const first = dictation('AUD-1.wav', 2)
  keepCut(of, { fileName: first.name, bytes: first.size }, rowsOf(knife, pot))
  keepCut({ ...of, speaker: elder }, { fileName: 'AUD-2.wav', bytes: 7 }, rowsOf(hoe))
  keepCut({ ...of, course: 'bum' }, { fileName: 'AUD-3.wav', bytes: 7 }, rowsOf(axe))
  keepCut(of, { fileName: 'AUD-1.wav', bytes: 9 }, rowsOf(hoe, axe, pot))

  await open(userId)
  const told = page.getByRole('listitem')
  await expect
    .element(told.filter({ hasText: 'AUD-2.wav' }))
    .toHaveTextContent('AUD-2.wav Ma Ngono, Ewondo')
  expect(
    told.elements().map((row) => row.querySelector('p')?.textContent ?? row.textContent),
  ).toEqual([
    'AUD-1.wav hoe … pot',
    'AUD-1.wav knife … pot',
    'AUD-3.wav Me, Bulu',
    'AUD-2.wav Ma Ngono, Ewondo',
    ...list.map(({ gloss }) => ` ${gloss.en}`),
  ])
  await button('Leave the rest of AUD-1.wav').first().click()
  await expect.element(told.filter({ hasText: 'hoe … pot' })).not.toBeInTheDocument()

  await cleanup()
  const container = await open(userId)
  const [input] = container.querySelectorAll('input[type=file]')
  if (input === undefined) throw new Error('There is nothing to choose a file with')
  await userEvent.upload(input, first)
  await expect.element(page.getByText('2 words heard, 2 in the list.')).toBeVisible()
  await button('Save 2 recordings').click()
  await expect.element(page.getByText(/^2 recordings are saved on this device/)).toBeVisible()
  const takes = (await listTakesOf(userId)).toSorted((a, b) => a.recordedAt - b.recordedAt)
  expect(takes.map(({ context }) => context.item)).toEqual([knife?.item, pot?.item])
  expect(listUnfinishedFiles(userId).map(({ fileName }) => fileName)).toEqual([
    'AUD-3.wav',
    'AUD-2.wav',
  ])
})

it('keeps sixteen of them, the newest, and each once', () => {
  const of: CutOf = { userId: newEventId(), course: 'ewo', speaker: null }
  for (let nth = 0; nth < 20; nth += 1) {
    keepCut(of, { fileName: `${nth}.wav`, bytes: nth }, rowsOf(hoe))
  }
  keepCut(of, { fileName: '4.wav', bytes: 4 }, rowsOf(axe))
  const names = () =>
    listUnfinishedFiles(of.userId).map(({ fileName }) => Number.parseInt(fileName, 10))
  expect(names()).toEqual([4, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5])
  dropCut(of, { fileName: '12.wav', bytes: 12 })
  expect(names()).toEqual([4, 19, 18, 17, 16, 15, 14, 13, 11, 10, 9, 8, 7, 6, 5])
  expect(listUnfinishedFiles(newEventId())).toEqual([])
})

it('lets the oldest make way where the device has no room for all of them', () => {
  const reported = vi.spyOn(console, 'error').mockReturnValue()
  const of: CutOf = { userId: newEventId(), course: 'ewo', speaker: null }
  keepCut(of, { fileName: 'old.wav', bytes: 1 }, rowsOf(...Array.from({ length: 300 }, () => hoe)))
  const room = 5 * 1024 * 1024 - (localStorage.getItem('mboa.cuts') ?? '').length - 4_000
  localStorage.setItem('other', 'x'.repeat(room))
  keepCut(of, { fileName: 'new.wav', bytes: 2 }, rowsOf(...Array.from({ length: 100 }, () => axe)))
  expect(listUnfinishedFiles(of.userId).map(({ fileName }) => fileName)).toEqual(['new.wav'])
  expect(reported).toHaveBeenCalledTimes(1)
})
