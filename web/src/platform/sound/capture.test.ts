import { createActivityDetector, judgeQuality, padSegment } from '@mboa/domain'
import { afterEach, expect, it, vi } from 'vitest'
import { plugInMicrophone, wordSeconds } from '../../testing/plug-in-microphone.ts'
import { startCapture, type Capture } from './capture.ts'

afterEach(() => vi.restoreAllMocks())

async function start(listener: Parameters<typeof startCapture>[0]): Promise<Capture> {
  const started = await startCapture(listener)
  if (!started.ok) throw new Error(started.trouble)
  return started.capture
}

/** A browser on a busy machine leaves parts out of most words, and may be asked again. */
const mayStumble = { retry: 2 }

it(
  'gives every word that is spoken, whole and as it was where nothing was left out',
  mayStumble,
  async () => {
    const words = 3
    const microphone = plugInMicrophone(words)
    const blocks: Float32Array[] = []
    const heard: Float32Array[] = []
    const found: { start: number; end: number }[] = []
    const capture = await start({
      onSamples: (block) => blocks.push(block),
      onLost: () => undefined,
    })
    const detector = createActivityDetector(capture.sampleRate, 'word')
    microphone.speak()
    await expect
      .poll(() => {
        for (const block of blocks.splice(0)) {
          heard.push(block)
          found.push(...detector.push(block))
        }
        return found.length
      })
      .toBe(words)
    await capture.stop()
    const { sampleRate } = capture
    const samples = new Float32Array(heard.flatMap((block) => [...block]))
    const judged = found.map((segment) => {
      const cut = padSegment(segment, sampleRate, { start: 0, end: samples.length })
      const quality = judgeQuality(samples.subarray(cut.start, cut.end), sampleRate, 'word')
      return { seconds: (segment.end - segment.start) / sampleRate, ...quality }
    })
    expect(judged).toContainEqual(
      expect.objectContaining({
        seconds: expect.closeTo(wordSeconds, 1) as number,
        verdict: 'good',
        problems: [],
        peakDb: expect.closeTo(20 * Math.log10(0.4), 0) as number,
      }),
    )
  },
)

it('asks for sound that nothing has been done to, and tells how it is used', async () => {
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

it('tells when the microphone is taken away', async () => {
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
