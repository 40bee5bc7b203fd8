import { describe } from 'vitest'
import { testMarkings } from './fixtures/marking-table.ts'

const slip = 'aaaw typo'
const order = 'aaww order'
const wrong = 'wwww wrong'

describe('slips in one word', () => {
  testMarkings({ language: 'fub', kind: 'word' }, [
    // Up to three letters: none.
    ['am', 'an', wrong],
    ['am', 'a', wrong],
    ['jam', 'jan', wrong],
    ['jam', 'jaam', wrong],
    ['jam', 'jma', wrong],
    ['jam', 'ja', wrong],
    // Four to seven: one.
    ['waal', 'waan', slip],
    ['waal', 'wal', slip],
    ['waal', 'waall', slip],
    ['waal', 'wala', slip],
    ['waal', 'wann', wrong],
    ['deftere', 'deftare', slip],
    ['deftere', 'deftree', slip],
    ['deftere', 'deftre', slip],
    ['deftere', 'defteere', slip],
    ['deftere', 'eftere', slip],
    ['deftere', 'xdeftere', slip],
    ['deftere', 'dafterre', wrong],
    ['deftere', 'fedtere', wrong],
    // Eight and more: two, but one in an answer of one word.
    ['koroowal', 'koroowa', slip],
    ['koroowal', 'korowal', slip],
    ['koroowal', 'koorowal', slip],
    ['koroowal', 'karoowel', wrong],
    ['koroowal', 'bitteeru', wrong],
    // The space counts for the answer, not for the words.
    ['koroowal', 'koro owal', slip],
    ['koroowal', 'koro wal', wrong],
    ['am', 'a m', slip],
  ])
  testMarkings({ language: 'bas', kind: 'word' }, [
    ['yààni', 'yani', slip],
    ['yààni', 'yàni', slip],
    // A wrong tone beside the slip fails from standard on.
    ['yààni', 'yáni', 'aaww typo'],
    ['mè', 'm', wrong],
  ])
  // A letter with its marks is one letter, and two signs for one letter are no slip.
  testMarkings({ language: 'bbj', kind: 'word' }, [
    ['ŋə́', 'ŋə́n', wrong],
    ['tsə́', 'tə́', wrong],
    ['pǒtsə́', 'pǒtə́', slip],
  ])
})

describe('slips in a sentence', () => {
  const two = 'a waali jam'
  const five = 'koroowal deftere nyalli bingel waandu'
  const nine = 'koroowal deftere nyalli bingel waandu suudu nagge puccu sondu'
  testMarkings({ language: 'fub', kind: 'sentence' }, [
    [two, 'a waalo jam', slip],
    [two, 'a waali jan', wrong],
    [two, 'o waali jam', wrong],
    [two, 'a waali', wrong],
    [two, 'a waali jam jam', wrong],
    [two, 'a waalijam', slip],
    [two, 'awaali jam', slip],
    [two, 'awaalijam', wrong],
    [two, 'a waa li jam', slip],
    [five, 'koroowal deftera nyalli bingel waandu', slip],
    [five, 'koroowal deftera nyalli bingel waanda', slip],
    [five, 'karoowel deftere nyalli bingel waandu', slip],
    [five, 'koroowal deftara nyalli bingel waandu', wrong],
    [five, 'koroowal deftera nyalla bingel waanda', wrong],
    [five, 'koroowal deftere nyallibingel waanda', slip],
    [five, 'koroowal deftere nyalli waandu', wrong],
    [nine, nine.replace('deftere', 'deftera').replace('suudu', 'suuda'), slip],
    [
      nine,
      nine.replace('deftere', 'deftera').replace('suudu', 'suuda').replace('puccu', 'pucco'),
      slip,
    ],
    [
      nine,
      nine
        .replace('deftere', 'deftera')
        .replace('suudu', 'suuda')
        .replace('puccu', 'pucco')
        .replace('sondu', 'sonda'),
      wrong,
    ],
  ])
  testMarkings({ language: 'ewo', kind: 'sentence' }, [
    ['mə nə mvɔɛ́', 'mənə mvɔɛ́', slip],
    ['mə nə mvɔɛ́', 'mə nə mvɔ ɛ́', slip],
    ['mə nə mvɔɛ́', 'm ə nə mvɔɛ́', slip],
    ['mə nə mvɔɛ́', 'mə nə', wrong],
    ['mə nə mvɔɛ́', 'mə na mvɔɛ́', wrong],
  ])
})

describe('the same words in another order', () => {
  testMarkings({ language: 'ewo', kind: 'sentence' }, [
    ['mə nə mvɔɛ́', 'mvɔɛ́ mə nə', order],
    ['mə nə mvɔɛ́', 'nə mə mvɔɛ́', order],
    ['mə nə mvɔɛ́', 'mvɔɛ mə nə', order],
    ['mə nə mvɔɛ́', 'mvoe me ne', order],
    ['mə nə mvɔɛ́', 'Mvɔɛ́, mə nə!', order],
    ['mə nə mvɔɛ́', 'mvɔɛ́ nə', wrong],
    ['mə nə mvɔɛ́', 'mvɔɛ́ mə mə nə', wrong],
    ['mə nə mvɔɛ́', 'mvɔɛ́ mə na', wrong],
    ['a b', 'b a', order],
    ['mə mə nə', 'nə mə mə', order],
    ['mə mə nə', 'nə nə mə', wrong],
  ])
  testMarkings({ language: 'fr', kind: 'sentence' }, [
    ['un homme grand', 'un grand homme', order],
    ['grand homme', 'homme grand', order],
  ])
})
