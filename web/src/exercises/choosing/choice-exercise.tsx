import { useLingui } from '@lingui/react/macro'
import { judgeChoice, type ExerciseKind } from '@mboa/domain'
import type { ReactNode } from 'react'
import { verdictTexts } from '../feedback/verdict-texts.ts'
import { GiveUp } from '../asking/give-up.tsx'
import { ChoiceTiles, type Choice } from './choice-tiles.tsx'
import { useStrictness, type ExercisePart } from '../exercise-part.ts'
import { ExerciseTask } from '../asking/prompt.tsx'
import { FeedbackSheet } from '../feedback/feedback-sheet.tsx'
import { ReportLinks } from '../feedback/report-links.tsx'
import { useItemReport } from '../feedback/item-report.ts'

interface ChoiceExerciseProps extends ExercisePart {
  exercise: { readonly kind: ExerciseKind; readonly item: string }
  task: string
  /** What is asked about, above the choices. */
  prompt: ReactNode
  choices: readonly Choice[]
  /** The id of the right choice. */
  rightId: string
  /** What a wrong choice is called. */
  wrongVerdict: string
  /** The right choice, said to those who do not see the tiles, unless the verdict names it. */
  rightSaid: string
}

/** One of up to four is chosen: the frame of every choice. */
export function ChoiceExercise(props: ChoiceExerciseProps) {
  const { exercise, task, prompt, choices, rightId, wrongVerdict, rightSaid } = props
  const { course, given, onAnswer, onNext } = props
  const { t } = useLingui()
  const strictness = useStrictness(course.summary.course)
  const labelOf = (chosen: string | undefined) =>
    choices.find(({ id }) => id === chosen)?.label ?? ''
  const report = useItemReport({
    course,
    item: exercise.item,
    exercise: exercise.kind,
    answer: labelOf(given?.answer),
    expected: labelOf(rightId),
  })
  const choose = (chosen: string) =>
    onAnswer({ ...judgeChoice(rightId, chosen), strictness, answer: chosen })
  const verdict = given && verdictOf(given.answer === '', given.outcome === 'correct')
  const giveUp = () => onAnswer({ verdict: 'wrong', outcome: 'wrong', strictness, answer: '' })

  return (
    <>
      <ExerciseTask takesFocus={given === undefined}>{task}</ExerciseTask>
      {prompt}
      <div className="dock">
        <ChoiceTiles
          choices={choices}
          result={given && { rightId, chosenId: given.answer }}
          onChoose={choose}
        />
        {given === undefined && <GiveUp onGiveUp={giveUp} />}
      </div>
      {given && verdict && (
        <FeedbackSheet
          outcome={given.answer === '' ? 'told' : given.outcome}
          verdict={verdict}
          links={<ReportLinks report={report} />}
          onNext={onNext}
        />
      )}
      <div role="status" className="only-assistive">
        {verdict?.includes(labelOf(rightId)) === false && rightSaid}
      </div>
    </>
  )

  function verdictOf(isGivenUp: boolean, isRight: boolean): string {
    if (isRight) return t(verdictTexts.right)
    return isGivenUp ? t(verdictTexts.shown) : wrongVerdict
  }
}
