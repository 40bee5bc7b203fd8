import { api, addressOf } from '@mboa/contract'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { newEventId } from '../../platform/event-id.ts'
import { renderAppPart } from '../../testing/render-app-part.tsx'
import spoken from '../../testing/sounds/spoken.mp3?url'
import { VoicePlayButton } from './voice-play-button.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const button = () => page.getByRole('button', { name: 'Listen' })

/** The server has this recording; where the file comes from is left to the browser. */
function serveSound(id: string) {
  const fetch = window.fetch.bind(window)
  const path = addressOf(api.readPrivateRecording, { params: { id } })
  vi.stubGlobal('fetch', (asked: RequestInfo | URL, given?: RequestInit) =>
    fetch(asked === path ? spoken : asked, asked === path ? undefined : given),
  )
}

it('a press at the very moment at which the sound has come plays it', async () => {
  const id = newEventId()
  serveSound(id)
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play')
  const gone = vi.spyOn(URL, 'revokeObjectURL')
  const create = URL.createObjectURL.bind(URL)
  const made: string[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const address = create(blob)
    made.push(address)
    if (made.length === 1) document.querySelector<HTMLElement>('.play-button')?.click()
    return address
  })
  await renderAppPart(<VoicePlayButton userId={newEventId()} recording={{ id, gainDb: 0 }} />, {})
  await expect.element(button()).toBeVisible()
  await vi.waitFor(() => expect(play).toHaveBeenCalled())
  expect(made[0]).toBeDefined()
  expect(gone).not.toHaveBeenCalledWith(made[0])
})
