import { useLingui } from '@lingui/react/macro'
import { Ear } from 'lucide-react'
import { useMemo } from 'react'
import { glossIn } from '../../i18n/interface-language.ts'
import { Icon } from '../../ui/icon.tsx'
import { ChoiceExercise } from './choice-exercise.tsx'
import { findWord, type ExerciseProps } from '../exercise-part.ts'
import { SoundButton } from '../hearing/sound-button.tsx'
import { WordPrompt } from '../asking/word-prompt.tsx'

/** The word is heard; how it is written is chosen. Its meaning is shown afterwards. */
export function ChooseWritten({ exercise, ...part }: ExerciseProps<'choose-written'>) {
  const { t, i18n } = useLingui()
  const language = i18n.locale
  const { course, given } = part
  const { item } = exercise
  const { htmlLang } = course.summary
  const choices = useMemo(
    () => exercise.options.map(({ item: id, text }) => ({ id, label: text, lang: htmlLang })),
    [exercise, htmlLang],
  )
  const right = choices.find(({ id }) => id === item)?.label ?? ''
  return (
    <ChoiceExercise
      exercise={exercise}
      task={t`Which word do you hear?`}
      prompt={
        <WordPrompt
          course={course}
          item={item}
          margin={
            <SoundButton course={course} item={item} fallback={<Icon of={Ear} />} startsAlone />
          }
          text={given === undefined ? undefined : (findWord(course, item)?.text ?? right)}
          meaning={given === undefined ? undefined : glossIn(exercise.meaning, language)}
        />
      }
      choices={choices}
      rightId={item}
      wrongVerdict={t`Not the right word.`}
      rightSaid={t`Answer: ${right}`}
      {...part}
    />
  )
}
