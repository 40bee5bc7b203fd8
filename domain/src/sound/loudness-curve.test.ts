import { describe, expect, it } from 'vitest'
import { concatenate, noise, twoSyllables } from './fixtures/synthesised-sound.ts'
import { curveStepMs, loudnessCurve } from './loudness-curve.ts'

const rate = 16_000
const room = (seconds: number) => noise(0.0005, Math.round(seconds * rate), 'room')
const word = twoSyllables(rate)
const curveOf = (before: number, gain = 1) =>
  loudnessCurve(
    concatenate([room(before), word.map((sample) => sample * gain), room(0.6)]),
    rate,
    'word',
  )

describe('how loud a word is along its time', () => {
  it('has a hill for each syllable, and reaches 1', () => {
    const curve = curveOf(0.5)
    expect(Math.max(...curve)).toBe(1)
    const middle = Math.round(curve.length / 2)
    const valley = Math.min(...curve.slice(middle - 4, middle + 4))
    expect(valley).toBeLessThan(Math.max(...curve.slice(0, middle)))
    expect(valley).toBeLessThan(Math.max(...curve.slice(middle)))
  })

  it('begins with the word and lasts as long, however long nobody spoke before', () => {
    const lengths = [0.4, 0.9, 1.7].map((before) => curveOf(before).length)
    expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThanOrEqual(1)
    const wordMs = (word.length / rate) * 1000
    expect(Math.abs((lengths[0] ?? 0) * curveStepMs - wordMs)).toBeLessThan(150)
  })

  it('is the same for a voice a quarter as loud', () => {
    const [loud, soft] = [curveOf(0.5), curveOf(0.5, 0.25)]
    expect(soft).toHaveLength(loud.length)
    for (const [at, value] of soft.entries()) expect(value).toBeCloseTo(loud[at] ?? -1, 0)
  })

  it('is empty where nothing is said', () => {
    expect(loudnessCurve(room(2), rate, 'word')).toEqual([])
    expect(loudnessCurve(new Float32Array(rate), rate, 'word')).toEqual([])
    expect(loudnessCurve(new Float32Array(0), rate, 'word')).toEqual([])
  })
})
