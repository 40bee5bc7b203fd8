import { describe, expect, it } from 'vitest'
import { concatenate, noise, sine, twoSyllables } from './fixtures/synthesised-sound.ts'
import { judgeQuality } from './quality.ts'
import { resample } from './resample.ts'

const sampleRate = 48_000

/** A word of a peak with room before and after, at a distance in decibels from the noise. */
function take({ peak, roomRms }: { peak: number; roomRms: number }): Float32Array {
  const word = twoSyllables(sampleRate)
  const greatest = word.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
  const silence = new Float32Array(0.3 * sampleRate)
  const clean = concatenate([silence, word.map((sample) => (sample / greatest) * peak), silence])
  const room = noise(roomRms, clean.length, 'room')
  return clean.map((sample, index) => Math.max(-1, Math.min(1, sample + (room[index] ?? 0))))
}

describe('the quality gate', () => {
  it.each([
    ['a good take', { peak: 0.5, roomRms: 0.001 }, 'good', [], []],
    ['a far microphone', { peak: 0.1, roomRms: 0.0002 }, 'usable', ['too-quiet'], ['move-closer']],
    ['a near microphone', { peak: 0.95, roomRms: 0.001 }, 'usable', ['too-loud'], ['move-away']],
    ['a clipped wave', { peak: 1.4, roomRms: 0.001 }, 'record-again', ['clipped'], ['move-away']],
    ['a fan', { peak: 0.5, roomRms: 0.03 }, 'usable', ['noisy'], ['quieter-room']],
    ['a market', { peak: 0.5, roomRms: 0.09 }, 'record-again', ['very-noisy'], ['quieter-room']],
  ] as const)(
    'finds of %s what is wrong and says what to do',
    (_, made, verdict, problems, advice) => {
      expect(judgeQuality(take(made), sampleRate, 'word')).toMatchObject({
        verdict,
        problems,
        advice,
      })
    },
  )

  it('lets two samples at full scale pass, and not three', () => {
    const samples = take({ peak: 0.5, roomRms: 0.001 })
    samples.fill(-0.99, 20_000, 20_002)
    expect(judgeQuality(samples, sampleRate, 'word').problems).toEqual(['too-loud'])
    samples.fill(-0.99, 20_000, 20_003)
    expect(judgeQuality(samples, sampleRate, 'word').problems).toEqual(['clipped'])
  })

  it('finds the gaps that a busy device leaves, and takes what a gate mutes for none', () => {
    const samples = take({ peak: 0.5, roomRms: 0.001 })
    const loudest = samples.indexOf(Math.max(...samples))
    const holed = samples.slice().fill(0, loudest - 480, loudest)
    expect(judgeQuality(holed, sampleRate, 'word')).toMatchObject({
      verdict: 'usable',
      problems: ['gaps'],
      advice: ['close-other-apps'],
    })
    const short = samples.slice().fill(0, loudest - 200, loudest)
    expect(judgeQuality(short, sampleRate, 'word').problems).toEqual([])
    const gated = samples.slice().fill(0, 0, 12_000)
    expect(judgeQuality(gated, sampleRate, 'word').problems).toEqual([])
  })

  it('warns of a microphone that gives what a telephone gives, and says which to use', () => {
    const samples = resample(take({ peak: 0.5, roomRms: 0.005 }), sampleRate, 8_000)
    const heard = resample(samples, 8_000, sampleRate)
    expect(judgeQuality(heard, sampleRate, 'word')).toMatchObject({
      verdict: 'usable',
      problems: ['telephone'],
      advice: ['other-microphone'],
    })
  })

  it('refuses what nobody said, and what goes on too long', () => {
    const silence = new Float32Array(sampleRate)
    expect(judgeQuality(silence, sampleRate, 'word')).toMatchObject({
      verdict: 'record-again',
      problems: ['too-short', 'very-noisy', 'too-quiet'],
      advice: ['say-it-whole', 'quieter-room', 'move-closer'],
    })
    const word = take({ peak: 0.5, roomRms: 0.001 })
    const many = concatenate(Array.from({ length: 9 }, () => word))
    expect(judgeQuality(many, sampleRate, 'word').problems).toEqual(['too-long'])
    expect(judgeQuality(many, sampleRate, 'sentence').problems).toEqual([])
    expect(judgeQuality(new Float32Array(), sampleRate, 'word').verdict).toBe('record-again')
  })

  it('measures the peak, the distance to the noise and the length', () => {
    const tone = concatenate([noise(0.001, sampleRate, 'n'), sine(1000, 0.5, 1, sampleRate)])
    const quality = judgeQuality(tone, sampleRate, 'word')
    expect(quality.peakDb).toBeCloseTo(-6, 1)
    expect(quality.snrDb).toBeCloseTo(60 - 9, 0)
    expect([quality.durationMs, quality.spokenMs]).toEqual([2000, 1000])
  })
})
