import { gradeAnswer } from '../answers/grade-answer.ts'
import type { Grading, GradeRequest } from '../answers/verdicts.ts'
import type { ExerciseKind } from '../scheduling/exercise-kinds.ts'

/**
 * Marks a sentence that was built or typed. Where only the order was asked for, another order is
 * wrong at every strictness.
 */
export function judgeSentence(
  kind: ExerciseKind,
  request: Omit<GradeRequest, 'kind'>,
): Pick<Grading, 'verdict' | 'outcome'> {
  const { verdict, outcome } = gradeAnswer({ ...request, kind: 'sentence' })
  if (kind === 'reorder-sentence' && verdict === 'order') return { verdict, outcome: 'wrong' }
  return { verdict, outcome }
}

/** What a gap's choice means: the whole word is right or it is not. */
export function judgeGap(
  { right }: { readonly right: string },
  chosen: string,
): { verdict: 'exact'; outcome: 'correct' } | { verdict: 'wrong'; outcome: 'wrong' } {
  return chosen === right
    ? { verdict: 'exact', outcome: 'correct' }
    : { verdict: 'wrong', outcome: 'wrong' }
}
