import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { pagePaths } from '@mboa/contract'
import {
  clothSignsOf,
  sessionSummary,
  summariseDue,
  weaveCloth,
  type PracticeSession,
  type WordSummary,
} from '@mboa/domain'
import { useState } from 'react'
import { Link } from 'wouter'
import type { Course } from '../../platform/course-store/course-store.ts'
import { localDayOf } from '../../platform/local-day.ts'
import { usePractice } from '../../platform/practice-store/practice-context.ts'
import { PageHeading } from '../../ui/page-heading.tsx'
import { WordText } from '../../ui/word-text.tsx'
import { describeReturn } from './describe-return.ts'
import { findWord } from './exercise-part.ts'
import './session-summary-screen.css'
import './words-frame.css'

interface SessionSummaryScreenProps {
  session: PracticeSession
  course: Course
  onAnother: () => void
}

/** The end of a session: a cloth woven from its words, how they went, when they come back. */
export function SessionSummaryScreen({ session, course, onAnother }: SessionSummaryScreenProps) {
  const { t, i18n } = useLingui()
  const { fold } = usePractice()
  const [now] = useState(() => Date.now())
  const { words } = sessionSummary(session)
  const { dayEndsAt } = localDayOf(now)
  const { nextDueAt } = summariseDue(fold, { now, dayEndsAt, course: course.summary.course })
  const textOf = (item: string) => findWord(course, item)?.text ?? ''
  const count = words.length

  return (
    <main className="session-summary">
      <div className="cloth on-cloth">
        <SessionCloth texts={words.map(({ item }) => textOf(item))} />
      </div>
      <div className="words-page">
        <PageHeading title={t`Session over`}>
          <Plural value={count} one="# word practised" other="# words practised" />
        </PageHeading>
        <p>
          <Trans>This cloth is woven from their tones: one sign for each vowel.</Trans>
        </p>
        <ul className="margin-rows">
          <SummaryRow kind="correct" words={words} lang={course.summary.htmlLang} textOf={textOf} />
          <SummaryRow kind="almost" words={words} lang={course.summary.htmlLang} textOf={textOf} />
          <SummaryRow kind="wrong" words={words} lang={course.summary.htmlLang} textOf={textOf} />
        </ul>
        {nextDueAt !== undefined && (
          <p className="soft">
            <Trans>
              The first of them comes back {describeReturn(nextDueAt, now, i18n.locale)}.
            </Trans>
          </p>
        )}
        <Link to={pagePaths.learnerHome} className="button main wide">
          <Trans>Done</Trans>
        </Link>
        <button type="button" className="button plain wide" onClick={onAnother}>
          <Trans>More words</Trans>
        </button>
      </div>
    </main>
  )
}

function SessionCloth({ texts }: { texts: readonly string[] }) {
  const { path, width, height } = weaveCloth(texts.flatMap(clothSignsOf), { columns: 8, gap: 16 })
  return (
    <svg viewBox={`-2 -2 ${width + 4} ${height + 4}`} width={width} aria-hidden="true">
      <path d={path} fill="none" stroke="currentColor" strokeWidth="2.6" />
    </svg>
  )
}

type RowKind = 'correct' | 'almost' | 'wrong'

/** A word stands in the row of the worst that happened to it. */
function rowOf({ outcomes }: WordSummary): RowKind {
  if (outcomes.includes('wrong')) return 'wrong'
  return outcomes.includes('almost') ? 'almost' : 'correct'
}

interface SummaryRowProps {
  kind: RowKind
  words: readonly WordSummary[]
  lang: string
  textOf: (item: string) => string
}

function SummaryRow({ kind, words, lang, textOf }: SummaryRowProps) {
  const { t } = useLingui()
  const own = words.filter((word) => rowOf(word) === kind)
  if (own.length === 0) return null
  const labels = { correct: t`right at once`, almost: t`nearly right`, wrong: t`to learn again` }
  return (
    <li className={kind}>
      <div className="sign num">{own.length}</div>
      <div className="text">
        {labels[kind]}
        {kind !== 'correct' && (
          <span className="words">
            {own.map(({ item }) => (
              <WordText key={item} lang={lang}>
                {textOf(item)}
              </WordText>
            ))}
          </span>
        )}
      </div>
    </li>
  )
}
