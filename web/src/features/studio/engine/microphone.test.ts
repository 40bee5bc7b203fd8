import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { plugInMicrophone } from '../../../testing/plug-in-microphone.ts'
import { createMicrophone } from './microphone.ts'

afterEach(() => vi.restoreAllMocks())

function openMicrophone() {
  const { track } = plugInMicrophone(1)
  const events: string[] = []
  const microphone = createMicrophone({
    onOpened: () => events.push('opened'),
    onSamples: () => undefined,
    onLost: () => events.push('lost'),
    onClosed: () => events.push('closed'),
    onState: () => events.push(microphone.getState().state),
    onProblem: (error) => {
      throw error
    },
  })
  onTestFinished(() => microphone.close())
  return { microphone, events, track }
}

it('gives the sound of the next moment, to several who ask at once', async () => {
  const { microphone } = openMicrophone()
  await microphone.open()
  const [short, long] = await Promise.all([microphone.listenFor(50), microphone.listenFor(150)])
  expect(short?.samples).toHaveLength(((short?.sampleRate ?? 0) * 50) / 1000)
  expect(long?.samples).toHaveLength(((long?.sampleRate ?? 0) * 150) / 1000)
})

it('gives nothing where it is not on, or goes meanwhile', async () => {
  const { microphone, events, track } = openMicrophone()
  expect(await microphone.listenFor(50)).toBeUndefined()
  await microphone.open()
  const heard = microphone.listenFor(60_000)
  track?.dispatchEvent(new Event('ended'))
  expect(await heard).toBeUndefined()
  expect(events).toEqual(['closed', 'opening', 'opened', 'on', 'lost', 'off', 'closed'])
  expect(microphone.getState()).toEqual({ state: 'off' })
})
