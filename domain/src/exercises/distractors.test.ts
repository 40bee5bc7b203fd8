import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seededRandom } from '../seeds/seeded-random.ts'
import { buildWord } from '../testing/course-words.ts'
import type { CourseWord } from './course-items.ts'
import { chooseDistractors } from './distractors.ts'
import { readApart, sharesMeaning } from './meaning-keys.ts'
import { createWordLikeness } from './word-likeness.ts'

const likeness = createWordLikeness('tst', 'relaxed')
const gloss = (en: string, fr: string) => ({ gloss: { en: [en], fr: [fr] } })

function choose(word: CourseWord, pools: CourseWord[][], seed = 'seed', count = 3) {
  return chooseDistractors(word, { pools, count, likeness, random: seededRandom(seed) })
}

// Made-up words throughout: no language means these things by them.
const word = buildWord('zǔ', gloss('tree', 'arbre'))

test('a tonal twin is offered before words that are less alike', () => {
  const twin = buildWord('zú', gloss('fire', 'feu'))
  const others = ['xɔ́xɔ', 'xɛxɛ', 'xáx', 'xixiŋ'].map((text) => buildWord(text))
  for (const seed of ['a', 'b', 'c']) expect(choose(word, [[...others, twin]], seed)[0]).toBe(twin)
})

test('words of the same category take their share', () => {
  const day = buildWord('zɔ́zzi', { ...gloss('Monday', 'lundi'), category: 'day' })
  const days = ['a', 'b', 'c'].map((name) => buildWord(`${name}qqqqqq`, { category: 'day' }))
  const others = ['zɔ́zza', 'zɔ́zze', 'zɔ́zzo', 'zɔ́zzu'].map((text) => buildWord(text))
  const chosen = choose(day, [[...others, ...days]])
  expect(chosen.filter(({ category }) => category === 'day').length).toBeGreaterThanOrEqual(1)
})

test('over many draws the shares come to forty, forty and twenty per cent', () => {
  const asked = buildWord('aaaa', { category: 'asked' })
  const close = ['aaab', 'aaac', 'aaad'].map((name) => buildWord(name, { category: 'close' }))
  const same = ['zyyy', 'zyyx', 'zyyw'].map((name) => buildWord(name, { category: 'asked' }))
  const far = Array.from({ length: 60 }, (_, at) =>
    buildWord(`qrstuvw${at}`, { category: 'other' }),
  )
  const counts = { close: 0, asked: 0, other: 0 }
  for (let at = 0; at < 200; at++) {
    for (const { category } of choose(asked, [[...close, ...same, ...far]], `seed ${at}`)) {
      counts[category as keyof typeof counts]++
    }
  }
  expect(counts.close / 600).toBeCloseTo(0.4, 1)
  expect(counts.asked / 600).toBeCloseTo(0.4, 1)
  expect(counts.other / 600).toBeCloseTo(0.2, 1)
})

test.each([
  ['a second meaning of the word', { gloss: { en: ['wood', 'tree'], fr: ['bois'] } }],
  ['the same meaning in French alone', gloss('bush', 'arbre')],
  ['the meaning with an article', gloss('the tree', 'l’arbre')],
  ['the meaning with an addition', gloss('tree (tall)', 'grand arbre')],
  ['the meaning in capitals', gloss('TREE', 'ARBRE')],
])('%s is never a wrong choice', (_, other) => {
  expect(choose(word, [[buildWord('xaxa', other)]])).toEqual([])
})

test('a word that is written the same is never a wrong choice', () => {
  expect(choose(word, [[{ ...word, id: 'tst.other', ...gloss('fire', 'feu') }]])).toEqual([])
  const decomposed = buildWord('zu\u030c', gloss('fire', 'feu'))
  expect(choose(word, [[decomposed]])).toEqual([])
})

test('two words that mean the same are not offered together', () => {
  const same = ['ba', 'be'].map((text) => buildWord(text, gloss('fire', 'feu')))
  expect(choose(word, [same])).toHaveLength(1)
})

test('the second pool only fills what the first leaves open', () => {
  const first = ['aa', 'bb'].map((text) => buildWord(text))
  const second = ['zu', 'zû', 'zù'].map((text) => buildWord(text))
  const chosen = choose(word, [first, second])
  expect(
    chosen
      .slice(0, 2)
      .map(({ text }) => text)
      .sort(),
  ).toEqual(['aa', 'bb'])
  expect(second).toContain(chosen[2])
})

/** Homographs that differ in their characters only: composed or not, with a capital or not. */
const anyText = fc
  .tuple(
    fc.stringMatching(/^(á|ɛ̂|ŋ){1,2}$/),
    fc.constantFrom('NFC' as const, 'NFD' as const),
    fc.boolean(),
  )
  .map(([text, form, isCapital]) =>
    (isCapital ? text.replace(/^./, (first) => first.toUpperCase()) : text).normalize(form),
  )

const anyWord = fc
  .record({
    text: anyText,
    en: fc.array(fc.constantFrom('day', 'the day', 'tree', 'fire', 'sun'), {
      minLength: 1,
      maxLength: 2,
    }),
    fr: fc.constantFrom('jour', 'arbre', 'feu', 'soleil', 'journée'),
    category: fc.constantFrom('x', 'y'),
  })
  .map(({ text, en, fr, category }) => ({ text, gloss: { en, fr: [fr] }, category }))
const course = fc
  .array(anyWord, { minLength: 1, maxLength: 12 })
  .map((all) => all.map((each, at) => ({ ...each, id: `tst.${at}` })))

test('whatever the course, no wrong choice is right, and no two choices read alike', () => {
  fc.assert(
    fc.property(course, fc.string(), fc.integer({ min: 1, max: 5 }), (words, seed, count) => {
      const [asked, ...others] = words
      if (asked === undefined) return
      const chosen = choose(asked, [others.slice(0, 4), others], seed, count)
      expect(chosen.length).toBeLessThanOrEqual(count)
      const texts = [asked, ...chosen].map(({ text }) => text.normalize('NFC').toLowerCase())
      expect(new Set(texts).size).toBe(texts.length)
      for (const [at, other] of chosen.entries()) {
        expect(sharesMeaning(asked, other)).toBe(false)
        for (const next of chosen.slice(at + 1)) expect(readApart(other, next)).toBe(true)
      }
      expect(choose(asked, [others.slice(0, 4), others], seed, count)).toEqual(chosen)
    }),
  )
})
