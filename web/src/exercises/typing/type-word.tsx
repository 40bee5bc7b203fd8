import { Trans, useLingui } from '@lingui/react/macro'
import { gradeAnswer, type GradeRequest } from '@mboa/domain'
import { PencilLine } from 'lucide-react'
import { useMemo } from 'react'
import { glossIn } from '../../i18n/interface-language.ts'
import { nameInSentence } from '../../i18n/name-in-sentence.ts'
import { AnswerField } from './answer-field.tsx'
import { ExerciseTask } from '../asking/prompt.tsx'
import { TypedFeedback } from '../feedback/typed-feedback.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useStrictness, type ExerciseProps } from '../exercise-part.ts'
import { SoundButton } from '../hearing/sound-button.tsx'
import { useItemReport } from '../feedback/item-report.ts'
import { WordPrompt } from '../asking/word-prompt.tsx'
import { languageOf } from './written-language.ts'

/** The meaning is shown, or the word is heard; it is typed and marked in three layers. */
export function TypeWord(props: ExerciseProps<'type-word' | 'dictation'>) {
  const { exercise, course, given, onAnswer, onNext } = props
  const { i18n } = useLingui()
  const chosenStrictness = useStrictness(course.summary.course)
  const { htmlLang, name } = course.summary
  const language = useMemo(() => languageOf(course.summary), [course])
  const others = useMemo(
    () => course.units.flatMap(({ words }) => words.map(({ text }) => text)),
    [course],
  )
  const isHeard = exercise.kind === 'dictation'
  // What is heard is one word; what is meant may be another.
  const accepted = isHeard
    ? exercise.accepted
    : [...exercise.accepted, ...glossIn(exercise.synonyms, i18n.locale)]
  const strictness = given?.strictness ?? chosenStrictness
  const request = (answer: string): GradeRequest => ({
    answer,
    accepted,
    language: language.code,
    kind: 'word',
    strictness,
    others,
  })

  function check(answer: string) {
    const { verdict, outcome } = gradeAnswer(request(answer))
    onAnswer({ verdict, outcome, strictness, answer })
  }
  const giveUp = () => onAnswer({ verdict: 'wrong', outcome: 'wrong', strictness, answer: '' })
  const languageName = nameInSentence(name, i18n.locale)
  const report = useItemReport({
    course,
    item: exercise.item,
    exercise: exercise.kind,
    answer: given?.answer ?? '',
    expected: exercise.accepted[0] ?? '',
  })

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
        text={given === undefined ? undefined : exercise.accepted[0]}
      />
      {given === undefined ? (
        <AnswerField language={language} isBusy={false} onAnswer={check} onGiveUp={giveUp} />
      ) : (
        <TypedFeedback
          request={request(given.answer)}
          lang={htmlLang}
          meaningOf={meaningOf}
          report={report}
          onNext={onNext}
        />
      )}
    </>
  )

  /** What another word of the course means that the answer spells. */
  function meaningOf(text: string): string | undefined {
    const words = course.units.flatMap((unit) => unit.words)
    const found = words.find((other) => other.text === text)
    return found && glossIn(found.gloss, i18n.locale)[0]
  }
}
