import { describe, expect, it } from 'vitest'
import { concatenate, rmsOf, sine } from './fixtures/synthesised-sound.ts'
import { resample } from './resample.ts'

const seconds = 0.5
const toRate = 48_000

/** Without the ends, where a tone begins and stops at once. */
const inner = (samples: Float32Array) => samples.subarray(toRate / 50, -toRate / 50)

const decibels = (ratio: number) => 20 * Math.log10(ratio)

describe('a resampled sound', () => {
  it.each([
    [8_000, 100],
    [16_000, 440],
    [22_050, 1_000],
    [44_100, 60],
    [44_100, 220],
    [44_100, 3_000],
    [44_100, 16_000],
    [96_000, 16_000],
    [44_098, 220],
  ])('from %i Hz is the tone of %i Hz that it was: pitch, phase and level', (fromRate, hertz) => {
    const resampled = resample(sine(hertz, 0.5, seconds, fromRate), fromRate, toRate)
    const wanted = sine(hertz, 0.5, seconds, toRate)
    expect(resampled.length).toBe(wanted.length)
    const difference = inner(resampled.map((sample, at) => sample - (wanted[at] ?? 0)))
    expect(decibels(rmsOf(difference) / rmsOf(wanted))).toBeLessThan(-70)
  })

  it('keeps the pitch of a tone within a hundredth of a cent over ten seconds', () => {
    const hertz = 220
    const resampled = resample(sine(hertz, 0.5, 10, 44_100), 44_100, toRate)
    const cents = 1200 * Math.log2(pitchOf(inner(resampled), toRate) / hertz)
    expect(Math.abs(cents)).toBeLessThan(0.01)
  })

  it.each([25_000, 30_000, 40_000, 47_000])(
    'folds nothing down of a tone of %i Hz that the new rate cannot hold',
    (hertz) => {
      const resampled = resample(sine(hertz, 0.5, seconds, 96_000), 96_000, toRate)
      expect(decibels(rmsOf(inner(resampled)) / rmsOf(sine(hertz, 0.5, 1, 96_000)))).toBeLessThan(
        -70,
      )
    },
  )

  it('stands where it stood', () => {
    const click = concatenate([new Float32Array(441), Float32Array.of(1), new Float32Array(440)])
    const resampled = resample(click, 44_100, toRate)
    expect(resampled.indexOf(Math.max(...resampled))).toBe(480)
  })

  it('of nothing is nothing, and at its own rate the same', () => {
    expect(resample(new Float32Array(), 44_100, toRate)).toEqual(new Float32Array())
    const tone = sine(440, 0.5, 0.1, toRate)
    expect(resample(tone, toRate, toRate)).toEqual(tone)
  })
})

/** By the places at which the first and the last wave rise through nothing. */
function pitchOf(samples: Float32Array, rate: number): number {
  const rises = Array.from(samples, (sample, at) => {
    const before = samples[at - 1] ?? 0
    return before < 0 && sample >= 0 ? at - sample / (sample - before) : undefined
  }).filter((rise) => rise !== undefined)
  const [first = 0, last = 0] = [rises[0], rises.at(-1)]
  return ((rises.length - 1) * rate) / (last - first)
}
