import { describe, expect, it } from 'vitest'
import { concatenate, sine } from './fixtures/synthesised-sound.ts'
import { kWeighting, measureLoudness, playbackGainDb } from './loudness.ts'

const rates = [16_000, 22_050, 44_100, 48_000, 96_000]

describe('loudness', () => {
  it('has the filters of BS.1770-5 annex 1, tables 1 and 2, at 48 kHz', () => {
    const [shelf, highPass] = kWeighting(48_000)
    const published = [1.53512485958697, -2.69169618940638, 1.19839281085285]
    ;[shelf.b0, shelf.b1, shelf.b2].forEach((b, nth) =>
      expect(b).toBeCloseTo(published[nth] ?? 0, 8),
    )
    expect(shelf.a1).toBeCloseTo(-1.69065929318241, 8)
    expect(shelf.a2).toBeCloseTo(0.73248077421585, 8)
    expect(highPass.a1).toBeCloseTo(-1.99004745483398, 8)
    expect(highPass.a2).toBeCloseTo(0.99007225036621, 8)
  })

  it.each(rates)(
    'of a full-scale sine of 997 Hz at %i Hz is −3.01 LUFS, as the norm says',
    (rate) => {
      expect(measureLoudness(sine(997, 1, 2, rate), rate)).toBeCloseTo(-3.01, 1)
    },
  )

  it('does not count the pauses around a word', () => {
    const tone = sine(997, 0.1, 1, 48_000)
    const silence = new Float32Array(96_000)
    const padded = measureLoudness(concatenate([silence, tone, silence]), 48_000)
    expect(Math.abs(padded - measureLoudness(tone, 48_000))).toBeLessThan(1.5)
  })

  it('is measured of what is shorter than one block', () => {
    expect(measureLoudness(sine(997, 1, 0.2, 48_000), 48_000)).toBeCloseTo(-3, 0)
  })

  it('of silence is nothing', () => {
    expect(measureLoudness(new Float32Array(48_000), 48_000)).toBe(-Infinity)
    expect(measureLoudness(new Float32Array(), 48_000)).toBe(-Infinity)
  })
})

describe('the gain', () => {
  it.each([0.02, 0.1, 0.14])('brings a tone of amplitude %d to −20 LUFS', (amplitude) => {
    const tone = sine(997, amplitude, 1, 48_000)
    const gain = 10 ** (playbackGainDb(tone, 48_000) / 20)
    const played = tone.map((sample) => sample * gain)
    expect(measureLoudness(played, 48_000)).toBeCloseTo(-20, 1)
  })

  it('stops where a peak would pass −1 dBFS', () => {
    const tone = sine(997, 0.01, 1, 48_000)
    tone[5_000] = 0.7
    expect(playbackGainDb(tone, 48_000)).toBeCloseTo(20 * Math.log10(1 / 0.7) - 1, 5)
  })

  it('leaves silence alone', () => {
    expect(playbackGainDb(new Float32Array(48_000), 48_000)).toBe(0)
  })
})
