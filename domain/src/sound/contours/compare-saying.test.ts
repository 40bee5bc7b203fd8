import { expect, it } from 'vitest'
import { compareSaying, type SaidWord } from './compare-saying.ts'
import type { Contour } from './contour.ts'
import type { HeardContour } from './heard-contour.ts'
import { contourShape } from './contour-shape.ts'
import type { RegisterPair } from './register.ts'
import { patternContour } from './tone-pattern.ts'
import type { SyllableTone } from '../../melody/syllable-tones.ts'

const heard = (semitones: Contour): HeardContour => ({
  semitones,
  isVoiced: semitones.map(() => true),
})
/** As a voice sings it whose register lies so much above that of the written tones. */
const sung = (tones: readonly SyllableTone[], above: number) =>
  heard(patternContour(tones).map((value) => value + above))

const said: SaidWord = {
  item: 'mbo',
  text: 'mbɔ́',
  own: sung(['high'], 10),
  tones: ['high'],
  twins: [{ text: 'mbɔ̀', tones: ['low'] }],
}
const wordsBeside = (reference: string, semitones: number, count = 5): readonly RegisterPair[] =>
  Array.from({ length: count }, (_, nth) => ({ item: `word ${nth}`, reference, semitones }))

it('compares with the written tones, by their words where the course has such', () => {
  const known = wordsBeside('writing', 10)
  expect(compareSaying(said, known)?.verdict).toEqual({
    kind: 'sounds-like',
    name: { kind: 'word', text: 'mbɔ́' },
  })
  expect(compareSaying({ ...said, own: sung(['low'], 10) }, known)?.verdict).toEqual({
    kind: 'closer-to',
    name: { kind: 'word', text: 'mbɔ̀' },
  })
  expect(compareSaying({ ...said, own: sung(['rising'], 10) }, known)?.verdict).toEqual({
    kind: 'closer-to',
    name: { kind: 'tones', tones: ['rising'] },
  })
})

it('compares with a speaker, whose voice with other tones is the rival', () => {
  const recorded = { speaker: 'speaker', contour: sung(['high'], 3) }
  const known = wordsBeside('speaker', 7)
  const compared = compareSaying({ ...said, recorded }, known)
  expect(compared).toMatchObject({ verdict: { kind: 'sounds-like' }, beside: 'recording' })
  expect(compared?.other).toEqual(recorded.contour.semitones)
  compared?.own.forEach((value, at) => expect(value).toBeCloseTo(compared.other[at] ?? 0))
  const low = compareSaying({ ...said, own: sung(['low'], 10), recorded }, known)
  expect(low?.verdict).toMatchObject({ kind: 'closer-to', name: { text: 'mbɔ̀' } })
})

it('judges by the written tones while a voice is not known, and is drawn over the voice', () => {
  const recorded = { speaker: 'a new voice', contour: sung(['high'], 3) }
  expect(compareSaying({ ...said, recorded }, wordsBeside('writing', 10))).toMatchObject({
    verdict: { kind: 'sounds-like' },
    beside: 'recording',
  })
})

it('says how many words are missing, by whichever is known best', () => {
  const recorded = { speaker: 'speaker', contour: sung(['high'], 3) }
  const known = [...wordsBeside('writing', 10, 1), ...wordsBeside('speaker', 7, 3)]
  expect(compareSaying({ ...said, recorded }, known)?.verdict).toEqual({
    kind: 'cannot-judge',
    because: 'register',
    wordsMissing: 2,
  })
})

it('draws a recording of a word whose tones are not written, and judges nothing', () => {
  const { item, text, own } = said
  const recorded = { speaker: 'speaker', contour: sung(['high'], 3) }
  const compared = compareSaying({ item, text, own, recorded }, wordsBeside('speaker', 7))
  expect(compared).toMatchObject({
    verdict: { kind: 'cannot-judge', because: 'nothing-else' },
    beside: 'recording',
  })
  expect(compareSaying({ item, text, own }, [])).toBeUndefined()
  const silent = { speaker: 'speaker', contour: heard([]) }
  expect(compareSaying({ item, text, own, recorded: silent }, [])).toBeUndefined()
})

it('learns a register from what was said, and from nothing that was sung otherwise', () => {
  const first = compareSaying(said, [])
  expect(first?.pairs).toEqual([{ item: 'mbo', reference: 'writing', semitones: 10 }])
  const known = wordsBeside('writing', 10)
  expect(compareSaying({ ...said, own: sung(['low'], 10) }, known)?.pairs).toBe(known)
  const noisy: HeardContour = { ...said.own, obstacle: 'noisy' }
  expect(compareSaying({ ...said, own: noisy }, known)?.pairs).toBe(known)
})

it.each([
  ['level', ['high', 'high']],
  ['falls', ['high', 'low']],
  ['rises', ['low', 'high']],
  ['rises-falls', ['low', 'high', 'low']],
  ['falls-rises', ['high', 'low', 'high']],
  ['falls', ['falling']],
  ['rises', ['rising']],
] as const)('says that a contour is %s (%s)', (shape, tones) => {
  expect(contourShape(patternContour(tones))).toBe(shape)
})
