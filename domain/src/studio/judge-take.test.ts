import { expect, it, test } from 'vitest'
import { findLanguage } from '../orthography/languages.ts'
import { concatenate, noise, twoSyllables } from '../sound/fixtures/synthesised-sound.ts'
import { judgeFoundTake, judgePressedTake } from './judge-take.ts'

const rate = 16_000
const word = twoSyllables(rate)
const silence = new Float32Array(0.3 * rate)

/** A clear sound that lasts for so long, as a take of a prompt. */
function judge(seconds: number, text: string | null, course = 'ewo') {
  const times = Math.ceil((seconds * rate) / word.length)
  const said = concatenate(Array.from({ length: times }, () => word)).slice(0, seconds * rate)
  const clean = concatenate([silence, said, silence])
  const room = noise(0.0005, clean.length, 'room')
  const samples = clean.map((sample, at) => sample + (room[at] ?? 0))
  const speech = { start: silence.length, end: silence.length + said.length }
  const asked = { prompt: { kind: 'word', text }, language: findLanguage(course) } as const
  return judgeFoundTake(samples, rate, { speech, isCutOff: false }, asked)
}

test.each([
  ['half a second of three syllables', 0.5, 'okírí', []],
  ['a sixth of a second of three syllables', 0.16, 'okírí', ['too-short']],
  ['a fifth of a second of one syllable', 0.2, 'kúb', []],
  ['three seconds of three syllables', 3, 'okírí', []],
  ['five seconds of one syllable', 5, 'kúb', ['too-long']],
] as const)('%s', (_, seconds, text, problems) => {
  const quality = judge(seconds, text)
  expect(quality.problems).toEqual(problems)
  expect(quality.verdict).toBe(problems.length === 0 ? 'good' : 'record-again')
})

it('says what to do about a length that cannot be that of the word', () => {
  expect(judge(0.16, 'okírí').advice).toEqual(['say-it-whole'])
  expect(judge(5, 'kúb').advice).toEqual(['say-it-alone'])
})

it('holds no length against what has no text, or no known spelling', () => {
  expect(judge(0.16, null).problems).toEqual([])
  expect(judge(0.16, 'okírí', 'xyz').problems).toEqual([])
})

it('lets a word of unknown division be as long as it may be', () => {
  expect(judge(3, 'mvɔɛ́').problems).toEqual([])
})

it('says that a take is cut off where the voice goes on at its end', () => {
  const samples = concatenate([silence, word])
  expect(judgePressedTake(samples, rate, { isCutOff: true }, 'word')).toMatchObject({
    problems: expect.arrayContaining(['cut-off']) as string[],
    advice: expect.arrayContaining(['say-it-whole']) as string[],
  })
  expect(judgePressedTake(samples, rate, { isCutOff: false }, 'word').problems).not.toContain(
    'cut-off',
  )
})
