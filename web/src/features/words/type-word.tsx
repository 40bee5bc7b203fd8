import { Trans, useLingui } from '@lingui/react/macro'
import { getLanguage, gradeAnswer, type GradeRequest, type TypeWordExercise } from '@mboa/domain'
import { PencilLine } from 'lucide-react'
import { useMemo } from 'react'
import { AnswerField } from '../../exercises/answer-field.tsx'
import { ExerciseTask } from '../../exercises/exercise-task.tsx'
import { Prompt } from '../../exercises/prompt.tsx'
import { TrustLine } from '../../exercises/trust-line.tsx'
import { TypedFeedback } from '../../exercises/typed-feedback.tsx'
import { Icon } from '../../ui/icon.tsx'
import { findWord, type ExercisePart } from './exercise-part.ts'
import { useStrictness } from './use-strictness.ts'

interface TypeWordProps extends ExercisePart {
  exercise: TypeWordExercise
}

/** The meaning is shown; the word is typed and marked in three layers. */
export function TypeWord({ exercise, course, given, onAnswer, onNext }: TypeWordProps) {
  const { i18n } = useLingui()
  const chosenStrictness = useStrictness()
  const gloss = i18n.locale === 'fr' ? 'fr' : 'en'
  const { htmlLang, orthography, name } = course.summary
  const language = getLanguage(course.summary.course)
  const word = findWord(course, exercise.item)
  const others = useMemo(
    () => course.units.flatMap(({ words }) => words.map(({ text }) => text)),
    [course],
  )
  const accepted = [...exercise.accepted, ...exercise.synonyms[gloss]]
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
  const languageName = name[gloss]
  const shownWord = given === undefined ? undefined : exercise.accepted[0]

  return (
    <>
      <ExerciseTask takesFocus={false}>
        <Trans>Write it in {languageName}</Trans>
      </ExerciseTask>
      <Prompt
        margin={<Icon of={PencilLine} />}
        meaning={exercise.meaning[gloss]}
        word={shownWord === undefined ? undefined : { text: shownWord, lang: htmlLang }}
      >
        {word !== undefined && (
          <TrustLine
            word={word}
            orthography={orthography}
            lang={htmlLang}
            showsWord={given !== undefined}
          />
        )}
      </Prompt>
      {given === undefined ? (
        <AnswerField language={language} isBusy={false} onAnswer={check} onGiveUp={giveUp} />
      ) : (
        <TypedFeedback
          request={request(given.answer)}
          lang={htmlLang}
          meaningOf={meaningOf}
          onNext={onNext}
        />
      )}
    </>
  )

  /** What another word of the course means that the answer spells. */
  function meaningOf(text: string): string | undefined {
    const words = course.units.flatMap((unit) => unit.words)
    return words.find((other) => other.text === text)?.gloss[gloss][0]
  }
}
