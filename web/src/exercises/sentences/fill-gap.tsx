import { Trans, useLingui } from '@lingui/react/macro'
import { judgeGap, type FillGapExercise } from '@mboa/domain'
import { TextCursorInput } from 'lucide-react'
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
import './fill-gap.css'

interface FillGapProps extends ExercisePart {
  exercise: FillGapExercise
}

/** The sentence stands there but for one word, which is chosen among up to four. */
export function FillGap({ exercise, course, given, onAnswer, onNext }: FillGapProps) {
  const { t, i18n } = useLingui()
  const { htmlLang, course: code } = course.summary
  const strictness = useStrictness(code)
  const sentence = findSentence(course, exercise.item)
  const { before, after, right, options } = exercise
  const choices = useMemo(
    () => options.map((text) => ({ id: text, label: text, lang: htmlLang })),
    [options, htmlLang],
  )
  const report = useItemReport({
    course,
    item: exercise.item,
    exercise: exercise.kind,
    answer: given?.answer ?? '',
    expected: right,
  })
  const giveUp = () => onAnswer({ verdict: 'wrong', outcome: 'wrong', strictness, answer: '' })
  const sign = <Icon of={TextCursorInput} />
  const verdict =
    given?.outcome === 'correct'
      ? t`Right.`
      : given?.answer === ''
        ? t`Now you have seen it.`
        : t`Not this word.`

  return (
    <>
      <ExerciseTask takesFocus={given === undefined}>{t`Which word is missing?`}</ExerciseTask>
      <SentencePrompt
        course={course}
        sentence={sentence}
        meaning={exercise.meaning[i18n.locale === 'fr' ? 'fr' : 'en']}
        margin={
          given === undefined ? (
            sign
          ) : (
            <SoundButton course={course} item={exercise.item} fallback={sign} />
          )
        }
        line={
          given === undefined ? (
            <p className="word medium gapped" lang={htmlLang}>
              {before}
              <span className="gap" role="img" aria-label={t`missing word`} />
              {after}
            </p>
          ) : (
            <SentenceLine
              course={course}
              sentence={sentence ?? { text: `${before}${right}${after}` }}
            />
          )
        }
      />
      <div className="dock">
        <ChoiceTiles
          choices={choices}
          result={given && { rightId: right, chosenId: given.answer }}
          onChoose={(answer) => onAnswer({ ...judgeGap(exercise, answer), strictness, answer })}
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
          verdict={verdict}
          links={<ReportLinks report={report} />}
          onNext={onNext}
        />
      )}
      <div role="status" className="only-assistive">
        {given !== undefined && t`Right is: ${right}`}
      </div>
    </>
  )
}
