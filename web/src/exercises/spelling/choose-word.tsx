import { Trans, useLingui } from '@lingui/react/macro'
import { BookOpen } from 'lucide-react'
import { useMemo } from 'react'
import { glossIn } from '../../i18n/interface-language.ts'
import { nameInSentence } from '../../i18n/language-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { WordPrompt } from '../asking/word-prompt.tsx'
import { findWord, type ExerciseProps } from '../exercise-part.ts'
import { SoundButton } from '../hearing/sound-button.tsx'
import { ChoiceExercise } from '../choosing/choice-exercise.tsx'

/** The meaning is shown; the word is chosen among others, or among wrong spellings of it. */
export function ChooseWord({
  exercise,
  ...part
}: ExerciseProps<'choose-word' | 'choose-spelling'>) {
  const { t, i18n } = useLingui()
  const { course, given } = part
  const { item, kind, meaning } = exercise
  const { htmlLang, name } = course.summary
  const languageName = nameInSentence(name, i18n.locale)
  const isSpelling = kind === 'choose-spelling'
  const choices = isSpelling
    ? exercise.options.map((text) => ({ id: text, label: text, lang: htmlLang }))
    : exercise.options.map(({ item: id, text }) => ({ id, label: text, lang: htmlLang }))
  const saying = useMemo(
    () =>
      exercise.kind === 'choose-word'
        ? new Map(exercise.options.map((each) => [each.item, each.item]))
        : undefined,
    [exercise],
  )
  const rightId = isSpelling ? exercise.right : item
  const right = choices.find(({ id }) => id === rightId)?.label ?? ''
  const chosen = given && !isSpelling ? findWord(course, given.answer) : undefined
  const chosenMeaning = chosen && glossIn(chosen.gloss, i18n.locale)[0]
  const sign = <Icon of={BookOpen} />
  return (
    <ChoiceExercise
      exercise={exercise}
      task={isSpelling ? t`Which spelling is right?` : t`How do you say it in ${languageName}?`}
      prompt={
        <WordPrompt
          course={course}
          item={item}
          // Heard before it is answered, the word would be given away.
          margin={given ? <SoundButton course={course} item={item} fallback={sign} /> : sign}
          meaning={glossIn(meaning, i18n.locale)}
          text={given && right}
        />
      }
      choices={choices}
      saying={saying}
      rightId={rightId}
      wrongVerdict={isSpelling ? t`Not that spelling.` : t`Not the right word.`}
      rightSaid={t`Answer: ${right}`}
      {...part}
    >
      {given?.outcome === 'wrong' && chosenMeaning !== undefined && (
        <p>
          <Trans>You chose “{chosenMeaning}”.</Trans>
        </p>
      )}
    </ChoiceExercise>
  )
}
