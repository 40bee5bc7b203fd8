import { expect, test } from 'vitest'
import { chooseItem, defaultMapping } from './choose-item.ts'
import type { Entry } from './model.ts'
import { readWhole } from './testing/read-whole.ts'

const word = (text: string, more: Partial<Entry> = {}): Entry => ({
  key: 'a',
  kind: 'word',
  forms: [{ lang: 'bas', text }],
  senses: [{ glosses: [{ lang: 'en', text: 'one' }] }],
  ...more,
})

test.each(['-a', 'ba-', '-a-', '=mi', 'mi=', '\u2010a', '\u2011a'])(
  'a part of a word is known by its hyphen: %s',
  (text) => {
    expect(chooseItem(word(text), defaultMapping)).toBe('bound')
  },
)

test.each([
  ['a word with a hyphen inside', word('ba-ta')],
  ['a dash before a word', word('- taba')],
  ['a hyphen alone', word('-')],
  ['a sentence that begins with a hyphen', word('-Taba i.', { kind: 'sentence' })],
  ['a stem by its kind', word('-taba', { traits: [{ name: 'morph-type', value: 'stem' }] })],
])('%s is asked for', (_, entry) => {
  expect(chooseItem(entry, defaultMapping)).toMatchObject({ gloss: { en: ['one'] } })
})

test.each([
  ['sfm', '\\lx -ta\n\\ge one\n'],
  ['csv', 'text,english\n-ta,one\n'],
  [
    'lift',
    '<lift version="0.13"><entry id="a"><lexical-unit><form lang="bas"><text>-ta</text></form></lexical-unit><sense><gloss lang="en"><text>one</text></gloss></sense></entry></lift>',
  ],
] as const)('a suffix of a file in %s is not asked for', async (format, file) => {
  const { entries } = await readWhole(format, file)
  expect(entries.map((entry) => chooseItem(entry, defaultMapping))).toEqual(['bound'])
})

test('a definition that is too long is told apart from no meaning', () => {
  const defined = (text: string) =>
    word('taba', { senses: [{ glosses: [], definitions: [{ lang: 'en', text }] }] })
  expect(chooseItem(defined('d'.repeat(101)), defaultMapping)).toBe('long-definition')
  expect(chooseItem(defined('d'.repeat(100)), defaultMapping)).toMatchObject({ text: 'taba' })
  expect(chooseItem(defined(' '), defaultMapping)).toBe('no-meaning')
  const without = { ...defaultMapping, definitions: false }
  expect(chooseItem(defined('d'.repeat(101)), without)).toBe('no-meaning')
})

test.each(['bas-fonipa', 'bas-x-etic', 'qaa-x-stc-ipa'])(
  'a phonetic writing system is none of the words: %s',
  (lang) => {
    const forms = [
      { lang, text: 'tàbà' },
      { lang: 'bas', text: 'taba' },
    ]
    expect(chooseItem(word('', { forms }), defaultMapping)).toMatchObject({ text: 'taba' })
  },
)

test.each([
  ['csv', 'Mot;Français\nmb?k?;maison\nWɛ ?;qui ?'],
  ['sfm', '\\lx mb?k?\n\\gn maison\n\\lx Wɛ ?\n\\gn qui ?'],
] as const)(
  'a word of %s whose letters are question marks is not asked for',
  async (format, file) => {
    const { entries } = await readWhole(format, file)
    const chosen = entries.map((entry) => chooseItem(entry, defaultMapping))
    expect(chosen).toMatchObject(['lost-letters', { text: 'Wɛ ?' }])
  },
)
