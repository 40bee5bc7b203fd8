import { describe, expect, test } from 'vitest'
import { spellingOf } from './fixtures/marking-table.ts'
import { gradeAnswer } from './grade-answer.ts'
import type { GradeRequest } from './verdicts.ts'

const grade = (
  language: string,
  answer: string,
  accepted: string | readonly string[],
  more: Partial<GradeRequest> = {},
) =>
  gradeAnswer({
    language: spellingOf(language),
    answer,
    accepted: typeof accepted === 'string' ? [accepted] : accepted,
    kind: 'word',
    strictness: 'relaxed',
    ...more,
  })

const verdict = (...request: Parameters<typeof grade>) => grade(...request).verdict

describe('letters', () => {
  test.each([
    ['dua', 'nggisú', 'ŋgisú', 'digraph'],
    ['bkm', 'kæ̀', 'kàe', 'digraph'],
    ['ff', '’yiite', 'ƴiite', 'digraph'],
    ['dua', 'e̱sɔ', 'ɛsɔ', 'legacy'],
    ['dua', 'ɛsɔ', 'e̱sɔ', 'legacy'],
    ['kkj', 'sa', 'sa̧', 'base'],
    ['jgo', 'u', 'ʉ̈', 'base'],
    ['lns', 'ŋwàʼ', 'ŋwà', 'glottal'],
    ['ff', 'dóole', 'doole', 'accent'],
  ])('%s: %s for %s differs by %s', (language, answer, accepted, kind) => {
    expect(grade(language, answer, accepted)).toMatchObject({
      verdict: 'letters',
      outcome: 'almost',
      diff: [{ op: 'letter', kind }],
    })
  })

  test('an older spelling never fails, a plain letter fails when strict', () => {
    expect(grade('ewo', 'mëmə', 'məmə', { strictness: 'strict' }).outcome).toBe('almost')
    expect(grade('ewo', 'mëme', 'məmə', { strictness: 'strict' }).outcome).toBe('wrong')
  })

  test('nothing typed is wrong even where a glottal letter is asked for', () => {
    expect(verdict('bbj', ' ', 'ʼ')).toBe('wrong')
    expect(verdict('bbj', '’', 'ʼ')).toBe('exact')
  })
})

describe('tone', () => {
  test('a mark that writes out the unmarked tone is no other tone at standard', () => {
    expect(grade('dua', 'mò', 'mo', { strictness: 'standard' }).outcome).toBe('almost')
    expect(grade('bbj', 'mò', 'mo', { strictness: 'standard' }).outcome).toBe('wrong')
  })

  test('is noted, not counted, when discovering', () => {
    expect(grade('bbj', 'gʉ̀', 'gʉ́', { strictness: 'discover' })).toMatchObject({
      verdict: 'tone',
      outcome: 'correct',
    })
  })

  test('a circumflex is the letter ô in Bulu, a falling tone elsewhere', () => {
    expect(verdict('bum', 'mo', 'mô')).toBe('letters')
    expect(verdict('ewo', 'mo', 'mô')).toBe('tone')
  })
})

describe('slips', () => {
  test.each([
    ['a neighbour swapped', 'deftree am', 'deftere am', 'swap', 4, 'er', 're'],
    ['a letter doubled', 'koroowwal', 'koroowal', 'ins', 5, '', 'w'],
    ['the first of two left out', 'korowal', 'koroowal', 'del', 3, 'o', ''],
    ['a space too many', 'defte re am', 'deftere am', 'space', 5, '', ' '],
  ])('%s', (_, answer, accepted, op, i, expected, got) => {
    expect(grade('ff', answer, accepted, { kind: 'sentence' })).toMatchObject({
      verdict: 'typo',
      diff: [{ op, i, expected, got }],
    })
  })

  test('one is allowed in short sentences, two from five words on, not two in a word of seven', () => {
    const long = 'koroowal deftere nyalli bingel waandu'
    expect(verdict('ff', 'koroowal deftera nyallo', 'koroowal deftere nyalli')).toBe('wrong')
    expect(verdict('ff', 'koroowal deftera nyallo bingel waandu', long)).toBe('typo')
    expect(verdict('ff', 'koroowal deftara nyalli bingel waandu', long)).toBe('wrong')
    expect(verdict('ff', 'koroowil deftera nyalli bingel waandu', long)).toBe('typo')
    expect(verdict('ff', 'koroawil deftere nyalli bingel waandu', long)).toBe('typo')
  })

  test('a word added is not a slip, and figures must be right', () => {
    expect(verdict('ff', 'deftere o am', 'deftere am')).toBe('wrong')
    expect(verdict('fr', 'en 1961', 'en 1960')).toBe('wrong')
  })
})

describe('another order', () => {
  test('shows what differs inside the words', () => {
    expect(grade('ewo', 'mvoɛ́ mə nə', 'mə nə mvɔɛ́')).toMatchObject({
      verdict: 'order',
      diff: [{ op: 'letter', kind: 'base', i: 8, expected: 'ɔ', got: 'o' }],
    })
  })

  test('is no excuse for other words', () => {
    expect(verdict('ewo', 'mvɔɛ́ mə mə', 'mə nə mvɔɛ́')).toBe('wrong')
  })
})

describe('the best accepted answer', () => {
  test('has the lowest verdict, then the lowest cost, then comes first', () => {
    expect(grade('ewo', 'okiri', ['ɔkiri', 'Okírí']).matched).toBe('Okírí')
    expect(grade('ewo', 'okiri', ['Okírí', 'okíri']).matched).toBe('okíri')
    expect(grade('ewo', 'okiri', ['okirí', 'okíri']).matched).toBe('okirí')
  })

  test('is absent where nothing is accepted', () => {
    expect(grade('ewo', 'okiri', [])).toEqual({
      verdict: 'wrong',
      outcome: 'wrong',
      matched: null,
      diff: null,
    })
  })
})

describe('collisions', () => {
  const wrong = { verdict: 'wrong', outcome: 'wrong', diff: null }

  test('a slip that spells another item or word is wrong and says which', () => {
    const spelled = { ...wrong, collision: 'yàni' }
    expect(grade('bas', 'yani', 'yààni', { others: ['yàni'] })).toMatchObject(spelled)
    expect(grade('bas', 'yani', 'yààni', { lexicon: ['yàni'] })).toMatchObject(spelled)
    expect(
      grade('ff', 'deftare am', 'deftere am', { kind: 'sentence', lexicon: ['deftare'] }),
    ).toMatchObject({ ...wrong, collision: 'deftare' })
  })

  test('a space too many is not looked up: its halves are often words', () => {
    expect(verdict('fr', 'c est un homme', 'c’est un homme', { lexicon: ['est'] })).toBe('typo')
  })

  test('tone alone passes with a note only while marking is lenient', () => {
    const request = { others: ['nsɑ̀ʼ'] }
    expect(grade('fmp', "nsɑ̀'", 'nsɑ́ʼ', request)).toMatchObject({
      outcome: 'almost',
      collision: 'nsɑ̀ʼ',
    })
    expect(grade('fmp', "nsɑ̀'", 'nsɑ́ʼ', { ...request, strictness: 'standard' })).toMatchObject({
      ...wrong,
      collision: 'nsɑ̀ʼ',
    })
  })

  test('a wrong answer that is another item says which', () => {
    expect(grade('ewo', 'kulu', 'zogo', { others: ['kúlu'] }).collision).toBe('kúlu')
  })
})

test('a language without a profile is a mistake of the caller', () => {
  expect(() => grade('xxx', 'a', 'a')).toThrow(RangeError)
})
