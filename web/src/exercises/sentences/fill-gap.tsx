import { useLingui } from '@lingui/react/macro'
import { TextCursorInput } from 'lucide-react'
import { useMemo } from 'react'
import { glossIn } from '../../i18n/interface-language.ts'
import { Icon } from '../../ui/icon.tsx'
import { ChoiceExercise } from '../choosing/choice-exercise.tsx'
import type { ExerciseProps } from '../exercise-part.ts'
import { SoundButton } from '../hearing/sound-button.tsx'
import { SentenceLine } from './sentence-line.tsx'
import { findSentence } from './sentence-part.ts'
import { SentencePrompt } from './sentence-prompt.tsx'
import './sentence-line.css'

/** The sentence stands there but for one word, which is chosen among up to four. */
export function FillGap(props: ExerciseProps<'fill-gap'>) {
  const { exercise, course, given } = props
  const { t, i18n } = useLingui()
  const { htmlLang } = course.summary
  const { item, before, after, right, options } = exercise
  const sentence = findSentence(course, item)
  const choices = useMemo(
    () => options.map((text) => ({ id: text, label: text, lang: htmlLang })),
    [options, htmlLang],
  )
  const saying = useMemo(() => {
    const words = course.units.flatMap((unit) => unit.words)
    return new Map(words.filter(({ text }) => options.includes(text)).map((w) => [w.text, w.id]))
  }, [course, options])
  const sign = <Icon of={TextCursorInput} />
  const gapped = (
    <div className="sentence-line">
      <p className="word medium gapped" lang={htmlLang}>
        {before}
        <span className="gap" role="img" aria-label={t`missing word`} />
        {after}
      </p>
      {/* As high as the sentence that takes its place. */}
      {sentence?.tokens && <p className="meaning-of-word small">&nbsp;</p>}
    </div>
  )
  const whole = sentence ?? { text: `${before}${right}${after}` }
  return (
    <ChoiceExercise
      {...props}
      task={t`Which word is missing?`}
      prompt={
        <SentencePrompt
          course={course}
          sentence={sentence}
          meaning={glossIn(exercise.meaning, i18n.locale)}
          // Heard before it is answered, the word would be given away.
          margin={given ? <SoundButton course={course} item={item} fallback={sign} /> : sign}
          line={given ? <SentenceLine course={course} sentence={whole} /> : gapped}
        />
      }
      choices={choices}
      saying={saying}
      rightId={right}
      wrongVerdict={t`Not the right word.`}
      rightSaid={t`Answer: ${right}`}
    />
  )
}
