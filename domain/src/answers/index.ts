export { alignForDisplay } from './align-for-display.ts'
export type { AlignedCell, CellMark, DisplayedGrading } from './align-for-display.ts'
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
