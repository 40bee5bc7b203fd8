import { createActivityDetector, judgeQuality, padSegment } from '@mboa/domain'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { plugInMicrophone, wordSeconds } from '../../testing/plug-in-microphone.ts'
import { startCapture, type Capture } from './capture.ts'

afterEach(() => vi.restoreAllMocks())

async function start(listener: Parameters<typeof startCapture>[0]): Promise<Capture> {
  const started = await startCapture(listener)
  if (!started.ok) throw new Error(started.trouble)
  return started.capture
}

/** A browser on a busy machine leaves parts out of most words: more are said than have to be heard. */
const [saidWords, heardWords] = [20, 3]
const longestMs = 60_000

it(
  'gives word after word that is spoken, as it was where nothing was left out',
  async () => {
    const microphone = plugInMicrophone(saidWords)
    const blocks: Float32Array[] = []
    const capture = await start({
      onSamples: (block) => blocks.push(block),
      onLost: () => undefined,
    })
    const { sampleRate } = capture
    const detector = createActivityDetector(sampleRate, 'word')
    const heard: number[] = []
    const judged: unknown[] = []
    function listen() {
      for (const block of blocks.splice(0)) {
        for (const sample of block) heard.push(sample)
        judged.push(...detector.push(block).map(judge))
      }
      return judged
    }
    function judge(segment: { start: number; end: number }) {
      const cut = padSegment(segment, sampleRate, { start: 0, end: heard.length })
      const quality = judgeQuality(
        Float32Array.from(heard.slice(cut.start, cut.end)),
        sampleRate,
        'word',
      )
      return { seconds: (segment.end - segment.start) / sampleRate, ...quality }
    }
    microphone.speak()
    const timeout = longestMs / 2
    await expect.poll(() => listen().length, { timeout }).toBeGreaterThanOrEqual(heardWords)
    await expect.poll(listen, { timeout }).toContainEqual(
      expect.objectContaining({
        seconds: expect.closeTo(wordSeconds, 1) as number,
        verdict: 'good',
        problems: [],
        peakDb: expect.closeTo(20 * Math.log10(0.4), 0) as number,
      }),
    )
    await capture.stop()
  },
  longestMs + 10_000,
)

it('asks for sound that nothing has been done to, and reports how it is used', async () => {
  const microphone = plugInMicrophone(1)
  const capture = await start({ onSamples: () => undefined, onLost: () => undefined })
  expect(microphone.asked.mock.lastCall?.[0]?.audio).toMatchObject({
    echoCancellation: false,
    noiseSuppression: false,
    autoGainControl: false,
  })
  expect(capture.sampleRate).toBeGreaterThanOrEqual(8_000)
  expect(Object.values(capture.settings).every((value) => typeof value !== 'object')).toBe(true)
  await capture.stop()
})

it('reports when the microphone is taken away', async () => {
  const microphone = plugInMicrophone(1)
  const lost = Promise.withResolvers<undefined>()
  const capture = await start({ onSamples: () => undefined, onLost: () => lost.resolve(undefined) })
  microphone.track?.dispatchEvent(new Event('ended'))
  await lost.promise
  await capture.stop()
})

it.each([
  ['NotAllowedError', 'microphone-refused'],
  ['NotFoundError', 'no-microphone'],
  ['NotReadableError', 'microphone-busy'],
  ['AbortError', 'microphone-failed'],
] as const)('answers %s as %s', async (name, trouble) => {
  const asked = vi.spyOn(navigator.mediaDevices, 'getUserMedia')
  asked.mockRejectedValue(new DOMException('no', name))
  const started = await startCapture({ onSamples: () => undefined, onLost: () => undefined })
  expect(started).toEqual({ ok: false, trouble })
})

it('audio that never starts is reported, and the microphone is off', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { track } = plugInMicrophone(1)
  const never = new Promise<undefined>(() => undefined)
  const resuming = vi.spyOn(AudioContext.prototype, 'resume').mockReturnValue(never)
  const started = startCapture({ onSamples: () => undefined, onLost: () => undefined })
  const outcome = started.then(() => 'started', String)
  await vi.waitFor(() => expect(resuming).toHaveBeenCalled())
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await outcome).toContain('took too long')
  expect(track?.readyState).toBe('ended')
})
