import { useLingui } from '@lingui/react/macro'
import { BookOpen } from 'lucide-react'
import { useMemo } from 'react'
import { glossIn } from '../../i18n/interface-language.ts'
import { Icon } from '../../ui/icon.tsx'
import { ChoiceExercise } from './choice-exercise.tsx'
import type { ExerciseProps } from '../exercise-part.ts'
import { SoundButton } from '../hearing/sound-button.tsx'
import { WordPrompt } from '../asking/word-prompt.tsx'

/** The word is shown, and heard where it is recorded; its meaning is chosen. */
export function ChooseMeaning({ exercise, ...part }: ExerciseProps<'choose-meaning'>) {
  const { t, i18n } = useLingui()
  const language = i18n.locale
  const { course } = part
  const { item, text } = exercise
  const choices = useMemo(
    () =>
      exercise.options.map(({ item: id, meaning }) => ({ id, label: glossIn(meaning, language) })),
    [exercise, language],
  )
  const rightMeaning = choices.find(({ id }) => id === item)?.label ?? ''
  const margin = <SoundButton course={course} item={item} fallback={<Icon of={BookOpen} />} />
  return (
    <ChoiceExercise
      exercise={exercise}
      task={t`What does it mean?`}
      prompt={<WordPrompt course={course} item={item} margin={margin} text={text} />}
      choices={choices}
      rightId={item}
      wrongVerdict={t`Not quite: it means “${rightMeaning}”.`}
      rightSaid={t`It means “${rightMeaning}”.`}
      {...part}
    />
  )
}
