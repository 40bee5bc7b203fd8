import { useLingui } from '@lingui/react/macro'
import { ListOrdered, TextQuote } from 'lucide-react'
import { nameInSentence } from '../../i18n/language-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { ExerciseTask } from '../asking/prompt.tsx'
import type { ExerciseProps } from '../exercise-part.ts'
import { SoundButton } from '../hearing/sound-button.tsx'
import { AnswerAndVerdict } from '../feedback/answer-and-verdict.tsx'
import { TypedFeedback } from '../feedback/typed-feedback.tsx'
import { SentenceLine } from './sentence-line.tsx'
import { findSentence, useAnswerSide } from './sentence-part.ts'
import { SentencePrompt } from './sentence-prompt.tsx'
import { meaningOfTile } from './word-meanings.ts'
import { WordTiles } from './word-tiles.tsx'
import { glossIn } from '../../i18n/interface-language.ts'

type BuiltKind = 'build-meaning' | 'build-sentence' | 'reorder-sentence'

/** A sentence or its meaning is put together from tiles; marked like a typed one. */
export function BuildFromTiles({ exercise, ...part }: ExerciseProps<BuiltKind>) {
  const { t, i18n } = useLingui()
  const shown = i18n.locale
  const { course, given } = part
  const side = useAnswerSide(exercise, part)
  const sentence = findSentence(course, exercise.item)
  const languageName = nameInSentence(course.summary.name, shown)
  const isMeaning = exercise.kind === 'build-meaning'
  const isAnswered = given !== undefined
  const text = isMeaning ? exercise.text : side.expected
  const sign = <Icon of={exercise.kind === 'reorder-sentence' ? ListOrdered : TextQuote} />
  const tasks = {
    'build-meaning': t`Translate into English`,
    'build-sentence': t`Translate into ${languageName}`,
    'reorder-sentence': t`Put the words in order`,
  }

  return (
    <>
      <ExerciseTask takesFocus={!isAnswered}>{tasks[exercise.kind]}</ExerciseTask>
      <SentencePrompt
        course={course}
        sentence={sentence}
        margin={
          isMeaning || isAnswered ? (
            <SoundButton course={course} item={exercise.item} fallback={sign} />
          ) : (
            sign
          )
        }
        meaning={
          isMeaning ? (isAnswered ? side.expected : undefined) : glossIn(exercise.meaning, shown)
        }
        line={
          isMeaning || isAnswered ? (
            <SentenceLine course={course} sentence={sentence ?? { text }} />
          ) : undefined
        }
      />
      <AnswerAndVerdict
        given={given}
        answer={
          <WordTiles
            tiles={isMeaning ? glossIn(exercise.tiles, shown) : exercise.tiles}
            lang={side.language.htmlLang}
            meaningOf={isMeaning ? () => undefined : meaningOfTile(course, sentence, shown)}
            onPause={side.markAhead}
            onCheck={side.check}
            onGiveUp={side.giveUp}
          />
        }
        verdict={<TypedFeedback {...side.feedback} />}
      />
    </>
  )
}
