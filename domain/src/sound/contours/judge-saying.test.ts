import { expect, it } from 'vitest'
import { seededRandom } from '../../seeds/seeded-random.ts'
import { concatenate, noise, sine } from '../fixtures/synthesised-sound.ts'
import { inNoise, sing } from '../pitch/fixtures/voice-sounds.ts'
import { hearContour } from './heard-contour.ts'
import { judgeSaying } from './judge-saying.ts'
import { pairLevels, registerAbove, rememberPair, type RegisterPair } from './register.ts'
import { rivalPatterns } from './rival-patterns.ts'
import { patternContour, withOtherTones } from './tone-pattern.ts'
import type { SyllableTone } from '../../melody/syllable-tones.ts'

const rate = 16_000
const quiet = new Float32Array(rate * 0.5)

function said(hertzAt: (part: number) => number, { seconds = 0.5, snrDb = 30 } = {}): Float32Array {
  const voice = sing({ rate, seconds, hertzAt })
  return inNoise(concatenate([quiet, voice, quiet]), snrDb, 'the room')
}

const falling = said((part) => 180 * 2 ** ((2.5 - 5 * part) / 12))
const tones: readonly SyllableTone[] = ['high', 'low']
const named = (pattern: readonly SyllableTone[]) => ({
  name: pattern.join(' '),
  contour: patternContour(pattern),
})
/** Somebody whose voice is as high as 180 Hz in its middle: 10.2 semitones above 100 Hz. */
const pairs: readonly RegisterPair[] = ['a', 'b', 'c', 'd', 'e'].map((item) => ({
  item,
  reference: 'pattern',
  semitones: 10.2,
}))
const judge = (sound: Float32Array, differences: object = {}) =>
  judgeSaying({
    item: 'a word',
    own: hearContour(sound, rate),
    target: named(tones),
    rivals: rivalPatterns(tones).map(named),
    reference: 'pattern',
    pairs,
    ...differences,
  })

it('says what a contour sounds like, and what it is closer to', () => {
  expect(judge(falling)).toEqual({ kind: 'sounds-like', name: 'high low' })
  expect(judge(said((part) => 180 * 2 ** ((5 * part - 2.5) / 12)))).toEqual({
    kind: 'closer-to',
    name: 'low high',
  })
})

it('tells a high word from a low one by the register alone', () => {
  const level = (semitones: number) => said(() => 180 * 2 ** (semitones / 12))
  expect(judge(level(2))).toEqual({ kind: 'closer-to', name: 'high high' })
  expect(judge(level(-3))).toEqual({ kind: 'closer-to', name: 'low low' })
})

it('is not sure of what lies between two contours, or is like none', () => {
  expect(judge(said(() => 180))).toEqual({ kind: 'not-sure' })
  expect(judge(said((part) => 180 * 2 ** Math.sin(20 * part)))).toEqual({ kind: 'not-sure' })
})

it('cannot judge before it knows the register by five other words', () => {
  const four = pairs.slice(1)
  const missing = { kind: 'cannot-judge', because: 'register' }
  expect(judge(falling, { pairs: four })).toEqual({ ...missing, wordsMissing: 1 })
  expect(judge(falling, { item: 'a' })).toEqual({ ...missing, wordsMissing: 1 })
  expect(judge(falling, { reference: 'another voice' })).toEqual({ ...missing, wordsMissing: 5 })
})

it('cannot judge where there is nothing else that it could be', () => {
  expect(judge(falling, { rivals: [] })).toEqual({ kind: 'cannot-judge', because: 'nothing-else' })
})

it.each([
  ['clipped', falling.map((sample) => Math.max(-1, Math.min(1, sample * 9)))],
  ['noisy', said((part) => 180 - 40 * part, { snrDb: 4 })],
  ['too-little-voice', said(() => 180, { seconds: 0.06 })],
  ['too-little-voice', noise(0.01, rate, 'nobody')],
  ['too-little-voice', new Float32Array()],
] as const)('cannot judge what is %s', (because, sound) => {
  expect(judge(sound)).toEqual({ kind: 'cannot-judge', because })
})

it('hears no contour in a click of a pure tone, and all of one that lasts', () => {
  const click = concatenate([quiet, sine(300, 0.3, 0.02, rate), quiet])
  expect(hearContour(inNoise(click, 30, 'room'), rate).obstacle).toBe('too-little-voice')
  const { semitones, isVoiced } = hearContour(falling, rate)
  expect(semitones.length).toBeGreaterThan(40)
  expect(isVoiced).toHaveLength(semitones.length)
})

it('takes the middle of what each word says of the register', () => {
  const heights = [7, 9, 10, 11, 30]
  const measured = heights.map((height, nth) =>
    pairLevels(`word ${nth}`, 'somebody', { own: [height, height + 2], other: [0, 2] }),
  )
  expect(registerAbove(measured, 'somebody', 'another word')).toEqual({ semitones: 10, words: 5 })
})

it('remembers the newest saying of a word, and no more words than are of use', () => {
  const random = seededRandom('words')
  const many = Array.from({ length: 60 }, (_, nth) => ({
    item: `word ${nth % 40}`,
    reference: nth % 2 === 0 ? 'one' : 'other',
    semitones: random.below(12),
  }))
  const remembered = many.reduce<readonly RegisterPair[]>(rememberPair, [])
  expect(remembered.filter(({ reference }) => reference === 'one')).toHaveLength(20)
  expect(remembered.at(-1)).toEqual(many.at(-1))
  const wide = Array.from({ length: 40 }, (_, nth) => ({
    item: `word ${nth}`,
    reference: 'one',
    semitones: 2,
  }))
  const kept = wide.reduce<readonly RegisterPair[]>(rememberPair, [])
  expect(kept).toHaveLength(24)
  expect(kept[0]?.item).toBe('word 16')
})

it('takes a short word for all of high and low, a long one for what one syllable changes', () => {
  const written = (pattern: readonly SyllableTone[]) =>
    rivalPatterns(pattern).map((rival) => rival.join(' '))
  expect(written(['low'])).toEqual(['high', 'falling', 'rising'])
  expect(written(['high', 'low'])).toEqual(['low low', 'low high', 'high high'])
  expect(written(['low', 'mid'])).toContain('low high')
  expect(written(['low', 'low', 'high', 'low'])).toEqual([
    'high low high low',
    'low high high low',
    'low low low low',
    'low low high high',
  ])
})

it('sings a recording with other tones', () => {
  const recorded = patternContour(['high', 'low']).map((value) => value + 3)
  const other = withOtherTones(recorded, ['high', 'low'], ['low', 'low'])
  const expected = patternContour(['low', 'low']).map((value) => value + 3)
  other.forEach((value, at) => expect(value).toBeCloseTo(expected[at] ?? 0))
})
