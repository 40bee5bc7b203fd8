import { useLingui } from '@lingui/react/macro'
import { getLanguage, layOutMissingLetter } from '@mboa/domain'
import { TextCursorInput } from 'lucide-react'
import { useMemo } from 'react'
import { glossIn } from '../../i18n/interface-language.ts'
import { Icon } from '../../ui/icon.tsx'
import { largeClassOf } from '../../ui/word-text.tsx'
import { WordPrompt } from '../asking/word-prompt.tsx'
import { ChoiceExercise } from '../choosing/choice-exercise.tsx'
import { useStrictness, type ExerciseProps } from '../exercise-part.ts'
import { SoundButton } from '../hearing/sound-button.tsx'
import './spelling.css'

/** What is left out stays on one line with the rest of its word. */
const noBreak = '\u00a0'

/** The meaning and the word are shown but for one letter, which is chosen. */
export function MissingLetter({ exercise, ...part }: ExerciseProps<'missing-letter'>) {
  const { t, i18n } = useLingui()
  const { course, given } = part
  const { item, meaning } = exercise
  const { course: code, htmlLang } = course.summary
  const chosenStrictness = useStrictness(code)
  const strictness = given?.strictness ?? chosenStrictness
  const { before, after, right, options } = useMemo(
    () => layOutMissingLetter(exercise, { language: getLanguage(code), strictness }),
    [exercise, code, strictness],
  )
  const sign = <Icon of={TextCursorInput} />
  return (
    <div className="letter-choice">
      <ChoiceExercise
        exercise={exercise}
        task={t`Which letter is missing?`}
        prompt={
          <WordPrompt
            course={course}
            item={item}
            // Heard before it is answered, the letter would be given away.
            margin={given ? <SoundButton course={course} item={item} fallback={sign} /> : sign}
            meaning={glossIn(meaning, i18n.locale)}
            text={given && before + right + after}
            line={
              given === undefined && (
                <p className={`word ${largeClassOf(before + right + after)}`} lang={htmlLang}>
                  {before}
                  <span className="letter-gap" role="img" aria-label={t`missing letter`}>
                    {noBreak}
                  </span>
                  {after}
                </p>
              )
            }
          />
        }
        choices={options.map((letter) => ({ id: letter, label: letter, lang: htmlLang }))}
        rightId={right}
        wrongVerdict={t`Not that letter.`}
        rightSaid={t`Answer: ${before + right + after}`}
        {...part}
      />
    </div>
  )
}
