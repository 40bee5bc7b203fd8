import { gradeAnswer } from '../answers/grade-answer.ts'
import type { Grading, GradeRequest } from '../answers/verdicts.ts'
import type { SentenceKind } from '../scheduling/exercise-kinds.ts'

/**
 * Marks a sentence or a meaning that was built or typed. Where only the order was asked for,
 * another order is wrong at every strictness. Apart from the kinds that it marks: marking comes
 * with the screens, after the sessions are composed.
 */
export function judgeSentence(
  kind: SentenceKind,
  request: Omit<GradeRequest, 'kind'>,
): Pick<Grading, 'verdict' | 'outcome'> {
  const { verdict, outcome } = gradeAnswer({ ...request, kind: 'sentence' })
  if (kind === 'reorder-sentence' && verdict === 'order') return { verdict, outcome: 'wrong' }
  return { verdict, outcome }
}
