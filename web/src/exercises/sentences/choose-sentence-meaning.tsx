import { Trans, useLingui } from '@lingui/react/macro'
import { judgeChoice, type ChooseSentenceMeaningExercise } from '@mboa/domain'
import { TextQuote } from 'lucide-react'
import { useMemo } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { ChoiceTiles } from '../choice-tiles.tsx'
import { ExerciseTask } from '../exercise-task.tsx'
import type { ExercisePart } from '../exercise-part.ts'
import { FeedbackSheet } from '../feedback-sheet.tsx'
import { ReportLinks } from '../report-links.tsx'
import { SoundButton } from '../sound-button.tsx'
import { useItemReport } from '../use-item-report.ts'
import { useStrictness } from '../use-strictness.ts'
import { SentenceLine } from './sentence-line.tsx'
import { findSentence } from './sentence-part.ts'
import { SentencePrompt } from './sentence-prompt.tsx'

interface ChooseSentenceMeaningProps extends ExercisePart {
  exercise: ChooseSentenceMeaningExercise
}

/** The sentence is shown, and heard where it is recorded; its meaning is chosen. */
export function ChooseSentenceMeaning({ exercise, ...part }: ChooseSentenceMeaningProps) {
  const { t, i18n } = useLingui()
  const { course, given, onAnswer, onNext } = part
  const shown = i18n.locale === 'fr' ? 'fr' : 'en'
  const strictness = useStrictness(course.summary.course)
  const sentence = findSentence(course, exercise.item)
  const choices = useMemo(
    () => exercise.options.map(({ item, meaning }) => ({ id: item, label: meaning[shown] })),
    [exercise, shown],
  )
  const labelOf = (item: string | undefined) => choices.find(({ id }) => id === item)?.label ?? ''
  const right = labelOf(exercise.item)
  const report = useItemReport({
    course,
    item: exercise.item,
    exercise: exercise.kind,
    answer: labelOf(given?.answer),
    expected: right,
  })
  const verdict =
    given?.outcome === 'correct'
      ? t`Right.`
      : given?.answer === ''
        ? t`Now you have seen it.`
        : t`Not this meaning.`

  return (
    <>
      <ExerciseTask
        takesFocus={given === undefined}
      >{t`What does this sentence mean?`}</ExerciseTask>
      <SentencePrompt
        course={course}
        sentence={sentence}
        margin={
          <SoundButton course={course} item={exercise.item} fallback={<Icon of={TextQuote} />} />
        }
        line={<SentenceLine course={course} sentence={sentence ?? { text: exercise.text }} />}
      />
      <div className="dock">
        <ChoiceTiles
          choices={choices}
          result={given && { rightId: exercise.item, chosenId: given.answer }}
          onChoose={(item) =>
            onAnswer({ ...judgeChoice(exercise, item), strictness, answer: item })
          }
        />
        {given === undefined && (
          <button
            type="button"
            className="button plain"
            onClick={() => onAnswer({ verdict: 'wrong', outcome: 'wrong', strictness, answer: '' })}
          >
            <Trans>I don’t know</Trans>
          </button>
        )}
      </div>
      {given !== undefined && (
        <FeedbackSheet
          outcome={given.outcome}
          verdict={verdict}
          links={<ReportLinks report={report} />}
          onNext={onNext}
        />
      )}
      <div role="status" className="only-assistive">
        {given !== undefined && t`The meaning is: ${right}`}
      </div>
    </>
  )
}
