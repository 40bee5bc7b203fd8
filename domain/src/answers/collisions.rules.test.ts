import { describe, expect, test } from 'vitest'
import { testMarkings } from './fixtures/marking-table.ts'
import { gradeAnswer } from './grade-answer.ts'
import type { GradeRequest } from './verdicts.ts'
import { strictnesses } from './verdicts.ts'

const exact = 'cccc exact'
const wrong = 'wwww wrong'

describe('an answer that is another item', () => {
  const others = ["nsɑ̀'", "nsɑ̄'", "nsɑ̂'", 'nsi', 'kɔ̌']
  testMarkings({ language: 'fmp', kind: 'word', others }, [
    // Tone alone passes while marking is lenient.
    ["nsɑ́'", "nsɑ̀'", 'caww tone/wrong'],
    ["nsɑ́'", 'nsɑ̄ʼ', 'caww tone/wrong'],
    ["nsɑ́'", "nsɑ'", 'caaw tone'],
    ["nsɑ́'", "nsɑ̌'", 'caww tone'],
    ["nsɑ́'", "nsɑ́'", exact],
    // By a letter it is another word, however leniently it is marked.
    ['nsɨ', 'nsi', wrong],
    ['nsiʼ', 'nsi', wrong],
    ['kɔ̌b', 'kɔ̌', wrong],
    ['mba', 'kɔ̌', wrong],
  ])
  testMarkings({ language: 'bbj', kind: 'word', others: ['mo', 'mfaʼ'] }, [
    ['mó', 'mo', 'caww tone/wrong'],
    ['mó', 'mò', 'caww tone'],
    ['mɔ', 'mo', wrong],
    ['mfa', "mfa'", wrong],
  ])
  testMarkings({ language: 'bas', kind: 'word', others: ['yàni', 'A {b|c}éé', 'yààni'] }, [
    ['yààni', 'yani', wrong],
    ['yààni', 'yàni', wrong],
    ['yààni', 'yáni', wrong],
    // The item's own text among the others does no harm.
    ['yààni', 'yaani', 'caaw tone'],
    ['yààni', 'yààni', exact],
    ['a déé', 'a bee', wrong],
  ])
  testMarkings({ language: 'fr', kind: 'word', others: ['le mari', 'la mère'] }, [
    ['la mare', 'le mari', wrong],
    ['la mare', 'mari', wrong],
    ['le père', 'la mère', wrong],
    ['le père', 'mere', wrong],
    ['le père', 'le pere', 'aaaa letters'],
  ])
})

describe('a slip that spells another word', () => {
  const lexicon = ['raison', 'mison', 'une saison', 'jour', 'deux']
  testMarkings({ language: 'fr', kind: 'sentence', lexicon }, [
    ['voici la maison', 'voici la raison', wrong],
    ['voici la maison', 'voici la mison', wrong],
    ['voici la maison', 'voici la misson', wrong],
    ['voici la maison', 'voici la maisom', 'aaaw typo'],
    ['voici la maison', 'voici la saison', wrong],
    ['voici la maison', 'voici la maison', exact],
    // Only slips are looked up: an accent left out is none.
    ['voici les jours', 'voici le jour', wrong],
    ['dès ce jour', 'des ce jour', 'aaaa letters'],
  ])
  testMarkings({ language: 'fub', kind: 'sentence', lexicon: ['deftare', 'waalo', 'koro'] }, [
    ['deftere am', 'deftare am', wrong],
    ['a waali jam', 'a waalo jam', wrong],
    ['a waali jam', 'a waala jam', 'aaaw typo'],
    // The halves of a word with a space too many are no slip of a letter.
    ['koroowal', 'koro owal', 'aaaw typo'],
    // Words in another order are all right words.
    ['waalo jam', 'jam waalo', 'aaww order'],
  ])
  testMarkings({ language: 'ewo', kind: 'word', lexicon: ['sɔ̀ndə', 'kúlú'] }, [
    ['sɔ́ndɔ', 'sɔndə', wrong],
    // Without special letters it may have been meant for that word too.
    ['kula', 'kulu', wrong],
    ['sɔ́ndɔ', 'sonda', 'aaaw typo'],
  ])
})

const meant: readonly [string, Omit<GradeRequest, 'strictness'>, string | undefined][] = [
  [
    'the first list first',
    { ...at('bas', 'yani', 'yààni'), others: ['yàni'], lexicon: ['yaní'] },
    'yàni',
  ],
  [
    'the word itself of a longer answer',
    { ...at('fub', 'deftare am', 'deftere am'), lexicon: ['Deftare.'] },
    'Deftare.',
  ],
  [
    'what is written just so before what has its letters',
    { ...at('bas', 'yáni', 'xxxx'), others: ['yàni', 'yáni'] },
    'yáni',
  ],
  [
    'nothing where the answer is right',
    { ...at('bas', 'yààni', 'yààni'), others: ['yààni'] },
    undefined,
  ],
  [
    'nothing where no other is spelt',
    { ...at('bas', 'yaani', 'yààni'), others: ['yàni'] },
    undefined,
  ],
]

function at(language: string, answer: string, accepted: string) {
  return { language, answer, accepted: [accepted], kind: 'sentence' } as const
}

test.each(meant)('the collision named is %s', (_, request, collision) => {
  for (const strictness of strictnesses) {
    expect(gradeAnswer({ ...request, strictness }).collision).toBe(collision)
  }
})

test('tone alone distinguishes the other item at every strictness', () => {
  const request = { ...at('fmp', "nsɑ̀'", 'nsɑ́ʼ'), others: ['nsɑ̀ʼ'] }
  for (const strictness of strictnesses) {
    expect(gradeAnswer({ ...request, strictness }).collision).toBe('nsɑ̀ʼ')
  }
})
