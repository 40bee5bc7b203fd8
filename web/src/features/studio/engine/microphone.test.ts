import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { askForMicrophones, plugInMicrophone } from '../../../testing/plug-in-microphone.ts'
import { createMicrophone } from './microphone.ts'

afterEach(() => vi.restoreAllMocks())

function makeMicrophone() {
  const events: string[] = []
  const heard: number[] = []
  const microphone = createMicrophone({
    onOpened: () => events.push('opened'),
    onSamples: (samples) => heard.push(...samples),
    onLost: () => events.push('lost'),
    onClosed: () => events.push('closed'),
    onState: () => events.push(microphone.getState().state),
    onProblem: (error) => {
      throw error
    },
  })
  onTestFinished(() => microphone.close())
  return { microphone, events, heard }
}

function openMicrophone() {
  const { track } = plugInMicrophone(1)
  return { ...makeMicrophone(), track }
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

const levelsOf = (heard: readonly number[]) => new Set(heard.map((sample) => sample.toFixed(1)))

it.each([
  ['in their order', [1, 2]],
  ['the newest first', [2, 1]],
] as const)(
  'hears one microphone after one was lost and two presses that are allowed %s',
  async (_, order) => {
    const browser = askForMicrophones()
    const { microphone, events, heard } = makeMicrophone()
    const lost = microphone.open()
    await expect.poll(browser.asked).toBe(1)
    browser.allow(0)
    await lost
    browser.live()[0]?.dispatchEvent(new Event('ended'))
    const presses = [microphone.open()]
    await expect.poll(browser.asked).toBe(2)
    presses.push(microphone.open())
    await expect.poll(browser.asked).toBe(3)
    for (const nth of order) browser.allow(nth)
    await Promise.all(presses)
    // Not at once: a busy machine loses some of a microphone here and there.
    await expect
      .poll(async () => {
        heard.length = 0
        await microphone.listenFor(300)
        return levelsOf(heard)
      })
      .toEqual(new Set(['0.3']))
    expect(browser.live()).toHaveLength(1)
    expect(events.filter((event) => event === 'opened')).toHaveLength(2)
  },
)

it('leaves no microphone on that is allowed after it was closed', async () => {
  const browser = askForMicrophones()
  const { microphone, events } = makeMicrophone()
  const opened = microphone.open()
  await expect.poll(browser.asked).toBe(1)
  await microphone.close()
  browser.allow(0)
  await opened
  expect(browser.live()).toEqual([])
  expect(events).not.toContain('opened')
})

it('turns off at once a microphone that is closed before it is heard', async () => {
  const browser = askForMicrophones()
  const { microphone } = makeMicrophone()
  vi.spyOn(AudioWorklet.prototype, 'addModule').mockReturnValue(new Promise(() => undefined))
  void microphone.open()
  await expect.poll(browser.asked).toBe(1)
  browser.allow(0)
  await expect.poll(browser.live).toHaveLength(1)
  await microphone.close()
  expect(browser.live()).toEqual([])
})
