import { describe, expect, it, test } from 'vitest'
import { hummedWord } from '../testing/sound-files.ts'
import { findSpoken } from './find-spoken.ts'
import { concatenate, sine, twoSyllables } from './fixtures/synthesised-sound.ts'
import { speakList } from './fixtures/word-list.ts'
import { judgeQuality } from './quality.ts'

const rate = 16_000
const seconds = (count: number) => Math.round(count * rate)

describe('finding what is said in a file', () => {
  test.each([
    ['with room around it', { before: 0.8, spoken: 0.6, after: 0.8 }],
    ['that begins as the file does', { before: 0.02, spoken: 0.6, after: 0.5 }],
    ['that the file ends with', { before: 0.5, spoken: 0.6, after: 0 }],
    ['cut close on both sides', { before: 0.03, spoken: 0.6, after: 0.03 }],
  ])('takes in a word %s', (_, shape) => {
    const samples = hummedWord(rate, shape)
    const found = findSpoken(samples, rate, 'word')
    expect(found?.utterances).toBe(1)
    const [from, to] = [seconds(shape.before), seconds(shape.before + shape.spoken)]
    expect(found?.cut.start).toBeLessThanOrEqual(from + seconds(0.05))
    expect(found?.cut.end).toBeGreaterThanOrEqual(to - seconds(0.05))
    expect(found?.cut.start).toBeGreaterThanOrEqual(Math.max(0, from - seconds(0.4)))
    expect(found?.cut.end).toBeLessThanOrEqual(Math.min(samples.length, to + seconds(0.45)))
  })

  it('is not misled by the digital silence that editors and encoders add', () => {
    const silence = new Float32Array(seconds(1))
    const samples = concatenate([silence, hummedWord(rate), silence])
    const found = findSpoken(samples, rate, 'word')
    expect(found?.utterances).toBe(1)
    expect(found?.cut.start).toBeGreaterThan(seconds(1))
  })

  it('finds a word of which the device that recorded it left out two frames of five', () => {
    const list = speakList([twoSyllables(rate)], rate, 20, 'left out')
    const holed = list.samples.map((sample, at) => (Math.floor(at / 160) % 5 < 2 ? 0 : sample))
    expect(findSpoken(holed, rate, 'word')?.utterances).toBe(1)
  })

  it('counts how often somebody spoke, and takes in all of it', () => {
    const samples = concatenate([hummedWord(rate), hummedWord(rate)])
    const found = findSpoken(samples, rate, 'word')
    expect(found?.utterances).toBe(2)
    expect(found?.cut.end).toBeGreaterThan(seconds(1.8 + 1.1))
  })

  it('takes in all of what goes on and on, so that it is found too long', () => {
    const samples = hummedWord(rate, { spoken: 12 })
    const cut = findSpoken(samples, rate, 'word')?.cut
    expect(cut?.end).toBe(samples.length)
    const heard = samples.subarray(cut?.start, cut?.end)
    expect(judgeQuality(heard, rate, 'word').problems).toContain('too-long')
  })

  test.each([
    ['an empty file', new Float32Array()],
    ['digital silence', new Float32Array(rate)],
    ['an empty room', hummedWord(rate, { spoken: 0 })],
    ['a lasting tone', sine(220, 0.3, 2, rate)],
  ])('finds nothing in %s', (_, samples) => {
    expect(findSpoken(samples, rate, 'word')).toBeUndefined()
  })
})
