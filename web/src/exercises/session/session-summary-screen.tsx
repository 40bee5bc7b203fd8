import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { pagePaths } from '@mboa/contract'
import {
  clothSignsOf,
  getLanguage,
  sessionSummary,
  weaveCloth,
  type PracticeSession,
  type WordSummary,
} from '@mboa/domain'
import { useState, type ReactNode } from 'react'
import { Link } from 'wouter'
import type { Course } from '../../platform/course-store/course-store.ts'
import { PageHeading } from '../../ui/page-heading.tsx'
import { WordText } from '../../ui/word-text.tsx'
import { ComingBack } from './coming-back.tsx'
import { findItem } from '../exercise-part.ts'
import { useCatchUpVoices } from '../hearing/use-catch-up-voices.ts'
import { SetAside } from './set-aside.tsx'
import './session-summary-screen.css'
import './quiet-page.css'

interface SessionSummaryScreenProps {
  session: PracticeSession
  course: Course
  /** How many of what were practised. */
  practised: (count: number) => ReactNode
  /** The way to a further session: what it brings. */
  more: ReactNode
  onAnother: () => void
}

/** The end of a session: a cloth woven from its items, how they went, when they come back. */
export function SessionSummaryScreen(props: SessionSummaryScreenProps) {
  const { session, course, practised, more, onAnother } = props
  const { t } = useLingui()
  const [now] = useState(() => Date.now())
  useCatchUpVoices()
  const { words } = sessionSummary(session)
  const textOf = (item: string) => findItem(course, item)?.text ?? ''
  const newCount = words.filter(({ isNew }) => isNew).length

  return (
    <div className="session-summary">
      <div className="cloth on-cloth">
        <SessionCloth texts={words.map(({ item }) => textOf(item))} />
      </div>
      <div className="quiet-page">
        <PageHeading title={t`Session complete`} isInPlace>
          {practised(words.length)}
        </PageHeading>
        {newCount > 0 && (
          <p>
            <Plural value={newCount} one="# of them is new." other="# of them are new." />
          </p>
        )}
        <p>
          {getLanguage(course.summary.course).tone === null ? (
            <Trans>This cloth is woven from their vowels: one mark for each.</Trans>
          ) : (
            <Trans>This cloth is woven from their tones: one mark for each vowel.</Trans>
          )}
        </p>
        <ul className="margin-rows">
          <SummaryRow kind="correct" words={words} lang={course.summary.htmlLang} textOf={textOf} />
          <SummaryRow kind="almost" words={words} lang={course.summary.htmlLang} textOf={textOf} />
          <SummaryRow kind="wrong" words={words} lang={course.summary.htmlLang} textOf={textOf} />
        </ul>
        <SetAside session={session} course={course} />
        <ComingBack course={course} items={words.map(({ item }) => item)} now={now} />
        <Link to={pagePaths.learnerHome} className="button main wide">
          <Trans>Done</Trans>
        </Link>
        <button type="button" className="button plain wide" onClick={onAnother}>
          {more}
        </button>
        <Link to={pagePaths.learnerSearch} className="button plain wide">
          <Trans>Look up a word or a sentence</Trans>
        </Link>
      </div>
    </div>
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
  const labels = { correct: t`right first time`, almost: t`almost right`, wrong: t`to review` }
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
