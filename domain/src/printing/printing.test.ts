import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { getLanguage } from '../orthography/languages.ts'
import { composeDictionary } from './compose-dictionary.ts'
import { cardForms, countCardPages, layOutCards, type CardForm } from './lay-out-cards.ts'
import { numberSources } from './number-sources.ts'

const word = (text: string) => ({ id: `x.${text}`, text })

describe('a dictionary', () => {
  test('stands in the order of the language, each word under its own letter', () => {
    const words = ['ŋgisú', 'nu', 'Nyama', 'ɛ́', 'ewɔ́', 'ɓolo', 'bato', '12'].map(word)
    const letters = composeDictionary({ words, sentences: [] }, getLanguage('dua'))
    expect(
      letters.map(({ letter, entries }) => [letter, ...entries.map((each) => each.word.text)]),
    ).toEqual([
      ['b', 'bato'],
      ['ɓ', 'ɓolo'],
      ['e', 'ewɔ́'],
      ['ɛ', 'ɛ́'],
      ['n', 'nu'],
      ['ny', 'Nyama'],
      ['ŋ', 'ŋgisú'],
      [undefined, '12'],
    ])
  })

  test('has the shortest sentence that is known to hold a word, and none that only looks so', () => {
    const long = { text: 'A no sabi dat wan.', tokens: [{ word: 'x.sabi' }, { word: 'x.no' }] }
    const short = { text: 'A sabi.', tokens: [{}, { word: 'x.sabi' }] }
    const sentences = [long, short, { text: 'wata' }]
    const words = ['sabi', 'no', 'wata'].map(word)
    const letters = composeDictionary({ words, sentences }, getLanguage('wes'))
    const examples = letters.flatMap(({ entries }) =>
      entries.map((each) => [each.word.text, each.example?.text]),
    )
    expect(examples).toEqual([
      ['no', long.text],
      ['sabi', short.text],
      ['wata', undefined],
    ])
  })
})

describe('flashcards', () => {
  const forms = Object.keys(cardForms) as CardForm[]

  test.each([
    ['a4-cut', 9, 4],
    ['a4-fold', 9, 2],
    ['a6', 9, 18],
    ['a4-cut', 0, 0],
  ] as const)('on %s: %i cards fill %i pages', (form, cards, pages) => {
    expect(countCardPages(cards, form)).toBe(pages)
    expect(layOutCards(Array.from({ length: cards }), form)).toHaveLength(pages)
  })

  test('lie with their backs in the other column, also where the last sheet is not full', () => {
    const [front, back] = layOutCards(['a', 'b', 'c'], 'a4-cut')
    const cardsOf = (sheet: typeof front) => sheet?.map((place) => place?.card)
    const none = Array.from({ length: 4 })
    expect(cardsOf(front)).toEqual(['a', 'b', 'c', undefined, ...none])
    expect(cardsOf(back)).toEqual(['b', 'a', undefined, 'c', ...none])
  })

  test('match when the paper is turned or folded, and each comes once', () => {
    fc.assert(
      fc.property(fc.nat(40), fc.constantFrom(...forms), (count, form) => {
        const { columns, rows, isFolded } = cardForms[form]
        const sheets = layOutCards(
          Array.from({ length: count }, (_, at) => at),
          form,
        )
        const found = { front: [] as number[], back: [] as number[] }
        for (const [page, sheet] of sheets.entries()) {
          expect(sheet).toHaveLength(columns * rows)
          for (const [at, place] of sheet.entries()) {
            if (place === undefined) continue
            found[place.side].push(place.card)
            if (place.side === 'back') continue
            const behind = isFolded
              ? sheet[at + 1]
              : sheets[page + 1]?.[at - (at % columns) + columns - 1 - (at % columns)]
            expect(behind).toEqual({ card: place.card, side: 'back' })
          }
        }
        const all = Array.from({ length: count }, (_, at) => at)
        expect([found.front, found.back.sort((a, b) => a - b)]).toEqual([all, all])
      }),
    )
  })
})

test('sources are numbered as they come, anew where the licence of what they gave is another', () => {
  const [one, two] = [{ citation: 'One' }, { citation: 'Two' }]
  const items = [
    { sources: [one], licence: 'CC0-1.0' },
    { sources: [two, { citation: 'One' }], licence: 'CC0-1.0' },
    { sources: [one], licence: 'CC-BY-4.0' },
  ]
  const { notes, numbersOf } = numberSources(items)
  expect(notes).toEqual([
    { number: 1, source: one, licence: 'CC0-1.0' },
    { number: 2, source: two, licence: 'CC0-1.0' },
    { number: 3, source: one, licence: 'CC-BY-4.0' },
  ])
  expect(items.map(numbersOf)).toEqual([[1], [2, 1], [3]])
})
