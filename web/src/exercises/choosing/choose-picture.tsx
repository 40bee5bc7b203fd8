import { useLingui } from '@lingui/react/macro'
import { Images } from 'lucide-react'
import { useMemo } from 'react'
import { glossIn } from '../../i18n/interface-language.ts'
import { Icon } from '../../ui/icon.tsx'
import { ChoiceExercise } from './choice-exercise.tsx'
import { findWord, type ExerciseProps } from '../exercise-part.ts'
import { SoundButton } from '../hearing/sound-button.tsx'
import { WordPrompt } from '../asking/word-prompt.tsx'

/** The word is shown; its picture is chosen. The meanings stand under the pictures afterwards. */
export function ChoosePicture({ exercise, ...part }: ExerciseProps<'choose-picture'>) {
  const { t, i18n } = useLingui()
  const language = i18n.locale
  const { course } = part
  const { item, text } = exercise
  const choices = useMemo(
    () =>
      exercise.options.map(({ item: id, meaning }) => ({
        id,
        label: glossIn(meaning, language),
        picture: findWord(course, id)?.picture,
      })),
    [course, exercise, language],
  )
  const rightMeaning = choices.find(({ id }) => id === item)?.label ?? ''
  const margin = <SoundButton course={course} item={item} fallback={<Icon of={Images} />} />
  return (
    <ChoiceExercise
      exercise={exercise}
      task={t`Which picture matches?`}
      prompt={<WordPrompt course={course} item={item} margin={margin} text={text} />}
      choices={choices}
      rightId={item}
      wrongVerdict={t`Not the right picture.`}
      rightSaid={t`It means “${rightMeaning}”.`}
      {...part}
    />
  )
}
