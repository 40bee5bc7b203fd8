import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { getLanguage, languages } from '../languages.ts'
import { listSpecialLetters } from '../language-profile.ts'
import { keyboardLayouts, type KeyboardLayout } from './cameroon-layouts.ts'
import { convertKey, type LastKey, type TypingConventions } from './convert-key.ts'
import { findToneDigit, listLetterSequences } from './key-sequences.ts'
import type { TextSelection } from './selection.ts'

interface Typing {
  language?: string
  layout?: KeyboardLayout
  usesLetterCodes?: boolean
  /** `|` stands for the caret in what is there already. */
  into?: string
}

function conventionsOf({ language = 'ewo', layout = 'qwerty', usesLetterCodes = false }: Typing) {
  return { language: getLanguage(language), layout, usesLetterCodes } satisfies TypingConventions
}

/** Types key by key, as a browser hands them over: the character is in the field already. */
function type(keys: string, typing: Typing = {}): string {
  const { into = '|' } = typing
  const caret = into.indexOf('|')
  let field: TextSelection = {
    text: into.replace('|', ''),
    selectionStart: caret,
    selectionEnd: caret,
  }
  let last: LastKey | undefined
  for (const key of keys) {
    const at = field.selectionEnd
    const text = field.text.slice(0, at) + key + field.text.slice(at)
    const typed = { text, selectionStart: at + 1, selectionEnd: at + 1 }
    ;({ field, last } = convertKey(typed, key, last, conventionsOf(typing)))
  }
  return `${field.text.slice(0, field.selectionEnd)}|${field.text.slice(field.selectionEnd)}`
}

describe('the dead key of the Cameroon layouts', () => {
  test.each<[string, string, Typing?]>([
    [';e', 'ə|'],
    ['t;ag;a', 'tɛgɛ|'],
    [';Nga', 'Ŋga|'],
    ['!n', 'ŋ|', { layout: 'azerty' }],
    ['!a!o!e', 'ɛɔə|', { layout: 'azerty' }],
    [';h', 'ɑ|', { language: 'byv' }],
    ['ya;g', 'yaʼ|', { language: 'byv' }],
    ['nda;ga', 'ndaꞌa|', { language: 'jgo' }],
    [';e', 'kəb|'.replace('b|', '|b'), { into: 'k|b' }],
    ['a;K', 'a\u1DC7|', { language: 'bas' }],
    ['u;c', 'u\u0327|'],
  ])('%s gives %s', (keys, drawn, typing) => {
    expect(type(keys, typing)).toBe(drawn.normalize('NFC'))
  })

  test.each<[string, string, Typing?]>([
    [';;', ';|'],
    [';;e', ';e|'],
    ['!!', '!|', { layout: 'azerty' }],
    [';', ';|'],
    ['; e', '; e|'],
    [';x', ';x|'],
    ['!e', '!e|', { layout: 'qwerty' }],
    [';e', ';e|', { layout: 'azerty' }],
  ])('%s stays %s', (keys, drawn, typing) => {
    expect(type(keys, typing)).toBe(drawn)
  })

  test('does nothing to a semicolon that stood there before', () => {
    expect(type('e', { into: 'a;|' })).toBe('a;e|')
  })
})

describe('tone digits', () => {
  test.each<[string, string, Typing?]>([
    ['amo7s', 'amǒs|'],
    ['o2kiri2', 'ókirí|'],
    ['a1a2a5', 'àáâ|'],
    ['a3', 'ā|', { language: 'dua' }],
    [';a2', 'ɛ́|'],
    ['n1', 'ǹ|'],
    ['a12', 'á|'],
    ['2', 'á|b', { into: 'a|b' }],
    ['1', 'a|', { language: 'dua', into: 'á|' }],
  ])('%s gives %s', (keys, drawn, typing) => {
    expect(type(keys, typing)).toBe(drawn.normalize('NFC'))
  })

  test.each<[string, string, Typing?]>([
    ['12', '12|'],
    ['a 2', 'a 2|'],
    ['a22', 'a2|'],
    ['a222', 'a22|'],
    ['a4', 'a4|'],
    ['a3', 'a3|', { language: 'bbj' }],
    ['a2', 'a2|', { language: 'wes' }],
    ['ya;g2', 'yaʼ2|', { language: 'byv' }],
  ])('%s stays %s', (keys, drawn, typing) => {
    expect(type(keys, typing)).toBe(drawn)
  })
})

describe('codes', () => {
  test.each<[string, string, Typing?]>([
    ['n*', 'ŋ|'],
    ['N*', 'Ŋ|'],
    ['o*2', 'ɔ́|'],
    ['te*ge*', 'tɛgɛ|'],
    ['n**', 'n*|'],
    ['b*', 'b*|'],
    ['e*', 'e*|', { language: 'fub' }],
    ['eu', 'eu|'],
    ['eu', 'ə|', { language: 'bbj', usesLetterCodes: true }],
    ['Afuu', 'Ɑʉ|', { language: 'byv', usesLetterCodes: true }],
    ['af', 'af|', { language: 'bbj', usesLetterCodes: true }],
    ['eu', 'eu|', { language: 'bbj' }],
    ['eu', 'eu|', { language: 'ewo', usesLetterCodes: true }],
  ])('%s gives %s', (keys, drawn, typing) => {
    expect(type(keys, typing)).toBe(drawn)
  })
})

test('leaves a field alone in which something is selected', () => {
  const field = { text: 'ao2', selectionStart: 1, selectionEnd: 3 }
  expect(convertKey(field, '2', undefined, conventionsOf({})).field).toBe(field)
})

test('every way the help names types its letter', () => {
  for (const language of languages) {
    for (const layout of keyboardLayouts) {
      const typing = { language: language.code, layout, usesLetterCodes: true }
      for (const letter of listSpecialLetters(language)) {
        for (const keys of listLetterSequences(letter, conventionsOf(typing))) {
          expect([language.code, keys, type(keys, typing)]).toEqual([
            language.code,
            keys,
            `${letter.normalize('NFC')}|`,
          ])
        }
      }
    }
  }
})

test('the help names the ways people know', () => {
  const ewondo = conventionsOf({})
  expect(listLetterSequences('ɛ', ewondo)).toEqual([';a', 'e*'])
  expect(listLetterSequences('ə', ewondo)).toEqual([';e'])
  const ghomala = conventionsOf({ language: 'bbj', layout: 'azerty', usesLetterCodes: true })
  expect(listLetterSequences('ə', ghomala)).toEqual(['!e', 'eu'])
  expect(findToneDigit('rising')).toBe('7')
  expect(findToneDigit('mid-to-low')).toBeUndefined()
})

test('plain letters, spaces and marks stay what they are in every language', () => {
  const plain = fc.string({ unit: fc.constantFrom('a', 'b', 'k', 'ɛ', ' ', 'z', '.', '?') })
  fc.assert(
    fc.property(plain, fc.constantFrom(...languages), (keys, { code }) => {
      expect(type(keys, { language: code })).toBe(`${keys}|`)
    }),
  )
})
