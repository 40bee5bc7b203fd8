export { gradeAnswer } from './grade-answer.ts'
export { expandAccepted } from './expand-accepted.ts'
export { answerKinds, outcomes, strictnesses, verdicts } from './verdicts.ts'
export type {
  AnswerKind,
  Difference,
  GradeRequest,
  Grading,
  LetterDifferenceKind,
  Outcome,
  Strictness,
  ToneDifferenceKind,
  Verdict,
} from './verdicts.ts'
