import { useLingui } from '@lingui/react/macro'
import type { ToneExercise, TonedWord } from '@mboa/domain'
import { FeedbackSheet } from '../../exercises/feedback/feedback-sheet.tsx'
import { verdictTexts } from '../../exercises/feedback/feedback-sheet.tsx'
import { toneNames } from '../../exercises/typing/tone-names.ts'
import { ToneStroke } from '../../exercises/typing/tone-stroke.tsx'
import type { Course } from '../../platform/course-store/course-store.ts'
import { WordText } from '../../ui/word-text.tsx'
import { WordSound } from './tone-sound.tsx'
import type { GivenTone } from './use-tone-training.ts'

interface ToneVerdictProps {
  course: Course
  exercise: ToneExercise
  given: GivenTone
  onNext: () => void
}

/** What became of an answer: the words that were to be told apart, to be heard once more. */
export function ToneVerdict({ course, exercise, given, onNext }: ToneVerdictProps) {
  const { t } = useLingui()
  const { isRight, answer, tone, as } = given
  const { kind, word, second, at } = exercise
  const verdict = () => {
    if (isRight) return t(verdictTexts.right)
    if (answer === '') return t(verdictTexts.shown)
    if (kind === 'tones-same-or-different') {
      const [first, then] = [word, second].map(({ tones }) => t(toneNames[tones[at] ?? tone]))
      return word === second
        ? t`It was the same melody twice.`
        : t`They were different: ${first}, then ${then}.`
    }
    if (as === undefined || as === tone) return t`Not those tones.`
    const [heard, taken] = [t(toneNames[tone]), t(toneNames[as])]
    return t`It was ${heard}, not ${taken}.`
  }
  return (
    <FeedbackSheet
      outcome={isRight ? 'correct' : answer === '' ? 'shown' : 'wrong'}
      verdict={verdict()}
      {...(!isRight && { tone })}
      onNext={onNext}
    >
      {!isRight && (
        <ul className="tones-compared">
          {listCompared(exercise, answer).map((word) => (
            <ComparedWord key={word.id} course={course} exercise={exercise} word={word} />
          ))}
        </ul>
      )}
    </FeedbackSheet>
  )
}

/** What sounded, and what it was taken for. */
function listCompared({ word, second, options }: ToneExercise, answer: string) {
  const chosen = options.filter(({ id }) => id === answer)
  return [...new Set([word, second, ...chosen])]
}

function ComparedWord({
  word,
  ...sound
}: Pick<ToneVerdictProps, 'course' | 'exercise'> & { word: TonedWord }) {
  const { t } = useLingui()
  const { text, tones } = word
  const said = tones.map((tone) => t(toneNames[tone])).join(', ')
  return (
    <li>
      <WordSound {...sound} word={word} label={t`Hear ${text}`} />
      <WordText lang={sound.course.summary.htmlLang}>{text}</WordText>
      <span className="melody">
        {tones.map((tone, at) => (
          <ToneStroke key={at} tone={tone} />
        ))}
        <span className="small soft">{said}</span>
      </span>
    </li>
  )
}
