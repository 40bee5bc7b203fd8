import { Trans, useLingui } from '@lingui/react/macro'
import { PencilLine } from 'lucide-react'
import { glossIn } from '../../i18n/interface-language.ts'
import { nameInSentence } from '../../i18n/language-names.ts'
import { AnswerField } from './answer-field.tsx'
import { ExerciseTask } from '../asking/prompt.tsx'
import { AnswerAndVerdict } from '../feedback/answer-and-verdict.tsx'
import { TypedFeedback } from '../feedback/typed-feedback.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { ExerciseProps } from '../exercise-part.ts'
import { SoundButton } from '../hearing/sound-button.tsx'
import { WordPrompt } from '../asking/word-prompt.tsx'
import { useWordMarking } from './use-word-marking.ts'

/** The meaning is shown, or the word is heard; it is typed and marked in three layers. */
export function TypeWord({ exercise, ...part }: ExerciseProps<'type-word' | 'dictation'>) {
  const { course, given } = part
  const { i18n } = useLingui()
  const { language, expected, markAhead, check, giveUp, feedback } = useWordMarking(exercise, part)
  const isHeard = exercise.kind === 'dictation'
  const languageName = nameInSentence(course.summary.name, i18n.locale)

  return (
    <>
      <ExerciseTask takesFocus={false}>
        {isHeard ? <Trans>Write what you hear</Trans> : <Trans>Write it in {languageName}</Trans>}
      </ExerciseTask>
      <WordPrompt
        course={course}
        item={exercise.item}
        margin={
          isHeard || given !== undefined ? (
            <SoundButton
              course={course}
              item={exercise.item}
              fallback={<Icon of={PencilLine} />}
              startsAlone={isHeard}
            />
          ) : (
            // Heard before it is answered, the word would be given away.
            <Icon of={PencilLine} />
          )
        }
        meaning={
          isHeard && given === undefined ? undefined : glossIn(exercise.meaning, i18n.locale)
        }
        text={given === undefined ? undefined : expected}
      />
      <AnswerAndVerdict
        given={given}
        answer={
          <AnswerField
            language={language}
            typed={part.unkept?.answer}
            onPause={markAhead}
            onAnswer={check}
            onGiveUp={giveUp}
          />
        }
        verdict={<TypedFeedback {...feedback} />}
      />
    </>
  )
}
