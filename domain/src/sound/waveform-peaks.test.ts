import { expect, it } from 'vitest'
import { padSegment } from './activity.ts'
import { computePeaks } from './waveform-peaks.ts'

it('a waveform is drawn from the least and the greatest of each two-hundredth', () => {
  const samples = new Float32Array(2000)
  samples.set([0.5, -1, 1], 10)
  const peaks = computePeaks(samples)
  expect(peaks).toHaveLength(400)
  expect(peaks.slice(0, 6)).toEqual([0, 0, -127, 127, 0, 0])
  expect(JSON.stringify(peaks)).not.toContain('-0')
})

it.each([0, 1, 150, 201])('%i samples still make two hundred pairs', (length) => {
  const peaks = computePeaks(new Float32Array(length).fill(1))
  expect(peaks).toEqual(Array(400).fill(length === 0 ? 0 : 127))
})

it('a cut has 300 ms before and 350 ms after, where there is that much', () => {
  const word = { start: 48_000, end: 72_000 }
  const padded = { start: 48_000 - 14_400, end: 72_000 + 16_800 }
  expect(padSegment(word, 48_000, { start: 0, end: 480_000 })).toEqual(padded)
  const within = { start: 40_000, end: 80_000 }
  expect(padSegment(word, 48_000, within)).toEqual(within)
})
