import { useLingui } from '@lingui/react/macro'
import type { ChoosePictureExercise } from '@mboa/domain'
import { Images } from 'lucide-react'
import { useMemo } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { ChoiceExercise } from '../choice-exercise.tsx'
import { findWord, type ExercisePart } from '../exercise-part.ts'
import { SoundButton } from '../sound-button.tsx'

interface ChoosePictureProps extends ExercisePart {
  exercise: ChoosePictureExercise
}

/** The word is shown; its picture is chosen. The meanings stand under the pictures afterwards. */
export function ChoosePicture({ exercise, ...part }: ChoosePictureProps) {
  const { t, i18n } = useLingui()
  const language = i18n.locale === 'fr' ? 'fr' : 'en'
  const { course } = part
  const choices = useMemo(
    () =>
      exercise.options.map(({ item, meaning }) => ({
        id: item,
        label: meaning[language],
        picture: findWord(course, item)?.picture,
      })),
    [course, exercise, language],
  )
  const rightMeaning = choices.find(({ id }) => id === exercise.item)?.label ?? ''
  return (
    <ChoiceExercise
      exercise={exercise}
      task={t`Which picture is it?`}
      margin={<SoundButton course={course} item={exercise.item} fallback={<Icon of={Images} />} />}
      word={exercise.text}
      choices={choices}
      wrongVerdict={t`Not this picture.`}
      rightSaid={t`The meaning is: ${rightMeaning}`}
      {...part}
    />
  )
}
