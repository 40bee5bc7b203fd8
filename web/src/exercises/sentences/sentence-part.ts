import { useLingui } from '@lingui/react/macro'
import type { GlossLanguage, Sentence } from '@mboa/contract'
import {
  findNearSentence,
  glossSpellings,
  judgeSentence,
  type FindNearMiss,
  type GradeRequest,
  type Outcome,
  type SentenceExercise,
  type Spelling,
} from '@mboa/domain'
import { useMemo, useState } from 'react'
import { glossIn } from '../../i18n/interface-language.ts'
import type { Course } from '../../platform/course-store/course-store.ts'
import { useStrictness, type ExercisePart } from '../exercise-part.ts'
import type { ItemReport } from '../feedback/item-report.ts'
import { useItemReport } from '../feedback/item-report.ts'
import { languageOf, type WrittenLanguage } from '../typing/written-language.ts'

/** An exercise whose answer is a whole sentence or a whole meaning. */
export type WholeExercise = Exclude<
  SentenceExercise,
  { kind: 'fill-gap' | 'choose-sentence-meaning' | 'hear-sentence-meaning' | 'shadow-sentence' }
>

const meaningOf = (spelling: Spelling, htmlLang: string, name: WrittenLanguage['name']) => ({
  ...spelling,
  spelling,
  htmlLang,
  name,
})

const meaningProfiles: Readonly<Record<GlossLanguage, WrittenLanguage>> = {
  en: meaningOf(glossSpellings.en, 'en', { en: 'English', fr: 'anglais' }),
  fr: meaningOf(glossSpellings.fr, 'fr', { en: 'French', fr: 'français' }),
}

/** The sentence of an item; undefined where an update of the pack has taken it away. */
export function findSentence({ units }: Course, item: string): Sentence | undefined {
  return units.flatMap(({ sentences = [] }) => sentences).find(({ id }) => id === item)
}

interface AnswerSide {
  /** What the answer is written in. */
  language: WrittenLanguage
  /** True where the meaning is asked for. */
  isMeaning: boolean
  /** What is shown as right. */
  expected: string
  /** Prepares the verdict on what is not checked yet. */
  markAhead: (answer: string) => void
  check: (answer: string) => void
  giveUp: () => void
  /** What the feedback on the answer is given, or would be. */
  feedback: {
    request: GradeRequest
    outcome: Outcome
    findNearMiss: FindNearMiss
    lang: string
    meaningOf: () => undefined
    report: ItemReport
    onNext: () => void
  }
}

/** What built and typed answers have in common: what is accepted, and how it is marked. */
export function useAnswerSide(
  exercise: WholeExercise,
  { course, given, onAnswer, onNext }: ExercisePart,
): AnswerSide {
  const { i18n } = useLingui()
  const shown = i18n.locale
  const own = useMemo(() => languageOf(course.summary, course.units), [course])
  const chosenStrictness = useStrictness(own.code)
  const strictness = given?.strictness ?? chosenStrictness
  const isMeaning = exercise.skill === 'recognise'
  const [ahead, setAhead] = useState('')
  const answer = given?.answer ?? ahead
  const accepted = isMeaning
    ? glossIn(exercise.accepted, shown)
    : 'synonyms' in exercise
      ? [...exercise.accepted, ...glossIn(exercise.synonyms, shown)]
      : exercise.accepted
  const language = isMeaning ? glossIn(meaningProfiles, shown) : own
  const request = (answer: string): GradeRequest => ({
    answer,
    accepted,
    strictness,
    language: language.spelling,
    kind: 'sentence',
  })
  const expected = accepted[0] ?? ''
  const report = useItemReport({
    course,
    item: exercise.item,
    exercise: exercise.kind,
    expected,
    answer,
  })
  const judge = (text: string) => judgeSentence(exercise.kind, request(text))
  return {
    language,
    isMeaning,
    expected,
    markAhead: setAhead,
    check: (text) => onAnswer({ ...judge(text), strictness, answer: text }),
    giveUp: () => onAnswer({ verdict: 'wrong', outcome: 'wrong', strictness, answer: '' }),
    feedback: {
      request: request(answer),
      outcome: given?.outcome ?? judge(answer).outcome,
      findNearMiss: findNearSentence,
      lang: language.htmlLang,
      meaningOf: () => undefined,
      report,
      onNext,
    },
  }
}
