import { useLingui } from '@lingui/react/macro'
import type { ChooseMeaningExercise } from '@mboa/domain'
import { BookOpen } from 'lucide-react'
import { useMemo } from 'react'
import { Icon } from '../ui/icon.tsx'
import { ChoiceExercise } from './choice-exercise.tsx'
import type { ExercisePart } from './exercise-part.ts'
import { SoundButton } from './sound-button.tsx'

interface ChooseMeaningProps extends ExercisePart {
  exercise: ChooseMeaningExercise
}

/** The word is shown, and heard where it is recorded; its meaning is chosen. */
export function ChooseMeaning({ exercise, ...part }: ChooseMeaningProps) {
  const { t, i18n } = useLingui()
  const language = i18n.locale === 'fr' ? 'fr' : 'en'
  const choices = useMemo(
    () => exercise.options.map(({ item, meaning }) => ({ id: item, label: meaning[language] })),
    [exercise, language],
  )
  const rightMeaning = choices.find(({ id }) => id === exercise.item)?.label ?? ''
  return (
    <ChoiceExercise
      exercise={exercise}
      task={t`What does it mean?`}
      margin={
        <SoundButton course={part.course} item={exercise.item} fallback={<Icon of={BookOpen} />} />
      }
      word={exercise.text}
      choices={choices}
      wrongVerdict={t`Not this meaning.`}
      rightSaid={t`The meaning is: ${rightMeaning}`}
      {...part}
    />
  )
}
