import { describe, expect, test } from 'vitest'
import { testMarkings } from './fixtures/marking-table.ts'
import { gradeAnswer } from './grade-answer.ts'

const exact = 'cccc exact'
/** Missing marks are notes until strict; wrong ones fail from standard on. */
const missing = 'caaw tone'
const wrong = 'caww tone'

describe('tone marks', () => {
  testMarkings({ language: 'ewo', kind: 'word' }, [
    ['Okírí', 'okírí', exact],
    ['Okírí', 'okiri', missing],
    ['Okírí', 'okíri', missing],
    ['Okírí', 'okìrì', wrong],
    ['Okírí', 'okìri', wrong],
    ['Amǒs', 'amós', wrong],
    ['Amǒs', 'amos', missing],
    ['Amǒs', 'amôs', wrong],
    ['mò', 'mo', missing],
    ['dzāl', 'dzal', missing],
    ['dzāl', 'dzál', wrong],
    ['ń', 'n', missing],
    ['ńnəm', 'ǹnəm', wrong],
    // Transcripts leave marks out: nobody who writes one is corrected to another tone.
    ['kə', 'kə́', 'caaw tone'],
    ['mo', 'mò', 'caaw tone'],
    ['dzal', 'dzāl', 'caaw tone'],
    ['n', 'ń', 'caaw tone'],
  ])
  testMarkings({ language: 'dua', kind: 'word' }, [
    // An unmarked vowel is low here: to write the grave says nothing else.
    ['mo', 'mò', 'caaw tone'],
    ['mɓomba', 'm̀ɓomba', 'caaw tone'],
    ['mo', 'mó', wrong],
    ['mo', 'mō', wrong],
    ['madíɓá', 'mádíɓá', wrong],
    ['n', 'ń', wrong],
  ])
  testMarkings({ language: 'bbj', kind: 'word' }, [
    ['mo', 'mó', wrong],
    ['mo', 'mò', wrong],
    // Mid is unmarked here.
    ['mo', 'mō', 'caaw tone'],
    ['gʉ́', 'gʉ', missing],
    ['gʉ́', 'gʉ̀', wrong],
    ['gʉ́', 'gʉ̂', wrong],
    ['gʉ́', 'gʉ̌', wrong],
    ['gʉ́', 'gʉ\u0301\u0300', wrong],
  ])
  testMarkings({ language: 'bkm', kind: 'word' }, [
    ['kàe', 'kae', missing],
    ['kàe', 'kâe', wrong],
    ['kâf', 'kaf', missing],
    // High is unmarked here.
    ['wul', 'wúl', 'caaw tone'],
    ['wul', 'wùl', wrong],
  ])
  testMarkings({ language: 'fmp', kind: 'word' }, [
    ["nsɑ́'", "nsɑ'", missing],
    ["nsɑ́'", "nsɑ̄'", wrong],
    // Every tone has its mark here, so any mark says more than none.
    ['nsi', 'nsī', wrong],
  ])
  // A mark typed twice, or before its letter, is a difference of its own, not another tone.
  testMarkings({ language: 'bas', kind: 'word' }, [
    ['ɓɛ̂', 'ɓɛ̂\u0302', 'caaw tone'],
    ['ɓɛ̂', 'ɓɛ̂\u0302\u0302', 'caaw tone'],
    ['ɓɛ̂', '\u0302ɓɛ̂', 'caaw tone'],
    ['ɓɛ̂', '\u0302ɓɛ', missing],
    ['ɓɛ̂', 'ɓɛ̂\u0301\u0301', wrong],
    ['ɓɛ̂', '\u0302', 'wwww wrong'],
  ])
  testMarkings({ language: 'kkj', kind: 'word' }, [
    ['sa̧', 'sa̧\u0327', 'aaaw letters'],
    ['sa̧', '\u0327sa̧', 'aaaa letters'],
  ])
  testMarkings({ language: 'fr', kind: 'word' }, [
    ['été', 'été\u0301', 'aaaa letters'],
    ['été', '\u0301été', 'aaaa letters'],
  ])
  testMarkings({ language: 'bas', kind: 'word' }, [
    ['a᷆', 'a᷇', wrong],
    ['a᷆', 'a', missing],
    ['a᷆', 'a᷄', wrong],
    ['a᷅', 'a᷆', wrong],
    ['a̍', 'á', wrong],
    ['a̋', 'a', missing],
    ['ȁ', 'a', missing],
    ['ȁ', 'à', wrong],
    ['yààni', 'yaani', missing],
    ['yààni', 'yáani', wrong],
    // Our sources do not say what a bare vowel is here: a mark on it cannot be another tone.
    ['kɛl', 'kɛ́l', 'caaw tone'],
    ['kɛl', 'kɛ̀l', 'caaw tone'],
  ])
  testMarkings({ language: 'jgo', kind: 'word' }, [
    ['m̀ba', 'm̄ba', wrong],
    ['m̀ba', 'mba', missing],
    ['ŋ́', 'ŋ̀', wrong],
    ['ʉ̈́', 'ʉ̈', missing],
  ])
})

