import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderAppPart } from '../../testing/render-app-part.tsx'
import { RecordingLevel } from './recording-level.tsx'

// No browser lets a page use sound that nobody has touched.
beforeEach(() => userEvent.click(document.body))

/** A microphone that hears a steady tone as loud as `peak`. */
function plugIn(peak: number): MediaStream {
  const context = new AudioContext()
  const microphone = context.createMediaStreamDestination()
  const tone = new OscillatorNode(context)
  tone.connect(new GainNode(context, { gain: peak })).connect(microphone)
  tone.start()
  onTestFinished(() => context.close())
  return microphone.stream
}

const listHeights = () =>
  Array.from(document.querySelectorAll<HTMLElement>('.recording-level i'), ({ style }) =>
    parseInt(style.height),
  )
const said = () => page.getByRole('status')

it('moves with a voice, the newest at the end, and says that it is heard', async () => {
  await renderAppPart(<RecordingLevel stream={plugIn(0.5)} />, {})
  expect(listHeights().every((height) => height < 10)).toBe(true)
  await expect.element(said()).toHaveTextContent('We can hear you.')
  await expect.poll(() => listHeights().at(-1)).toBeGreaterThan(60)
  expect(listHeights()).toHaveLength(32)
})

it('says that no voice is heard where there is only the room', async () => {
  await renderAppPart(<RecordingLevel stream={plugIn(0.01)} />, {})
  await expect.poll(() => listHeights().at(-1)).toBeGreaterThan(6)
  await expect.element(said()).toHaveTextContent('No voice heard yet.')
})
