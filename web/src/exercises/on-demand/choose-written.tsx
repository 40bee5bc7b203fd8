import { useLingui } from '@lingui/react/macro'
import type { ChooseWrittenExercise } from '@mboa/domain'
import { Ear } from 'lucide-react'
import { useMemo } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { ChoiceExercise } from '../choice-exercise.tsx'
import { findWord, type ExercisePart } from '../exercise-part.ts'
import { SoundButton } from '../sound-button.tsx'

interface ChooseWrittenProps extends ExercisePart {
  exercise: ChooseWrittenExercise
}

/** The word is heard; how it is written is chosen. Its meaning is told afterwards. */
export function ChooseWritten({ exercise, ...part }: ChooseWrittenProps) {
  const { t, i18n } = useLingui()
  const language = i18n.locale === 'fr' ? 'fr' : 'en'
  const { course, given } = part
  const { htmlLang } = course.summary
  const choices = useMemo(
    () => exercise.options.map(({ item, text }) => ({ id: item, label: text, lang: htmlLang })),
    [exercise, htmlLang],
  )
  const right = choices.find(({ id }) => id === exercise.item)?.label ?? ''
  return (
    <ChoiceExercise
      exercise={exercise}
      task={t`Which word do you hear?`}
      margin={
        <SoundButton
          course={course}
          item={exercise.item}
          fallback={<Icon of={Ear} />}
          startsAlone
        />
      }
      word={given === undefined ? undefined : (findWord(course, exercise.item)?.text ?? right)}
      meaning={given === undefined ? undefined : exercise.meaning[language]}
      choices={choices}
      wrongVerdict={t`Not this word.`}
      rightSaid={t`Right is: ${right}`}
      {...part}
    />
  )
}