describe('one mark, where tone is hardly written', () => {
  testMarkings({ language: 'mlw', kind: 'word' }, [
    ['háy', 'hay', missing],
    // What a bare vowel stands for is not known here, so a mark on it is no mistake of its own.
    ['hay', 'háy', missing],
    ['elé', 'ele', missing],
    ['elé', 'elè', wrong],
  ])
  // Without its mark, millet is a house.
  testMarkings({ language: 'mlw', kind: 'word', others: ['hay'] }, [
    ['háy', 'hay', 'caww tone/wrong'],
  ])
  testMarkings({ language: 'mlw', kind: 'sentence' }, [
    ['Kólo amtamay?', 'Kolo amtamay', missing],
    ['Nok aba zay ɗaw?', 'Nok aba zay daw', 'aaaw letters'],
  ])
})

describe('marks that belong to letters', () => {
  const makeshift = 'aaaw letters'
  testMarkings({ language: 'kkj', kind: 'word' }, [
    ['sa̧', 'sa', makeshift],
    ['sa', 'sa̧', makeshift],
    ['sá̧', 'sá', makeshift],
    ['sá̧', 'sa̧', missing],
    ['sá̧', 'sa', makeshift],
    ['sɛ̧', 'se', makeshift],
  ])
  testMarkings({ language: 'jgo', kind: 'word' }, [
    ['ʉ̈', 'ʉ', makeshift],
    ['wɛ', 'ẅɛ', makeshift],
    ['ẅɛ', 'wɛ', makeshift],
  ])
  testMarkings({ language: 'mua', kind: 'word' }, [
    ['sã', 'sa', makeshift],
    ['zë', 'ze', makeshift],
  ])
  // A nasal vowel is a letter, and carries its tone above the tilde.
  testMarkings({ language: 'gyi', kind: 'word' }, [
    ['nyã̂', 'nyâ', makeshift],
    ['nyã̂', 'nyã', missing],
    ['nyã̂', 'nya', makeshift],
    ['nyã̂', 'nyã́', wrong],
    ['nyṹã̀', 'nyúà', makeshift],
    ['ndzĩ̀', 'ndzì', makeshift],
    // The second syllable of a verb has no tone of its own, and no mark.
    ['nyùlɛ', 'nyùlɛ', 'cccc exact'],
    ['nyùlɛ', 'nyulɛ', missing],
  ])
  testMarkings({ language: 'bum', kind: 'word' }, [
    ['mbôlô', 'mbolo', makeshift],
    ['mbôlô', 'mbôlo', makeshift],
  ])
  // Marks of tone where tone is not written are the habit of French, and never fail.
  testMarkings({ language: 'fub', kind: 'word' }, [
    ['doole', 'dóole', 'aaaa letters'],
    ['useko', 'usékô', 'aaaa letters'],
  ])
  testMarkings({ language: 'wes', kind: 'word' }, [['bua', 'búa', 'aaaa letters']])
})

test.each([
  ['ɓɛ̂\u0302', [{ op: 'tone', kind: 'repeated', i: 1, expected: 'ɛ̂', got: 'ɛ̂\u0302' }]],
  ['\u0302ɓɛ̂', [{ op: 'tone', kind: 'astray', i: 0, expected: '', got: '\u0302' }]],
  [
    '\u0302ɓɛ',
    [
      { op: 'tone', kind: 'astray', i: 0, expected: '', got: '\u0302' },
      { op: 'tone', kind: 'missing', i: 1, expected: 'ɛ̂', got: 'ɛ' },
    ],
  ],
])('names the mark of %s that is twice or on no letter', (answer, diff) => {
  const asked = { accepted: ['ɓɛ̂'], language: 'bas', kind: 'word', strictness: 'standard' } as const
  expect(gradeAnswer({ ...asked, answer }).diff).toEqual(diff)
})
