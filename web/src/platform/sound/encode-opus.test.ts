import { opusRate, readOggOpus } from '@mboa/domain'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { encodeOpus } from './encode-take.ts'

/** A note as a voice sings it, with its overtones. */
function voice(sampleRate: number, hertz: number, seconds = 1.5): Float32Array<ArrayBuffer> {
  return Float32Array.from({ length: Math.round(seconds * sampleRate) }, (_, at) => {
    const phase = (2 * Math.PI * hertz * at) / sampleRate
    const overtones = [0.3, 0.2, 0.1, 0.05]
    return overtones.reduce((sum, part, nth) => sum + part * Math.sin(phase * (nth + 1)), 0)
  })
}

/** By the browser's own decoder, which knows nothing of ours. */
async function decode(bytes: Uint8Array): Promise<Float32Array> {
  const context = new OfflineAudioContext(1, 1, opusRate)
  return (await context.decodeAudioData(Uint8Array.from(bytes).buffer)).getChannelData(0)
}

const browsersOwn = Object.getOwnPropertyDescriptor(globalThis, 'AudioEncoder') ?? {}
beforeEach(() => Reflect.deleteProperty(globalThis, 'AudioEncoder'))
afterEach(() => {
  Object.defineProperty(globalThis, 'AudioEncoder', browsersOwn)
})

/** By how many samples a part of one sound stands behind the same part of another. */
function shiftOf(heard: Float32Array, said: Float32Array, start: number): number {
  const part = said.subarray(start, start + opusRate / 5)
  const shifts = Array.from({ length: 101 }, (_, nth) => nth - 50)
  const products = shifts.map((shift) =>
    part.reduce((sum, sample, at) => sum + sample * (heard[start + at + shift] ?? 0), 0),
  )
  return shifts[products.indexOf(Math.max(...products))] ?? NaN
}

it.each([
  [16_000, 110],
  [44_100, 180],
  [48_000, 250],
])('without an encoder of the browser’s, %i Hz is Opus that plays as it was', async (rate, hz) => {
  const encoded = await encodeOpus(voice(rate, hz), rate)
  if (encoded === undefined) throw new Error('libopus made nothing.')
  expect(encoded.sampleCount).toBe(1.5 * opusRate)
  expect(readOggOpus(encoded.bytes)?.sampleCount).toBe(encoded.sampleCount)
  expect(encoded.bytes.length).toBeLessThan(6_500)
  const [heard, said] = [await decode(encoded.bytes), voice(opusRate, hz)]
  expect(heard.length).toBe(said.length)
  const [early, late] = [0.1, 1.2].map((second) => shiftOf(heard, said, second * opusRate))
  // Over 1.1 s, 30 samples would make a cent: the pitch is that of what was said.
  expect(Math.abs(early ?? NaN)).toBeLessThanOrEqual(6)
  expect(Math.abs(late ?? NaN)).toBeLessThanOrEqual(6)
})

it('encodes what is shorter than a packet', async () => {
  const encoded = await encodeOpus(voice(44_100, 200, 0.01), 44_100)
  expect(encoded?.sampleCount).toBe(480)
  expect((await decode(encoded?.bytes ?? new Uint8Array())).length).toBe(480)
})
