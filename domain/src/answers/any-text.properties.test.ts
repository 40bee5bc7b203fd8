import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fold } from '../orthography/fold.ts'
import { languages } from '../orthography/languages.ts'
import { alignForDisplay } from './align-for-display.ts'
import { findNearSentence } from './near-sentence.ts'
import { expandAccepted } from './expand-accepted.ts'
import { spellingOf } from './fixtures/marking-table.ts'
import { getSpelling, gradeAnswer } from './grade-answer.ts'
import type { GradeRequest } from './verdicts.ts'
import { answerKinds, outcomes, strictnesses } from './verdicts.ts'

const codes = [...languages.map(({ code }) => code), 'ff', 'en', 'fr']

/** What people, keyboards and attackers write: words, marks, signs, notation, halves of emoji. */
const piece = fc.oneof(
  fc.constantFrom(
    'mə',
    'nə',
    'ŋg',
    'ñ',
    "it's",
    "can't",
    "l'eau",
    'la',
    'the',
    '17',
    'yaʼ',
    'ʼ',
    "'",
    '’',
    '(',
    ')',
    '{',
    '|',
    '}',
    ' ',
    '-',
    '\n',
    '\u0301',
    '\u030c',
    '\u1dc6',
    'æ',
    'œ',
    'ε',
    'а',
    '\u200b',
    '\ufeff',
    '\ud83d',
    '😀',
    'İ',
    'ß',
    '\u0000',
    '\u00a0',
    '\u0327',
  ),
  fc.string({ unit: 'binary', maxLength: 4 }),
)
const anyText = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''))

const anyRequest: fc.Arbitrary<GradeRequest> = fc.record({
  answer: anyText,
  accepted: fc.array(anyText, { maxLength: 3 }),
  language: fc.constantFrom(...codes).map(spellingOf),
  kind: fc.constantFrom(...answerKinds),
  strictness: fc.constantFrom(...strictnesses),
  others: fc.array(anyText, { maxLength: 3 }),
  lexicon: fc.array(anyText, { maxLength: 3 }),
})

const often = { numRuns: 250 }

describe('marking any text', () => {
  test('never throws, and always says what was accepted', () => {
    fc.assert(
      fc.property(anyRequest, (request) => {
        const { verdict, outcome, matched, diff } = gradeAnswer(request)
        expect(outcomes).toContain(outcome)
        expect(diff === null).toBe(verdict === 'wrong')
        if (verdict === 'exact') expect([outcome, diff]).toEqual(['correct', []])
        if (request.accepted.length === 0) expect(matched).toBeNull()
        else expect(request.accepted).toContain(matched)
        alignForDisplay(request)
        alignForDisplay(request, findNearSentence)
      }),
      often,
    )
  })

  test('a stricter marking never accepts more', () => {
    fc.assert(
      fc.property(anyRequest, (request) => {
        const found = strictnesses.map((strictness) =>
          outcomes.indexOf(gradeAnswer({ ...request, strictness }).outcome),
        )
        expect(found).toEqual(found.toSorted((a, b) => a - b))
      }),
      often,
    )
  })

  test('does not depend on normalisation, capitals of what folds, or the kind of apostrophe', () => {
    fc.assert(
      fc.property(anyRequest, fc.constantFrom("'", '’', 'ʼ', '`', 'ꞌ'), (request, sign) => {
        const asTyped = gradeAnswer(request)
        for (const answer of [
          request.answer.normalize('NFC'),
          request.answer.normalize('NFD'),
          request.answer.replace(/['’ʼ]/gu, sign),
          `\u200b ${request.answer}\u00a0`,
        ]) {
          expect(gradeAnswer({ ...request, answer })).toEqual(asTyped)
        }
      }),
      often,
    )
  })

  test('every spelling that an accepted answer stands for is exact, where it can be read', () => {
    fc.assert(
      fc.property(anyRequest, (request) => {
        for (const accepted of request.accepted) {
          for (const answer of expandAccepted(accepted).slice(0, 20)) {
            const { verdict, outcome, collision } = gradeAnswer({ ...request, answer })
            if (!isReadable(answer, request.language)) continue
            expect([verdict, outcome, collision]).toEqual(['exact', 'correct', undefined])
          }
        }
      }),
      often,
    )
  })

  test('a better answer is never made worse by accepting more', () => {
    fc.assert(
      fc.property(anyRequest, anyText, (request, further) => {
        const lists = { others: [], lexicon: [] }
        const before = gradeAnswer({ ...request, ...lists })
        const accepted = [...request.accepted, further]
        const after = gradeAnswer({ ...request, ...lists, accepted })
        const tiers = ['exact', 'tone', 'letters', 'typo', 'order', 'wrong']
        expect(tiers.indexOf(after.verdict)).toBeLessThanOrEqual(tiers.indexOf(before.verdict))
      }),
      often,
    )
  })

  function isReadable(text: string, language: GradeRequest['language']): boolean {
    const folded = fold(text, getSpelling(language))
    return /[^\s\p{P}\p{S}]/u.test(
      typeof language === 'string' ? folded : folded.replace(/[^\p{L}\p{M}\p{N}]/gu, ''),
    )
  }
})

const vocabulary = {
  en: "it's a man who doesn't have 2 dogs the café is not mine can't go i'm here an egg".split(' '),
  fr: 'c’est un homme qui n’a pas la maison de l’été 2 œufs et où est le père du chef une'.split(
    ' ',
  ),
}
const glossRequest: fc.Arbitrary<GradeRequest> = fc
  .constantFrom('en' as const, 'fr' as const)
  .chain((language) => {
    const text = fc
      .array(fc.constantFrom(...vocabulary[language]), { minLength: 1, maxLength: 9 })
      .map((words) => words.join(' '))
    const change = fc.tuple(fc.nat({ max: 40 }), fc.constantFrom('', 'x', ' ', 'e', 'doubled'))
    return fc
      .record({
        accepted: text.map((one) => [one]),
        changes: fc.array(change, { maxLength: 2 }),
        kind: fc.constantFrom(...answerKinds),
        strictness: fc.constantFrom(...strictnesses),
      })
      .map(({ changes, ...rest }) => {
        const letters = Array.from(rest.accepted[0] ?? '')
        for (const [place, instead] of changes) {
          const at = place % letters.length
          letters[at] = instead === 'doubled' ? `${letters[at]}${letters[at]}` : instead
        }
        return { ...rest, language: spellingOf(language), answer: letters.join('') }
      })
  })

test('the two lines shown are the answer and the accepted one, on the gloss side too', () => {
  fc.assert(
    fc.property(glossRequest, (request) => {
      const { cells, grading } = alignForDisplay(request, findNearSentence)
      // Of an exact answer the accepted one is shown, with its articles.
      if (cells === null || grading.verdict === 'exact') return
      const line = (side: 'given' | 'expected') =>
        cells
          .map((cell) => cell[side] ?? '')
          .join('')
          .normalize('NFC')
      for (const [side, text] of [
        ['given', request.answer],
        ['expected', request.accepted[0] ?? ''],
      ] as const) {
        const { verdict } = gradeAnswer({ ...request, answer: line(side), accepted: [text] })
        expect(verdict).toBe('exact')
      }
    }),
    { numRuns: 250 },
  )
})
