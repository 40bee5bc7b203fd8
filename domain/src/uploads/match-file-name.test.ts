import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { getLanguage } from '../orthography/languages.ts'
import { indexFileNames, matchFileName } from './match-file-name.ts'

/** Ewondo as CLDR 48 writes it (dates and their parts); `ewo.x-…` only differ in tone. */
const items = [
  { id: 'ewo.yesterday', text: 'angogé', gloss: { en: ['yesterday'], fr: ['hier'] } },
  { id: 'ewo.today', text: 'aná', gloss: { en: ['today'], fr: ['aujourd’hui'] } },
  { id: 'ewo.day', text: 'amǒs', gloss: { en: ['day', '(the) sun'], fr: ['jour'] } },
  { id: 'ewo.month', text: 'ngɔn', gloss: { en: ['month'], fr: ['mois'] } },
  { id: 'ewo.december', text: 'ngɔn awóm ai bibɛ̌', gloss: { en: ['December'], fr: ['décembre'] } },
  { id: 'ewo.x-1', text: 'tóm', gloss: { en: ['one'], fr: ['un'] } },
  { id: 'ewo.x-2', text: 'tom', gloss: { en: ['two'], fr: ['deux'] } },
]
const index = indexFileNames(items, getLanguage('ewo'), {
  language: ['Ewondo', 'Éwondo'],
  dialects: ['Yezum', 'Ewondo de Yaoundé'],
})
const match = (name: string) => matchFileName(index, name)

describe('a name that can only be one item', () => {
  test.each([
    // The text, in any form of Unicode and any case
    ['amǒs.wav', 'ewo.day'],
    ['amǒs.wav'.normalize('NFD'), 'ewo.day'],
    ['AMǑS.WAV', 'ewo.day'],
    ['C:\\Voices\\amǒs.wav', 'ewo.day'],
    ['ngɔn_awóm_ai_bibɛ̌.flac', 'ewo.december'],
    ['ngɔn-awóm-ai-bibɛ̌.ogg', 'ewo.december'],
    ['Ngɔn  awóm – ai bibɛ̌.opus', 'ewo.december'],
    // Without marks, without special letters
    ['amos.mp3', 'ewo.day'],
    ['ngon_awom_ai_bibe.m4a', 'ewo.december'],
    ['ŋgɔn.wav', 'ewo.month'],
    // The key
    ['ewo.day.wav', 'ewo.day'],
    ['ewo_day.wav', 'ewo.day'],
    ['x-1.wav', 'ewo.x-1'],
    // The meaning
    ['yesterday.wav', 'ewo.yesterday'],
    ['Décembre.wav', 'ewo.december'],
    ['decembre.wav', 'ewo.december'],
    ["aujourd'hui.wav", 'ewo.today'],
    ['the sun.wav', 'ewo.day'],
    // Numbers, copies, takes, the language
    ['01 amos.wav', 'ewo.day'],
    ['003_amos.wav', 'ewo.day'],
    ['12. amos.wav', 'ewo.day'],
    ['(7) amos.wav', 'ewo.day'],
    ['amos (1).wav', 'ewo.day'],
    ['amos - Copy.wav', 'ewo.day'],
    ['amos - Copie (2).wav', 'ewo.day'],
    ['amos_2.wav', 'ewo.day'],
    ['amos take 3.wav', 'ewo.day'],
    ['amos2.wav', 'ewo.day'],
    ['04_amos_ewondo (1).wav', 'ewo.day'],
    ['ewo-amos.wav', 'ewo.day'],
    ['amos (Marie).wav', 'ewo.day'],
    // Text and meaning together distinguish tonal twins
    ['tom_one.wav', 'ewo.x-1'],
    ['two - tom.wav', 'ewo.x-2'],
    ['deux_tom.wav', 'ewo.x-2'],
    ['tóm.wav', 'ewo.x-1'],
  ])('%s is %s', (name, item) => {
    expect(match(name)).toEqual({ found: 'one', item })
  })
})

test.each([
  ['amos_yezum.wav', 'ewo.day', 'Yezum'],
  ['amos (Yezum).wav', 'ewo.day', 'Yezum'],
  ['01-amos-ewondo-de-yaounde.wav', 'ewo.day', 'Ewondo de Yaoundé'],
])('%s is %s as said in %s', (name, item, dialect) => {
  expect(match(name)).toEqual({ found: 'one', item, dialect })
})

describe('a name that is offered to choose from', () => {
  it('has lost the marks that would distinguish twins, the one written so first', () => {
    expect(match('tom.wav')).toEqual({ found: 'several', items: ['ewo.x-2', 'ewo.x-1'] })
  })

  it('has other tones than the item: it may be another word', () => {
    expect(match('amós.wav')).toEqual({ found: 'several', items: ['ewo.day'] })
  })

  it('is one item’s text and another’s meaning', () => {
    const both = indexFileNames(
      [
        { id: 'ewo.a', text: 'hier', gloss: { en: ['x'], fr: ['x'] } },
        { id: 'ewo.b', text: 'ngul', gloss: { en: ['yesterday'], fr: ['hier'] } },
      ],
      getLanguage('ewo'),
      { language: [], dialects: [] },
    )
    const found = matchFileName(both, 'hier.wav')
    expect(found).toEqual({ found: 'several', items: ['ewo.a', 'ewo.b'] })
  })
})

test.each([
  '',
  '.wav',
  '01.wav',
  'REC_0001.wav',
  'voice note.m4a',
  '???.wav',
  'amosx.wav',
  '__-.wav',
])('%j is none', (name) => {
  expect(match(name)).toEqual({ found: 'none' })
})

it('finds every item by its own text, however its blanks, form, case and context are', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...items.filter(({ id }) => id !== 'ewo.x-2')),
      fc.constantFrom('_', '-', ' ', '__', ' - '),
      fc.constantFrom('NFC', 'NFD'),
      fc.boolean(),
      fc.constantFrom('', '1 ', '02_', '003. ', '04-'),
      fc.constantFrom('', ' (1)', ' - Copy', '_2', '_ewondo', '_yezum', ' [x]'),
      fc.constantFrom('.wav', '.flac', '.opus', '.mp3', '.m4a'),
      (item, blank, form, isLoud, before, after, ending) => {
        const text = item.text.replaceAll(' ', blank).normalize(form)
        const found = match(before + (isLoud ? text.toUpperCase() : text) + after + ending)
        expect(found).toMatchObject({ found: 'one', item: item.id })
      },
    ),
  )
})

it('never throws and only ever names items of the course, whatever the name', () => {
  const ids = new Set(items.map(({ id }) => id))
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (name) => {
      const found = match(name)
      if (found.found === 'one') expect(ids).toContain(found.item)
      if (found.found === 'several') for (const item of found.items) expect(ids).toContain(item)
    }),
  )
})
