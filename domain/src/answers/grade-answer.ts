import type { Spelling } from '../orthography/language-profile.ts'
import { getLanguage } from '../orthography/languages.ts'
import { findCollision } from './collision.ts'
import { listDifferences } from './differences.ts'
import type { Judgement } from './judge.ts'
import { judge } from './judge.ts'
import { decideOutcome, letsTonePass } from './outcome.ts'
import { readAnswer } from './reading.ts'
import type { Difference, Grading, GradeRequest } from './verdicts.ts'

/** The spelling rules that an answer is marked by. */
export function getSpelling(language: GradeRequest['language']): Spelling {
  return typeof language === 'string' ? getLanguage(language) : language
}

function differencesOf(judgement: Judgement): readonly Difference[] {
  const { steps, compared, articlesDiffer, expected, got } = judgement
  const found = listDifferences(steps, compared.expected, compared.got)
  if (!articlesDiffer) return found
  const whole = { i: 0, expected: expected.full.key, got: got.full.key }
  return [{ op: 'letter', kind: 'article', ...whole }, ...found]
}

/** A grading with the comparison it rests on; undefined only where nothing is accepted. */
export interface JudgedGrading {
  readonly grading: Grading
  readonly judgement: Judgement | undefined
}

/** As `gradeAnswer`, with the comparison, for drawing the difference. */
export function gradeWithJudgement(request: GradeRequest): JudgedGrading {
  const { answer, accepted, kind, strictness, others, lexicon } = request
  const language = getSpelling(request.language)
  const readings = readAnswer(answer, language)
  const judgement = judge(readings, accepted, kind, language)
  if (judgement === undefined) {
    return { grading: { verdict: 'wrong', outcome: 'wrong', matched: null, diff: null }, judgement }
  }
  const { matched, verdict } = judgement
  const collision = findCollision(readings, judgement, language, others, lexicon)
  const noted = collision === undefined ? {} : { collision }
  const passes = verdict === 'tone' && letsTonePass(strictness)
  if (verdict === 'wrong' || (collision !== undefined && !passes)) {
    const wrong = { verdict: 'wrong', outcome: 'wrong', matched, diff: null } as const
    return { grading: { ...wrong, ...noted }, judgement }
  }
  const diff = differencesOf(judgement)
  const outcome = decideOutcome(verdict, diff, strictness, language)
  return { grading: { verdict, outcome, matched, diff, ...noted }, judgement }
}

/**
 * Marks a written answer in three layers: letters, special letters, tone. The verdict is a fact
 * and the outcome follows from the strictness; the difference is the path from the accepted answer
 * to the one given. An answer that spells another item or word is wrong and says which, unless
 * tone alone sets them apart and the learner has asked for lenient marking.
 *
 * Throws a RangeError for a language without a profile.
 *
 * @example
 * gradeAnswer({ answer: 'amós', accepted: ['Amǒs'], language: 'ewo', kind: 'word', strictness: 'relaxed' })
 * // { verdict: 'tone', outcome: 'almost', matched: 'Amǒs',
 * //   diff: [{ op: 'tone', kind: 'wrong', i: 2, expected: 'ǒ', got: 'ó' }] }
 */
export function gradeAnswer(request: GradeRequest): Grading {
  return gradeWithJudgement(request).grading
}
