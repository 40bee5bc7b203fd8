import type { RecordingPrompt } from '@mboa/domain'
import { hummedWord, writeWav } from '@mboa/domain/testing'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { activateLanguage } from '../../../i18n/messages.ts'
import { newEventId } from '../../../platform/event-id.ts'
import { useTakeStore } from '../../../platform/take-store/take-store-context.ts'
import { TakeStoreProvider } from '../../../platform/take-store/take-store-provider.tsx'
import { startRecorderServer } from '../../../testing/recorder-server.ts'
import { renderAppPart } from '../../../testing/render-app-part.tsx'
import { listTakesOf } from '../../../testing/takes-of-device.ts'
import { aUser } from '../../../testing/users.ts'
import { FromFilePage } from './from-file-page.tsx'

const rate = 16_000
const prompts: readonly RecordingPrompt[] = [
  {
    item: 'ewo.concept-hoe',
    kind: 'word',
    text: null,
    gloss: { en: 'a hoe', fr: 'une houe' },
    state: 'missing',
  },
]
const nothing = () => undefined

function Page() {
  const { store } = useTakeStore()
  return (
    store && (
      <FromFilePage
        prompts={prompts}
        all={prompts}
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

const oneWord = () => {
  const said = Float32Array.from([...hummedWord(rate), ...new Float32Array(rate)])
  return new File([writeWav([said], rate)], 'hoe.wav', { lastModified: 1_790_000_000_000 })
}

const button = (name: string) => page.getByRole('button', { name, exact: true })

it.each([
  ['en', 413, /The connection to the server blocks recordings of this size\./],
  ['en', 502, /The server can’t take anything right now\./],
  ['fr', 502, /Le serveur ne peut rien recevoir pour le moment\./],
] as const)(
  'says in %s why a proxy’s %i keeps what was cut here',
  async (language, status, said) => {
    const userId = newEventId()
    startRecorderServer({
      userId,
      more: (call) =>
        call.startsWith('PUT ') ? new Response('<h1>nginx</h1>', { status }) : undefined,
    })
    const { container } = await renderAppPart(
      <TakeStoreProvider userId={userId}>
        <Page />
      </TakeStoreProvider>,
      { user: aUser({ id: userId, role: 'recorder' }) },
    )
    await expect.element(button('Choose the recording')).toBeVisible()
    const [input] = container.querySelectorAll('input[type=file]')
    if (input === undefined) throw new Error('There is nothing to choose a file with')
    await userEvent.upload(input, oneWord())
    await button('Listen to recording 1').click()
    await expect.element(button('Stop')).toBeVisible()
    await button('Save 1 recording').click()
    await expect.element(page.getByText(/^1 recording is saved on this device/)).toBeVisible()
    await activateLanguage(language)
    await expect.element(page.getByRole('status').getByText(said)).toBeVisible()
    expect(await listTakesOf(userId)).toHaveLength(1)
  },
)
