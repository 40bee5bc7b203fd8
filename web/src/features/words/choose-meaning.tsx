import { Trans, useLingui } from '@lingui/react/macro'
import { judgeChoice, type ChooseMeaningExercise } from '@mboa/domain'
import { BookOpen } from 'lucide-react'
import { useMemo } from 'react'
import { ChoiceTiles } from '../../exercises/choice-tiles.tsx'
import { FeedbackSheet } from '../../exercises/feedback-sheet.tsx'
import { Prompt } from '../../exercises/prompt.tsx'
import { TrustLine } from '../../exercises/trust-line.tsx'
import { Icon } from '../../ui/icon.tsx'
import { findWord, type ExercisePart } from './exercise-part.ts'
import { ExerciseTask } from '../../exercises/exercise-task.tsx'
import { useStrictness } from './use-strictness.ts'

interface ChooseMeaningProps extends ExercisePart {
  exercise: ChooseMeaningExercise
}

/** The word is shown; its meaning is chosen. */
export function ChooseMeaning({ exercise, course, given, onAnswer, onNext }: ChooseMeaningProps) {
  const { t, i18n } = useLingui()
  const strictness = useStrictness()
  const language = i18n.locale === 'fr' ? 'fr' : 'en'
  const { htmlLang, orthography } = course.summary
  const word = findWord(course, exercise.item)
  const choices = useMemo(
    () => exercise.options.map(({ item, meaning }) => ({ id: item, label: meaning[language] })),
    [exercise, language],
  )
  const choose = (item: string) =>
    onAnswer({ ...judgeChoice(exercise, item), strictness, answer: item })
  const giveUp = () => onAnswer({ verdict: 'wrong', outcome: 'wrong', strictness, answer: '' })
  const rightMeaning = choices.find(({ id }) => id === exercise.item)?.label ?? ''

  return (
    <>
      <ExerciseTask takesFocus={given === undefined}>{t`What does it mean?`}</ExerciseTask>
      <Prompt margin={<Icon of={BookOpen} />} word={{ text: exercise.text, lang: htmlLang }}>
        {word !== undefined && (
          <TrustLine word={word} orthography={orthography} lang={htmlLang} showsWord />
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
            <Trans>I don't know</Trans>
          </button>
        )}
      </div>
      {given !== undefined && (
        <FeedbackSheet
          outcome={given.outcome}
          verdict={verdictOf(given.answer === '', given.outcome === 'correct')}
          onNext={onNext}
        />
      )}
      <div role="status" className="only-assistive">
        {given !== undefined && t`The meaning is: ${rightMeaning}`}
      </div>
    </>
  )

  function verdictOf(isGivenUp: boolean, isRight: boolean): string {
    if (isRight) return t`Right.`
    return isGivenUp ? t`Now you have seen it.` : t`Not this meaning.`
  }
}
