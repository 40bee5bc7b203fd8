import { expect, test } from 'vitest'
import { indexItems, searchItems } from './item-index.ts'

/** Ewondo as CLDR 48 writes it (dates and their parts). */
const index = indexItems(
  [
    { id: 'ewo.yesterday', text: 'angogé', gloss: { en: ['yesterday'], fr: ['hier'] } },
    { id: 'ewo.today', text: 'aná', gloss: { en: ['today'], fr: ['aujourd’hui'] } },
    { id: 'ewo.day', text: 'amǒs', gloss: { en: ['day', '(the) sun'], fr: ['jour'] } },
    { id: 'ewo.month', text: 'ngɔn', gloss: { en: ['month'], fr: ['mois'] } },
    {
      id: 'ewo.december',
      text: 'ngɔn awóm ai bibɛ̌',
      gloss: { en: ['December'], fr: ['décembre'] },
    },
  ],
  'ewo',
)

test.each([
  ['amǒs', ['ewo.day']],
  ['amos', ['ewo.day']],
  ['AMOS', ['ewo.day']],
  ['ngon', ['ewo.month', 'ewo.december']],
  ['ŋgɔn', ['ewo.month', 'ewo.december']],
  ['bibe', ['ewo.december']],
  ['awom ai', ['ewo.december']],
  ['month', ['ewo.month']],
  ['decembre', ['ewo.december']],
  ["aujourd'hui", ['ewo.today']],
  ['the sun', ['ewo.day']],
  ['nowhere', []],
  ['   ', []],
  ['?', []],
])('%s finds %j', (text, found) => {
  expect(searchItems(index, text)).toEqual(found)
})

test('the whole meaning comes before a part of one, and a word’s beginning before its middle', () => {
  expect(searchItems(index, 'day')).toEqual(['ewo.day', 'ewo.yesterday', 'ewo.today'])
  expect(searchItems(index, 'an')).toEqual(['ewo.yesterday', 'ewo.today'])
  expect(searchItems(index, 'ngɔn')).toEqual(['ewo.month', 'ewo.december'])
})

test('what is written with its tones comes before what only sounds like it in plain letters', () => {
  const twins = indexItems(
    [
      { id: 'ewo.a', text: 'tóm', gloss: { en: ['one'], fr: ['un'] } },
      { id: 'ewo.b', text: 'tom', gloss: { en: ['two'], fr: ['deux'] } },
      { id: 'ewo.c', text: 'tòm', gloss: { en: ['three'], fr: ['trois'] } },
    ],
    'ewo',
  )
  expect(searchItems(twins, 'tòm')).toEqual(['ewo.c', 'ewo.a', 'ewo.b'])
  expect(searchItems(twins, 'tom')).toEqual(['ewo.b', 'ewo.a', 'ewo.c'])
})

test('what begins with the letters as typed comes before what begins with their plain forms', () => {
  const basaa = indexItems(
    [
      { id: 'bas.october', text: 'bìòôm', gloss: { en: ['October'], fr: ['octobre'] } },
      { id: 'bas.salt', text: 'ɓás', gloss: { en: ['salt'], fr: ['sel'] } },
    ],
    'bas',
  )
  expect(searchItems(basaa, 'ɓ')).toEqual(['bas.salt', 'bas.october'])
  expect(searchItems(basaa, 'b')).toEqual(['bas.october', 'bas.salt'])
})

test('variants and other accepted spellings are found too', () => {
  const one = {
    id: 'ewo.one',
    text: 'tóm',
    accepted: ['{kál|kɛl}i'],
    variants: [{ text: 'zóm' }],
    gloss: { en: ['one'], fr: ['un'] },
  }
  for (const text of ['kali', 'keli', 'zom']) {
    expect(searchItems(indexItems([one], 'ewo'), text)).toEqual(['ewo.one'])
  }
})
