import type { Cluster } from '../orthography/clusters.ts'
import { align } from './align.ts'
import type { Step } from './align.ts'
import { getSpelling } from './grade-answer.ts'
import type { Judgement } from './judge.ts'
import { getLetterRules, type LetterRules } from './letter-rules.ts'
import type { GradeRequest } from './verdicts.ts'

/** Of a wrong answer at least so much is right where it is shown what differs. */
export const nearMissShare = 1 / 2
const nearMissLetters = 2

/** How a wrong answer comes to the right one; undefined where too little of it is right. */
export type FindNearMiss = (judgement: Judgement, request: GradeRequest) => Judgement | undefined

/** Of a word, letter by letter. */
export const findNearWord: FindNearMiss = (judgement, { kind, language }) => {
  if (kind !== 'word') return undefined
  const { expected, got } = judgement.compared
  const rules = getLetterRules(getSpelling(language))
  const steps = alignNearWord(expected.clusters, got.clusters, rules)
  return steps && { ...judgement, steps }
}

/** From one word to another that is half right; undefined where it is not. */
export function alignNearWord(
  expected: readonly Cluster[],
  got: readonly Cluster[],
  rules: LetterRules,
): readonly Step[] | undefined {
  const longer = Math.max(expected.length, got.length)
  const steps = align(expected, got, rules, longer)?.steps ?? []
  const right = steps.filter(({ op }) => op === 'match').length
  return right >= nearMissLetters && right >= longer * nearMissShare ? steps : undefined
}
