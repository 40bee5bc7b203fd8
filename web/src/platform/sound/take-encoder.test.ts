import { decodeFlac } from '@mboa/domain'
import { expect, it, onTestFinished, vi } from 'vitest'
import type { RecordedTake } from './encoded-take.ts'
import { openTakeEncoder } from './take-encoder.ts'

/** A hum that swells and fades with a noisy room around it, as a microphone gives it. */
function recorded(sampleRate: number, seconds = 2): RecordedTake {
  const length = Math.round(sampleRate * seconds)
  const samples = Float32Array.from({ length }, (_, at) => {
    const swell = Math.sin((Math.PI * at) / length)
    const room = (((at * 7919) % 101) - 50) / 20_000
    return room + 0.4 * swell * Math.sin((2 * Math.PI * 220 * at) / sampleRate)
  })
  return { samples, sampleRate, cut: { start: sampleRate / 10, end: length - sampleRate / 10 } }
}

function open() {
  const encoder = openTakeEncoder()
  onTestFinished(() => encoder.close())
  return encoder
}

const sixteenBits = (samples: Float32Array) =>
  Int16Array.from(samples, (sample) => Math.round(sample * 32_768))

/** By the browser's own decoder, which knows nothing of ours. */
async function decode(bytes: Uint8Array<ArrayBuffer>, sampleRate: number): Promise<Float32Array> {
  const context = new OfflineAudioContext(1, 1, sampleRate)
  return (await context.decodeAudioData(bytes.slice().buffer)).getChannelData(0)
}

it.each([16_000, 44_100, 48_000])(
  'the archive at %i Hz gives every sample back, in the browser’s decoder and in ours',
  async (sampleRate) => {
    const take = recorded(sampleRate)
    const { archive } = await open().encode(take)
    const wanted = sixteenBits(take.samples)
    expect(archive.sampleCount).toBe(wanted.length)
    expect(decodeFlac(archive.bytes)).toEqual(wanted)
    expect(sixteenBits(await decode(archive.bytes, sampleRate))).toEqual(wanted)
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', archive.bytes))
    expect(archive.sha256).toBe(
      Array.from(digest, (each) => each.toString(16).padStart(2, '0')).join(''),
    )
  },
)

it('several takes at once come back each to its own', async () => {
  const encoder = open()
  const lengths = [0.5, 1, 1.5]
  const encoded = await Promise.all(
    lengths.map((seconds) => encoder.encode(recorded(48_000, seconds))),
  )
  expect(encoded.map(({ archive }) => archive.sampleCount)).toEqual([24_000, 48_000, 72_000])
})

it('a take that waits when the encoder closes is rejected', async () => {
  const encoder = openTakeEncoder()
  const encoding = encoder.encode(recorded(48_000))
  encoder.close()
  await expect(encoding).rejects.toThrow('closed')
})

/** The first worker is made of what is given instead of our script. */
function breakFirstWorker(script: Blob): void {
  const RealWorker = Worker
  let started = 0
  vi.stubGlobal(
    'Worker',
    class extends RealWorker {
      constructor(address: string, options: WorkerOptions) {
        started += 1
        super(started === 1 ? URL.createObjectURL(script) : address, options)
      }
    },
  )
  onTestFinished(() => void vi.unstubAllGlobals())
}

it('a worker whose script does not come is replaced', async () => {
  breakFirstWorker(new Blob(['Not found'], { type: 'text/plain' }))
  const encoder = open()
  await expect(encoder.encode(recorded(48_000, 1))).rejects.toThrow('did not start')
  expect((await encoder.encode(recorded(48_000, 1))).archive.sampleCount).toBe(48_000)
})

it('a worker that answers nothing is replaced after a while', async () => {
  breakFirstWorker(new Blob(['export {}'], { type: 'text/javascript' }))
  const encoder = openTakeEncoder(50)
  onTestFinished(() => encoder.close())
  await expect(encoder.encode(recorded(48_000, 1))).rejects.toThrow('does not answer')
})
