import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { splitClusters } from '../orthography/clusters.ts'
import { fold } from '../orthography/fold.ts'
import { listAlphabet } from '../orthography/language-profile.ts'
import type { LanguageProfile } from '../orthography/language-profile.ts'
import { languages } from '../orthography/languages.ts'
import { markOfTone } from '../orthography/tone-marks.ts'
import { gradeAnswer } from './grade-answer.ts'
import type { GradeRequest } from './verdicts.ts'
import { outcomes, strictnesses } from './verdicts.ts'

/** Texts in a language's own letters, with its tones on vowels and nasals. */
function texts(language: LanguageProfile): fc.Arbitrary<string> {
  const marks = ['', ...(language.tone?.marked ?? []).map(markOfTone)]
  const cluster = fc
    .tuple(fc.constantFrom(...listAlphabet(language)), fc.constantFrom(...marks))
    .map(([letter, mark]) => (letter === language.glottal ? letter : letter + mark))
  const word = fc.array(cluster, { minLength: 1, maxLength: 7 }).map((parts) => parts.join(''))
  return fc
    .array(word, { minLength: 1, maxLength: 5 })
    .map((words) => words.join(' ').normalize('NFC'))
}

/** An accepted answer and an answer that is a few edits away from it. */
const requests: fc.Arbitrary<GradeRequest> = fc
  .constantFrom(...languages)
  .chain((language) =>
    fc.record({
      language: fc.constant(language.code),
      text: texts(language),
      other: texts(language),
      edits: fc.array(fc.tuple(fc.nat(30), fc.constantFrom('drop', 'double', 'plain', 'swap')), {
        maxLength: 3,
      }),
      kind: fc.constantFrom('word' as const, 'sentence' as const),
      strictness: fc.constantFrom(...strictnesses),
    }),
  )
  .map(({ text, other, edits, ...rest }) => {
    const clusters = [...splitClusters(text)]
    for (const [place, edit] of edits) {
      const at = place % Math.max(1, clusters.length)
      const cluster = clusters[at] ?? ''
      if (edit === 'drop') clusters.splice(at, 1)
      else if (edit === 'double') clusters.splice(at, 0, cluster)
      else if (edit === 'plain') clusters[at] = cluster.normalize('NFD').slice(0, 1)
      else clusters.splice(at, 2, clusters[at + 1] ?? '', cluster)
    }
    return { ...rest, answer: clusters.join(''), accepted: [text], others: [other] }
  })

const holds = { numRuns: 300 }

describe('marking, whatever is typed', () => {
  test('an accepted answer is exact and correct at every strictness', () => {
    fc.assert(
      fc.property(requests, fc.constantFrom(...strictnesses), (request, strictness) => {
        const [answer = ''] = request.accepted
        const grading = gradeAnswer({ ...request, answer, strictness })
        expect(grading).toEqual({ verdict: 'exact', outcome: 'correct', matched: answer, diff: [] })
      }),
      holds,
    )
  })

  test('does not depend on the form of normalisation', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const asTyped = gradeAnswer(request)
        for (const form of ['NFC', 'NFD'] as const) {
          const answer = request.answer.normalize(form)
          expect(gradeAnswer({ ...request, answer })).toEqual(asTyped)
        }
        const accepted = request.accepted.map((text) => text.normalize('NFD'))
        expect({ ...gradeAnswer({ ...request, accepted }), matched: '' }).toEqual({
          ...asTyped,
          matched: '',
        })
      }),
      holds,
    )
  })

  test('does not depend on capitals', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const answer = request.answer.toUpperCase()
        expect(gradeAnswer({ ...request, answer })).toEqual(gradeAnswer(request))
      }),
      holds,
    )
  })

  test('does not depend on which apostrophe is typed, nor on space and stops around', () => {
    const apostrophe = fc.constantFrom("'", '’', 'ʼ', '‘', '`', '´', 'ꞌ', 'Ꞌ', 'ʔ', 'ʻ')
    fc.assert(
      fc.property(requests, apostrophe, (request, sign) => {
        const answer = `  ${request.answer.replace(/[ʼꞌʔ]/gu, sign).replace(/ /g, '\u00A0 ')} .`
        expect(gradeAnswer({ ...request, answer })).toEqual(gradeAnswer(request))
      }),
      holds,
    )
  })

  test('a stricter marking never accepts more', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const found = strictnesses.map((strictness) =>
          outcomes.indexOf(gradeAnswer({ ...request, strictness }).outcome),
        )
        expect(found).toEqual([...found].sort((a, b) => a - b))
      }),
      holds,
    )
  })

  test('the differences, put back, give the folded answer', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const { verdict, diff } = gradeAnswer({ ...request, others: [] })
        const language = languages.find(({ code }) => code === request.language)
        if (diff === null || verdict === 'order' || language === undefined) return
        const expected = [...splitClusters(fold(request.accepted[0] ?? '', language))]
        const places = new Map<number, { before: string; instead: string | null }>()
        const at = (i: number) => places.get(i) ?? { before: '', instead: null }
        for (const found of diff) {
          const length = splitClusters(found.expected).length
          if (length === 0)
            places.set(found.i, { ...at(found.i), before: at(found.i).before + found.got })
          for (let i = found.i; i < found.i + length; i++) {
            places.set(i, { ...at(i), instead: i === found.i ? found.got : '' })
          }
        }
        const rebuilt = [...expected, '']
          .map((cluster, i) => at(i).before + (at(i).instead ?? cluster))
          .join('')
        expect(rebuilt.normalize('NFC')).toBe(
          fold(request.answer, language).replace(/\s+/g, ' ').trim(),
        )
      }),
      holds,
    )
  })
})
