import { useLingui } from '@lingui/react/macro'
import { Ear } from 'lucide-react'
import { Icon } from '../../ui/icon.tsx'
import { Prompt } from '../asking/prompt.tsx'
import { TrustLine } from '../asking/trust-line.tsx'
import { findItem, findWord, type ExerciseProps } from '../exercise-part.ts'
import { SoundButton } from '../hearing/sound-button.tsx'
import { WhatYouChose } from '../hearing/what-you-chose.tsx'
import { ChoiceExercise, useMeaningChoices } from './choice-exercise.tsx'

/**
 * A word or sentence is heard, and not shown before it is answered; what it means is chosen, or its
 * picture. A wrong choice is heard too, so that the learner hears the difference.
 */
export function HearMeaning({
  exercise,
  ...part
}: ExerciseProps<'hear-meaning' | 'hear-picture' | 'hear-sentence-meaning'>) {
  const { t } = useLingui()
  const { course, given } = part
  const { item, kind } = exercise
  const isPictured = kind === 'hear-picture'
  const { htmlLang, orthography } = course.summary
  const asked = findItem(course, item)
  const choices = useMeaningChoices(exercise.options, course, isPictured)
  const right = choices.find(({ id }) => id === item)?.label ?? ''
  const task = isPictured
    ? t`Which picture matches?`
    : kind === 'hear-meaning'
      ? t`What does it mean?`
      : t`What does this sentence mean?`
  return (
    <ChoiceExercise
      exercise={exercise}
      task={task}
      prompt={
        <Prompt
          margin={
            <SoundButton course={course} item={item} fallback={<Icon of={Ear} />} startsAlone />
          }
          word={given && { text: asked?.text ?? exercise.text, lang: htmlLang }}
        >
          {asked && (
            <TrustLine
              word={asked}
              orthography={orthography}
              lang={htmlLang}
              showsWord={given !== undefined}
              isSentence={findWord(course, asked.id) === undefined}
            />
          )}
        </Prompt>
      }
      choices={choices}
      rightId={item}
      wrongVerdict={isPictured ? t`Not the right picture.` : t`Not quite: it means “${right}”.`}
      rightSaid={t`It means “${right}”.`}
      {...part}
    >
      {given && given.answer !== item && <WhatYouChose course={course} item={given.answer} />}
    </ChoiceExercise>
  )
}
