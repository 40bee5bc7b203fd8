import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import {
  findConvention,
  toneOf,
  type Difference,
  type FindNearMiss,
  type Grading,
  type GradeRequest,
  type Outcome,
  type Tone,
} from '@mboa/domain'
import { conventionName } from '../../i18n/convention-name.ts'
import { WordText } from '../../ui/word-text.tsx'
import { findItem } from '../exercise-part.ts'
import { DifferenceCells } from './difference-cells.tsx'
import { DifferenceSentence } from './difference-sentence.tsx'
import { FeedbackSheet, verdictTexts } from './feedback-sheet.tsx'
import type { ItemReport } from './item-report.ts'
import { markOnce } from './mark-once.ts'
import { ReportLinks } from './report-links.tsx'

interface TypedFeedbackProps {
  /** What was marked; marking it again gives the same and the cells to draw. */
  request: GradeRequest
  /** What it means for the learner, where the exercise decides otherwise than marking does. */
  outcome?: Outcome
  /** Of a sentence: how one that is half right differs. */
  findNearMiss?: FindNearMiss
  lang: string
  /** The meaning of another word that the answer spells. */
  meaningOf: (text: string) => string | undefined
  report: ItemReport
  onNext: () => void
}

/** More differences than this are drawn, not said one by one. */
const mostSentences = 3

/** The verdict on a typed answer: in words, drawn letter by letter, and said. */
export function TypedFeedback(props: TypedFeedbackProps) {
  const { request, findNearMiss, lang, meaningOf, report, onNext } = props
  const { grading, cells, differences } = markOnce(request, findNearMiss)
  const { outcome = grading.outcome } = props
  const { i18n } = useLingui()
  const { answer } = request
  const isGivenUp = answer === ''
  const otherMeaning = grading.collision === undefined ? undefined : meaningOf(grading.collision)
  const { htmlLang, orthography } = report.course.summary
  // A meaning may be written as the word is elsewhere.
  const item = lang === htmlLang ? findItem(report.course, report.item) : undefined
  const convention = item && outcome !== 'wrong' ? findConvention(item, grading.matched) : undefined
  const verdict = useVerdictText(grading, {
    isGivenUp,
    otherMeaning,
    isSentence: request.kind === 'sentence',
    isNear: cells !== null,
  })

  return (
    <FeedbackSheet
      outcome={isGivenUp ? 'shown' : outcome}
      verdict={verdict}
      tone={toneToFix(differences)}
      links={
        <ReportLinks
          answer={isGivenUp || outcome === 'correct' ? undefined : { text: answer, lang }}
          report={report}
        />
      }
      onNext={onNext}
    >
      {cells !== null && differences.length > 0 && <DifferenceCells cells={cells} lang={lang} />}
      {grading.verdict === 'wrong' && !isGivenUp && cells === null && (
        <p className="given">
          <Trans>
            You wrote{' '}
            <WordText lang={lang} size="inline">
              {answer}
            </WordText>
          </Trans>
        </p>
      )}
      <div role="status">
        {item && convention !== undefined && (
          <p>
            <Trans>
              Another spelling ({conventionName(orthography, convention, i18n.locale)}). You’re
              learning it as{' '}
              <WordText lang={lang} size="inline">
                {item.text}
              </WordText>
              .
            </Trans>
          </p>
        )}
        {withoutRepeats(differences)
          .slice(0, mostSentences)
          .map((difference) => (
            <p key={nameOf(difference)}>
              <DifferenceSentence difference={difference} lang={lang} />
            </p>
          ))}
        {outcome !== 'correct' && differences.length === 0 && (
          <p>
            <Trans>
              Answer:{' '}
              <WordText lang={lang} size="inline">
                {grading.matched ?? ''}
              </WordText>
            </Trans>
          </p>
        )}
      </div>
    </FeedbackSheet>
  )
}

/** One place may differ in its letter and in its tone. */
const nameOf = ({ op, expected, got }: Difference) => `${op} ${expected} ${got}`

/** The same difference at several places is said once; the cells show all of them. */
function withoutRepeats(differences: readonly Difference[]): Difference[] {
  return [...new Map(differences.map((difference) => [nameOf(difference), difference])).values()]
}

interface WrongAnswer {
  isGivenUp: boolean
  /** What the other word that the answer spells means. */
  otherMeaning: string | undefined
  isSentence: boolean
  /** What differs is shown. */
  isNear: boolean
}

function useVerdictText(
  grading: Grading,
  { isGivenUp, otherMeaning, isSentence, isNear }: WrongAnswer,
): string {
  const { t } = useLingui()
  const { verdict, outcome, diff } = grading
  if (isGivenUp) return t(verdictTexts.shown)
  const count = diff?.length ?? 0
  switch (verdict) {
    case 'exact':
      return t(verdictTexts.right)
    case 'tone':
      if (outcome === 'correct') return t`Right. The tone is written differently.`
      return t`Right letters, ${plural(count, { one: 'one tone', other: '# tones' })} to fix`
    case 'letters':
      return outcome === 'correct'
        ? t`Right. One letter is written differently.`
        : t`Almost: check the letters`
    case 'typo':
      return t`Almost: a typo`
    case 'order':
      return t`Right words, wrong order`
    case 'wrong':
      if (isSentence || isNear) return t`Not quite.`
      return otherMeaning === undefined
        ? t`Not the right word.`
        : t`Not quite: that means “${otherMeaning}”.`
  }
}

/** The tone that would have been right, where tone alone is to fix. */
function toneToFix(differences: readonly Difference[]): Tone | undefined {
  const [first] = differences
  if (first?.op !== 'tone') return undefined
  const tone = toneOf(first.expected)
  return tone === 'unmarked' || tone === 'several' ? undefined : tone
}
