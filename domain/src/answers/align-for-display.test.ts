import { describe, expect, test } from 'vitest'
import { alignForDisplay } from './align-for-display.ts'
import { spellingOf } from './fixtures/marking-table.ts'
import { findNearSentence } from './near-sentence.ts'

const draw = (language: string, answer: string, accepted: string): string | null => {
  const { cells } = alignForDisplay({
    language: spellingOf(language),
    answer,
    accepted: [accepted],
    kind: 'sentence',
    strictness: 'relaxed',
  })
  if (cells === null) return null
  return cells
    .map(({ given, expected, mark }) =>
      mark === 'same' ? (given ?? '') : `[${given ?? ''}:${expected ?? ''} ${mark}]`,
    )
    .join('')
}

test.each([
  ['ewo', 'amós', 'Amǒs', 'am[ó:ǒ tone]s'],
  ['ewo', 'sondɔ', 'sɔ́ndɔ', 's[o:ɔ́ special-letter]ndɔ'],
  ['ewo', 'sɔndə', 'sɔ́ndɔ', 's[ɔ:ɔ́ tone]nd[ə:ɔ letter]'],
  ['dua', 'nggisú', 'ŋgisú', '[n:ŋ special-letter][g: special-letter]gisú'],
  ['bbj', 'ya', 'yaʼ', 'ya[:ʼ missing]'],
  ['ff', 'koroowwal', 'koroowal', 'koroo[w: extra]wal'],
  ['ff', 'deftree', 'deftere', 'deft[r:e letter][e:r letter]e'],
  ['ewo', 'mənə mvɔɛ́', 'mə nə mvɔɛ́', 'mə[:  missing]nə mvɔɛ́'],
  [
    'fr',
    'voici une maisn',
    'voici la maison',
    'voici [u:l letter][n:a letter][e: extra] mais[:o missing]n',
  ],
  [
    'fr',
    'voici maison',
    'voici une maison',
    'voici[:  missing][:u missing][:n missing][:e missing] maison',
  ],
  ['ewo', 'AMǑS.', 'Amǒs', 'amǒs'],
])('%s: %s against %s', (language, answer, accepted, drawn) => {
  expect(draw(language, answer, accepted)).toBe(drawn)
})

test('there are no lines to compare for a wrong answer or another order', () => {
  expect(draw('ewo', 'kúlu', 'zogo')).toBeNull()
  expect(draw('ewo', 'nə mə', 'mə nə')).toBeNull()
})

test('a cell carries what differs in it, for saying it in words', () => {
  const request = { language: 'ewo', answer: 'mvoe', accepted: ['mvɔɛ́'] }
  const { cells } = alignForDisplay({ ...request, kind: 'word', strictness: 'relaxed' })
  expect(cells?.[3]?.differences).toEqual([
    { op: 'letter', kind: 'base', i: 3, expected: 'ɛ́', got: 'e' },
    { op: 'tone', kind: 'missing', i: 3, expected: 'ɛ́', got: 'e' },
  ])
})

describe('a near miss', () => {
  const miss = (answer: string, accepted: string, others: readonly string[] = []) => {
    const request = { language: 'ewo', answer, accepted: [accepted], others } as const
    return alignForDisplay({ ...request, kind: 'word', strictness: 'relaxed' })
  }
  const saidOf = (answer: string, accepted: string) =>
    miss(answer, accepted).differences.map(({ op, expected, got }) => `${op} ${expected}:${got}`)

  test('stays wrong, and shows what differs', () => {
    const { grading, cells } = miss('anaa', 'aná')
    expect(grading).toMatchObject({ verdict: 'wrong', outcome: 'wrong', diff: null })
    expect(cells?.map(({ given, expected }) => `${given ?? ''}:${expected ?? ''}`)).toEqual([
      'a:a',
      'n:n',
      'a:',
      'a:á',
    ])
  })

  test('says what is missing, letters in a row as one', () => {
    expect(saidOf('mbembe', 'm̀bəmbə kídi')).toContain('del kídi:')
    expect(saidOf('okr', 'okírí')).toEqual(['del í:', 'del í:'])
    expect(saidOf('mbəmbə', 'mbəmbə kí dí')).toEqual(['del kí:', 'del dí:'])
  })

  test('is no other word of the course, and at least half right', () => {
    const other = miss('okara', 'okíra', ['okara'])
    expect(other.grading).toMatchObject({ verdict: 'wrong', collision: 'okara' })
    expect(other.cells).toBeNull()
    expect(miss('kúlu', 'zogo').cells).toBeNull()
    expect(miss('a', 'aná').cells).toBeNull()
  })
})

describe('a near miss of a sentence', () => {
  const accepted = 'A fit kari dis tebul.'
  const lay = (answer: string, language = 'wes', expected = accepted) => {
    const request = {
      language: spellingOf(language),
      answer,
      accepted: [expected],
      kind: 'sentence',
      strictness: 'relaxed',
    } as const
    const { cells, differences, grading } = alignForDisplay(request, findNearSentence)
    expect(grading).toMatchObject({ verdict: 'wrong', outcome: 'wrong', diff: null })
    return {
      said: differences.map(({ op, expected, got }) => `${op} ${expected}:${got}`),
      lines: (['given', 'expected'] as const).map((side) =>
        cells?.map((cell) => cell[side] ?? '').join(''),
      ),
    }
  }

  test.each([
    ['a word that is missing', 'a fit kari tebul', ['del dis:']],
    ['words in a row that are missing, as one', 'a fit kari', ['del dis tebul:']],
    ['what is missing at the beginning', 'kari dis tebul', ['del a fit:']],
    ['a word too many', 'a fit go kari dis tebul', ['ins :go']],
    ['another word', 'a fit kari dis moto', ['sub tebul:moto']],
    ['what is missing first', 'a fit moto dis', ['del tebul:', 'sub kari:moto']],
    [
      'the letters of a word that is nearly right',
      'fit kery dis tebul',
      ['del a:', 'sub a:e', 'sub i:y'],
    ],
  ])('tells %s', (_name, answer, said) => {
    const laid = lay(answer)
    expect(laid.said).toEqual(said)
    expect(laid.lines).toEqual([answer, 'a fit kari dis tebul'])
  })

  test('tells tones beside a missing word', () => {
    expect(lay('wa kə', 'ewo', 'Wa kə́ vé?').said).toEqual(['del vé:', 'tone ə́:ə'])
  })

  test('tells a missing article of a meaning', () => {
    expect(lay('voici maison rouge', 'fr', 'voici une grande maison').said).toContain(
      'del une grande:',
    )
  })

  test('is at least half right', () => {
    expect(lay('moto dis wata').lines).toEqual([undefined, undefined])
    expect(lay('x').lines).toEqual([undefined, undefined])
  })
})
