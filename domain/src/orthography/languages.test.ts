import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compareWords } from './alphabetical-order.ts'
import { searchKey, tonedKey, tokenise } from './keys.ts'
import { listAlphabet } from './language-profile.ts'
import { getLanguage, languages } from './languages.ts'
import { markOfTone } from './tone-marks.ts'

/** Glottal letter, schwa, tones with a mark, and what an unmarked vowel means. */
const writing: Record<string, readonly [string | null, 'ə' | 'ǝ', string, string?]> = {
  agq: ['ʔ', 'ə', 'low falling rising mid', 'unknown'],
  bas: [null, 'ə', 'high low falling rising mid mid-to-low high-to-mid', 'unknown'],
  bbj: ['ʼ', 'ə', 'high low falling rising', 'mid'],
  bkm: ['ʼ', 'ə', 'low falling', 'high'],
  byv: ['ʼ', 'ə', 'high low falling rising', 'none'],
  dua: [null, 'ə', 'high falling rising mid', 'low'],
  // The macron for mid is in transcripts, not in CLDR; they leave out about half of the marks.
  ewo: [null, 'ə', 'high low falling rising mid', 'unknown'],
  fmp: ['ʼ', 'ə', 'high low mid falling rising', 'none'],
  fub: ['ʼ', 'ə', ''],
  gyi: ['ʼ', 'ə', 'high low falling rising', 'unknown'],
  jgo: ['ꞌ', 'ə', 'high low mid falling rising', 'unknown'],
  kkj: [null, 'ə', 'high low falling', 'unknown'],
  ksf: [null, 'ǝ', 'high', 'unknown'],
  lmp: ['ʼ', 'ə', 'low falling rising', 'high'],
  lns: ['ʼ', 'ə', 'high low', 'mid'],
  mgo: ['ʼ', 'ə', 'low', 'unknown'],
  mlw: [null, 'ə', 'high', 'unknown'],
  mua: ['ʼ', 'ǝ', ''],
  nmg: [null, 'ǝ', 'high falling rising mid', 'unknown'],
  nnh: ['ʼ', 'ə', 'high low falling rising', 'unknown'],
  wes: [null, 'ə', ''],
  yav: [null, 'ə', 'high low falling rising mid', 'unknown'],
}

describe('the languages whose writing is published', () => {
  test.each(Object.entries(writing))('%s', (code, [glottal, schwa, marked, unmarked]) => {
    const language = getLanguage(code)
    expect([language.glottal, language.schwa]).toEqual([glottal, schwa])
    expect(language.tone?.marked.join(' ') ?? '').toBe(marked)
    expect(language.tone?.unmarked).toBe(unmarked)
  })
})

test('where only the general alphabet is known, nothing is claimed of an unmarked vowel', () => {
  for (const { code, tone } of languages) {
    if (code in writing || tone === null) continue
    expect([code, tone.unmarked]).toEqual([code, 'unknown'])
  }
})

/** A language and words in its own letters and tones. */
const written = fc.constantFrom(...languages).chain((language) => {
  const marks = ['', ...(language.tone?.marked ?? []).map(markOfTone)]
  const cluster = fc.tuple(fc.constantFrom(...listAlphabet(language)), fc.constantFrom(...marks))
  const word = fc
    .array(cluster, { minLength: 1, maxLength: 5 })
    .map((clusters) => clusters.map((parts) => parts.join('')).join(''))
  const text = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '))
  return fc.record({ language: fc.constant(language), text, other: text, third: text })
})

describe('words of any language', () => {
  test('are found under the same key with and without tones, in capitals and in any form', () => {
    fc.assert(
      fc.property(written, ({ language, text }) => {
        const key = searchKey(text, language)
        const bare = text.normalize('NFD').replace(/[\u0300-\u0304\u030c\u1dc6\u1dc7]/gu, '')
        for (const same of [bare, text.toUpperCase(), text.normalize('NFC'), ` «${text}».`]) {
          expect(searchKey(same, language)).toBe(key)
        }
        expect(searchKey(key, language)).toBe(key)
        expect(key).toMatch(/^[a-z ]*$/u)
      }),
    )
  })

  test('keep their toned key in any form, and lose no token', () => {
    fc.assert(
      fc.property(written, ({ language, text }) => {
        const key = tonedKey(text, language)
        expect(tonedKey(text.normalize('NFC'), language)).toBe(key)
        expect(tonedKey(key, language)).toBe(key)
        expect(tokenise(text, language)).toHaveLength(text.split(' ').length)
      }),
    )
  })

  test('stand in one order, which is that of the alphabet for its letters', () => {
    fc.assert(
      fc.property(written, ({ language, text, other, third }) => {
        const compare = (a: string, b: string) => Math.sign(compareWords(a, b, language))
        expect(compare(text, other)).toBe(-compare(other, text) + 0)
        const [a, b, c] = [text, other, third].sort(compare)
        if (a === undefined || b === undefined || c === undefined) return
        expect(compare(a, c)).toBeLessThanOrEqual(0)
        expect(compare(a, b)).toBeLessThanOrEqual(0)
      }),
    )
    for (const language of languages) {
      const letters = listAlphabet(language)
      expect(letters.toSorted((a, b) => compareWords(a, b, language))).toEqual(letters)
    }
  })
})
