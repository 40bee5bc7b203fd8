import { Trans, useLingui } from '@lingui/react/macro'
import {
  judgeChoice,
  type ChooseMeaningExercise,
  type ChoosePictureExercise,
  type ChooseWrittenExercise,
} from '@mboa/domain'
import type { ReactNode } from 'react'
import { ChoiceTiles, type Choice } from './choice-tiles.tsx'
import { ExerciseTask } from './exercise-task.tsx'
import { FeedbackSheet } from './feedback-sheet.tsx'
import { Prompt } from './prompt.tsx'
import { ReportLinks } from './report-links.tsx'
import { TrustLine } from './trust-line.tsx'
import { findWord, type ExercisePart } from './exercise-part.ts'
import { useItemReport } from './use-item-report.ts'
import { useStrictness } from './use-strictness.ts'

interface ChoiceExerciseProps extends ExercisePart {
  exercise: ChooseMeaningExercise | ChoosePictureExercise | ChooseWrittenExercise
  task: string
  /** A sign or a button in the prompt's margin. */
  margin: ReactNode
  /** On the line; what is heard is shown once it is answered. */
  word: string | undefined
  meaning?: string | undefined
  choices: readonly Choice[]
  /** What a wrong choice is called. */
  wrongVerdict: string
  /** The right choice, said to those who do not see the tiles. */
  rightSaid: string
}

/** One of up to four is chosen: the frame of every choice. */
export function ChoiceExercise(props: ChoiceExerciseProps) {
  const { exercise, task, margin, word: shown, meaning, choices, wrongVerdict, rightSaid } = props
  const { course, given, onAnswer, onNext } = props
  const { t } = useLingui()
  const strictness = useStrictness(course.summary.course)
  const { htmlLang, orthography } = course.summary
  const word = findWord(course, exercise.item)
  const labelOf = (item: string | undefined) => choices.find(({ id }) => id === item)?.label ?? ''
  const report = useItemReport({
    course,
    item: exercise.item,
    exercise: exercise.kind,
    answer: labelOf(given?.answer),
    expected: labelOf(exercise.item),
  })
  const choose = (item: string) =>
    onAnswer({ ...judgeChoice(exercise, item), strictness, answer: item })
  const giveUp = () => onAnswer({ verdict: 'wrong', outcome: 'wrong', strictness, answer: '' })

  return (
    <>
      <ExerciseTask takesFocus={given === undefined}>{task}</ExerciseTask>
      <Prompt
        margin={margin}
        meaning={meaning}
        word={shown === undefined ? undefined : { text: shown, lang: htmlLang }}
      >
        {word !== undefined && (
          <TrustLine
            word={word}
            orthography={orthography}
            lang={htmlLang}
            showsWord={shown !== undefined}
          />
        )}
      </Prompt>
      <div className="dock">
        <ChoiceTiles
          choices={choices}
          result={given && { rightId: exercise.item, chosenId: given.answer }}
          onChoose={choose}
        />
        {given === undefined && (
          <button type="button" className="button plain" onClick={giveUp}>
            <Trans>I don’t know</Trans>
          </button>
        )}
      </div>
      {given !== undefined && (
        <FeedbackSheet
          outcome={given.outcome}
          verdict={verdictOf(given.answer === '', given.outcome === 'correct')}
          links={<ReportLinks report={report} />}
          onNext={onNext}
        />
      )}
      <div role="status" className="only-assistive">
        {given !== undefined && rightSaid}
      </div>
    </>
  )

  function verdictOf(isGivenUp: boolean, isRight: boolean): string {
    if (isRight) return t`Right.`
    return isGivenUp ? t`Now you have seen it.` : wrongVerdict
  }
}
