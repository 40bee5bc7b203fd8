import { Trans, useLingui } from '@lingui/react/macro'
import { PencilLine } from 'lucide-react'
import { Icon } from '../../ui/icon.tsx'
import { nameInSentence } from '../../i18n/language-names.ts'
import { AnswerField } from '../typing/answer-field.tsx'
import { ExerciseTask } from '../asking/prompt.tsx'
import type { ExerciseProps } from '../exercise-part.ts'
import { SoundButton } from '../hearing/sound-button.tsx'
import { AnswerAndVerdict } from '../feedback/answer-and-verdict.tsx'
import { TypedFeedback } from '../feedback/typed-feedback.tsx'
import { SentenceLine } from './sentence-line.tsx'
import { findSentence, useAnswerSide } from './sentence-part.ts'
import { SentencePrompt } from './sentence-prompt.tsx'
import { glossIn } from '../../i18n/interface-language.ts'

type TypedKind = 'type-meaning' | 'type-sentence' | 'write-sentence'

/** A sentence is translated in writing, in either direction, or written down from hearing. */
export function TypeSentence({ exercise, ...part }: ExerciseProps<TypedKind>) {
  const { i18n } = useLingui()
  const shown = i18n.locale
  const { course, given } = part
  const side = useAnswerSide(exercise, part)
  const sentence = findSentence(course, exercise.item)
  const languageName = nameInSentence(course.summary.name, shown)
  const isMeaning = exercise.kind === 'type-meaning'
  const isHeard = exercise.kind === 'write-sentence'
  const isAnswered = given !== undefined
  const meaning = isMeaning ? side.expected : glossIn(exercise.meaning, shown)
  const text = isMeaning ? exercise.text : side.expected

  return (
    <>
      <ExerciseTask takesFocus={false}>
        {isHeard ? (
          <Trans>Write what you hear</Trans>
        ) : isMeaning ? (
          <Trans context="a sentence">Write it in English</Trans>
        ) : (
          <Trans context="a sentence">Write it in {languageName}</Trans>
        )}
      </ExerciseTask>
      <SentencePrompt
        course={course}
        sentence={sentence}
        margin={
          isHeard || isMeaning || isAnswered ? (
            <SoundButton
              course={course}
              item={exercise.item}
              fallback={<Icon of={PencilLine} />}
              startsAlone={isHeard}
            />
          ) : (
            <Icon of={PencilLine} />
          )
        }
        meaning={isAnswered || !(isMeaning || isHeard) ? meaning : undefined}
        line={
          isAnswered || isMeaning ? (
            <SentenceLine course={course} sentence={sentence ?? { text }} />
          ) : undefined
        }
      />
      <AnswerAndVerdict
        given={given}
        answer={
          <AnswerField
            language={side.language}
            typed={part.unkept?.answer}
            onPause={side.markAhead}
            onAnswer={side.check}
            onGiveUp={side.giveUp}
          />
        }
        verdict={<TypedFeedback {...side.feedback} />}
      />
    </>
  )
}
