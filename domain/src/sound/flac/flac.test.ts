import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { noise, twoSyllables } from '../fixtures/synthesised-sound.ts'
import { decodeFlac, readFlacHeader } from './decode-flac.ts'
import { encodeFlac } from './encode-flac.ts'

/** The sound of `libflac.flac`, which libFLAC 1.5 encoded at its default level. */
function knownSound(): Int16Array {
  return Int16Array.from({ length: 9600 }, (_, at) => {
    const swell = Math.min(1, at / 2000)
    return (
      Math.round(8000 * Math.sin((at * 440 * 2 * Math.PI) / 48_000) * swell) + ((at * 7919) % 40)
    )
  })
}
const libFlacFile = () => readFileSync(new URL('libflac.flac', import.meta.url))

const word = Int16Array.from(twoSyllables(48_000), (sample) => sample * 32_767)

describe('a FLAC file', () => {
  it('of libFLAC is read', () => {
    expect(readFlacHeader(libFlacFile())).toMatchObject({ sampleRate: 48_000, sampleCount: 9600 })
    expect(decodeFlac(libFlacFile())).toEqual(knownSound())
  })

  it('of ours is as small as one of libFLAC', () => {
    const ours = encodeFlac(knownSound(), 48_000).length
    process.stdout.write(`FLAC: ${ours} bytes, by libFLAC ${libFlacFile().length}\n`)
    expect(ours).toBeLessThan(libFlacFile().length * 1.03)
  })

  it.each([8_000, 11_025, 16_000, 44_100, 48_000, 96_000])('keeps a word at %i Hz', (rate) => {
    const file = encodeFlac(word, rate)
    expect(readFlacHeader(file)).toMatchObject({ sampleRate: rate, sampleCount: word.length })
    expect(decodeFlac(file)).toEqual(word)
  })

  it('gives every sample back, whatever the sound', () => {
    const sample = fc.integer({ min: -32_768, max: 32_767 })
    const quiet = fc.integer({ min: -3, max: 3 })
    const sound = fc.oneof(
      fc.int16Array({ minLength: 1, maxLength: 300 }),
      fc.array(quiet, { minLength: 1, maxLength: 9000 }).map((all) => Int16Array.from(all)),
      fc.tuple(sample, fc.integer({ min: 1, max: 9000 })).map(([value, length]) => {
        return new Int16Array(length).fill(value)
      }),
    )
    fc.assert(
      fc.property(sound, (samples) => {
        expect(decodeFlac(encodeFlac(samples, 48_000))).toEqual(samples)
      }),
      { numRuns: 200 },
    )
  })

  it('of noise at full scale is hardly larger than the noise', () => {
    const loud = Int16Array.from(noise(0.57, 20_000, 'loud'), (sample) => sample * 32_767)
    const file = encodeFlac(loud, 48_000)
    expect(decodeFlac(file)).toEqual(loud)
    expect(file.length).toBeLessThan(loud.byteLength * 1.01)
  })

  it('is refused with any bit changed', () => {
    const file = encodeFlac(word.subarray(9000, 11_000), 48_000)
    const { framesAt = 0 } = readFlacHeader(file) ?? {}
    let refused = 0
    for (let at = framesAt; at < file.length; at += 1) {
      const damaged = file.slice()
      damaged[at] = (damaged[at] ?? 0) ^ (1 << (at % 8))
      if (decodeFlac(damaged) === undefined) refused += 1
    }
    expect(refused).toBe(file.length - framesAt)
  })

  it('is refused cut off, with something behind it, or as something else', () => {
    const file = encodeFlac(word, 48_000)
    for (const length of [0, 4, 20, 42, 50, file.length - 1]) {
      expect(decodeFlac(file.subarray(0, length))).toBeUndefined()
    }
    expect(decodeFlac(Uint8Array.of(...file, 0))).toBeUndefined()
    expect(decodeFlac(new TextEncoder().encode('#EXTM3U\nhttp://x'))).toBeUndefined()
    expect(decodeFlac(Uint8Array.of(0x49, 0x44, 0x33, ...file))).toBeUndefined()
  })

  it('that claims hours is read no further than its head', () => {
    const file = encodeFlac(word, 48_000)
    // The 36 bits of the sample count end at byte 26.
    file.set([0xff, 0xff, 0xff, 0xff], 22)
    expect(readFlacHeader(file)?.sampleCount).toBe(2 ** 32 - 1)
  })

  it('with a picture or another program’s block in its head is not one of ours', () => {
    const file = encodeFlac(word, 48_000)
    for (const type of [2, 5, 6, 9]) {
      const head = file.slice(0, 42)
      head[4] = 0
      const hidden = Uint8Array.of(...head, 0x80 | type, 0, 0, 4, 1, 2, 3, 4, ...file.subarray(42))
      expect(readFlacHeader(hidden)).toBeUndefined()
    }
  })
})
