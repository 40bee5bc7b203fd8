import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { spellingOf } from './fixtures/marking-table.ts'
import { gradeAnswer } from './grade-answer.ts'
import type { AnswerKind, Grading, Strictness } from './verdicts.ts'

interface WorkedCase {
  readonly id: string
  readonly lang: string
  readonly kind: AnswerKind
  readonly strictness: Strictness
  readonly inputCp: string
  readonly acceptedCp: readonly string[]
  readonly others?: readonly string[]
  readonly lexicon?: readonly string[]
  readonly expect: Omit<Grading, 'matched'>
  readonly tests: string
}

const file = JSON.parse(
  readFileSync(new URL('./fixtures/answer-cases.json', import.meta.url), 'utf8'),
) as { readonly cases: readonly WorkedCase[] }

/** The cases name code points, because an editor may normalise the text form on saving. */
const fromCodePoints = (hex: string): string =>
  String.fromCodePoint(
    ...hex
      .split(' ')
      .flatMap((codePoint) => (codePoint === '' ? [] : Number.parseInt(codePoint, 16))),
  )

describe('worked cases of marking', () => {
  test.each(file.cases)('$id $lang, $strictness: $tests', (worked) => {
    const accepted = worked.acceptedCp.map(fromCodePoints)
    const { others, lexicon } = worked
    const { matched, ...grading } = gradeAnswer({
      answer: fromCodePoints(worked.inputCp),
      accepted,
      language: spellingOf(worked.lang),
      kind: worked.kind,
      strictness: worked.strictness,
      ...(others === undefined ? {} : { others }),
      ...(lexicon === undefined ? {} : { lexicon }),
    })
    expect(grading).toEqual(worked.expect)
    expect(accepted).toContain(matched)
  })
})
