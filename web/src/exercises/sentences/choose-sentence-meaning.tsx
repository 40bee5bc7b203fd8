import { useLingui } from '@lingui/react/macro'
import { TextQuote } from 'lucide-react'
import { useMemo } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { ChoiceExercise } from '../choosing/choice-exercise.tsx'
import type { ExerciseProps } from '../exercise-part.ts'
import { SoundButton } from '../hearing/sound-button.tsx'
import { SentenceLine } from './sentence-line.tsx'
import { findSentence } from './sentence-part.ts'
import { SentencePrompt } from './sentence-prompt.tsx'
import { glossIn } from '../../i18n/interface-language.ts'

/** The sentence is shown, and heard where it is recorded; its meaning is chosen. */
export function ChooseSentenceMeaning(props: ExerciseProps<'choose-sentence-meaning'>) {
  const { exercise, course } = props
  const { t, i18n } = useLingui()
  const language = i18n.locale
  const { item, text } = exercise
  const sentence = findSentence(course, item)
  const choices = useMemo(
    () =>
      exercise.options.map(({ item: id, meaning }) => ({ id, label: glossIn(meaning, language) })),
    [exercise, language],
  )
  const right = choices.find(({ id }) => id === item)?.label ?? ''
  return (
    <ChoiceExercise
      {...props}
      task={t`What does this sentence mean?`}
      prompt={
        <SentencePrompt
          course={course}
          sentence={sentence}
          margin={<SoundButton course={course} item={item} fallback={<Icon of={TextQuote} />} />}
          line={<SentenceLine course={course} sentence={sentence ?? { text }} />}
        />
      }
      choices={choices}
      rightId={item}
      wrongVerdict={t`Not quite: it means “${right}”.`}
      rightSaid={t`It means “${right}”.`}
    />
  )
}
