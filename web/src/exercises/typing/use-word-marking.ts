import { useLingui } from '@lingui/react/macro'
import type { ExerciseOf, GradeRequest } from '@mboa/domain'
import { useMemo, useState } from 'react'
import { glossIn } from '../../i18n/interface-language.ts'
import { useStrictness, type ExercisePart } from '../exercise-part.ts'
import { useItemReport, type ItemReport } from '../feedback/item-report.ts'
import { markOnce } from '../feedback/mark-once.ts'
import { languageOf, type WrittenLanguage } from './written-language.ts'

type WrittenKind = 'type-word' | 'dictation' | 'letter-tiles' | 'place-tones'

interface WordMarking {
  language: WrittenLanguage
  /** The word as it is shown once it is answered. */
  expected: string
  /** Marks what is typed before it is checked, which then takes no time. */
  markAhead: (text: string) => void
  check: (answer: string) => void
  giveUp: () => void
  /** What the feedback on the answer is given. */
  feedback: {
    request: GradeRequest
    lang: string
    meaningOf: (text: string) => string | undefined
    report: ItemReport
    onNext: () => void
  }
}

/** Marks a word that is written whole, typed or put together: what is accepted, and how strictly. */
export function useWordMarking(
  exercise: ExerciseOf<WrittenKind>,
  { course, given, onAnswer, onNext }: ExercisePart,
): WordMarking {
  const { i18n } = useLingui()
  const { course: code, htmlLang } = course.summary
  const chosenStrictness = useStrictness(code)
  const language = useMemo(() => languageOf(course.summary, course.units), [course])
  const others = useMemo(
    () => course.units.flatMap(({ words }) => words.map(({ text }) => text)),
    [course],
  )
  // What is heard is one word; what is meant may be another.
  const accepted =
    'synonyms' in exercise
      ? [...exercise.accepted, ...glossIn(exercise.synonyms, i18n.locale)]
      : exercise.accepted
  const strictness = given?.strictness ?? chosenStrictness
  const [ahead, setAhead] = useState('')
  const answer = given?.answer ?? ahead
  const request = (answer: string): GradeRequest => ({
    answer,
    accepted,
    language: language.spelling,
    kind: 'word',
    strictness,
    others,
  })
  const expected = exercise.accepted[0] ?? ''
  const report = useItemReport({
    course,
    item: exercise.item,
    exercise: exercise.kind,
    answer,
    expected,
  })
  return {
    language,
    expected,
    markAhead: setAhead,
    check(answer) {
      const { verdict, outcome } = markOnce(request(answer)).grading
      onAnswer({ verdict, outcome, strictness, answer })
    },
    giveUp: () => onAnswer({ verdict: 'wrong', outcome: 'wrong', strictness, answer: '' }),
    feedback: { request: request(answer), lang: htmlLang, meaningOf, report, onNext },
  }

  /** What another word of the course means that the answer spells. */
  function meaningOf(text: string): string | undefined {
    const words = course.units.flatMap((unit) => unit.words)
    const found = words.find((other) => other.text === text)
    return found && glossIn(found.gloss, i18n.locale)[0]
  }
}
