import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { pagePaths } from '@mboa/contract'
import {
  clothSignsIn,
  getLanguage,
  sessionSummary,
  weaveCloth,
  type PracticeSession,
  type WordSummary,
} from '@mboa/domain'
import { useState, type ReactNode } from 'react'
import { Link } from 'wouter'
import { useFormatNumber } from '../../i18n/use-format-number.ts'
import { glossIn } from '../../i18n/interface-language.ts'
import type { Course } from '../../platform/course-store/course-store.ts'
import { isSaid } from '../../platform/voice-store/said-items.ts'
import { PageHeading } from '../../ui/page-heading.tsx'
import { WordText } from '../../ui/word-text.tsx'
import { ComingBack } from './coming-back.tsx'
import { findItem } from '../exercise-part.ts'
import { ListedSound } from '../hearing/recorded.ts'
import { useCatchUpVoices } from '../hearing/use-catch-up-voices.ts'
import { SetAside } from './set-aside.tsx'
import './session-summary-screen.css'
import './quiet-page.css'
import { readClock } from '../../platform/true-clock.ts'

interface SessionSummaryScreenProps {
  session: PracticeSession
  course: Course
  /** How many of what were practised. */
  practised: (count: number) => ReactNode
  /** The way to a further session: what it brings. */
  more: ReactNode
  onAnother: () => void
  /** The way to show somebody else what was practised. */
  share?: ReactNode
}

/** The end of a session: what was gained, a cloth woven from its items, when they come back. */
export function SessionSummaryScreen(props: SessionSummaryScreenProps) {
  const { session, course, practised, more, onAnother, share } = props
  const { t } = useLingui()
  const [now] = useState(() => readClock())
  useCatchUpVoices()
  const { words } = sessionSummary(session)
  const textOf = (item: string) => findItem(course, item)?.text ?? ''
  const rows = { words, course }

  return (
    <div className="session-summary">
      <div className="cloth on-cloth">
        <SessionCloth
          course={course.summary.course}
          texts={words.map(({ item }) => textOf(item))}
        />
      </div>
      <div className="quiet-page">
        <PageHeading title={t`Session complete`} isInPlace>
          {practised(words.length)}
        </PageHeading>
        <ul className="margin-rows">
          <SummaryRow kind="new" {...rows} />
          <SummaryRow kind="stronger" {...rows} />
          <SummaryRow kind="almost" {...rows} />
          <SummaryRow kind="wrong" {...rows} />
        </ul>
        <p className="soft">
          {getLanguage(course.summary.course).tone === null ? (
            <Trans>This cloth is woven from their vowels: one mark for each.</Trans>
          ) : (
            <Trans>This cloth is woven from their tones: one mark for each vowel.</Trans>
          )}
        </p>
        <SetAside session={session} course={course} />
        <ComingBack course={course} items={words.map(({ item }) => item)} now={now} />
        <Link to={pagePaths.learnerHome} className="button main wide">
          <Trans>Done</Trans>
        </Link>
        <button type="button" className="button plain wide" onClick={onAnother}>
          {more}
        </button>
        {share}
        <Link to={pagePaths.learnerSearch} className="button plain wide">
          <Trans>Look up a word or a sentence</Trans>
        </Link>
      </div>
    </div>
  )
}

function SessionCloth({ course, texts }: { course: string; texts: readonly string[] }) {
  const { path, width, height } = weaveCloth(texts.flatMap(clothSignsIn(course)), {
    columns: 8,
    gap: 16,
  })
  return (
    <svg viewBox={`-2 -2 ${width + 4} ${height + 4}`} width={width} aria-hidden="true">
      <path d={path} fill="none" stroke="currentColor" strokeWidth="2.6" />
    </svg>
  )
}

type RowKind = 'new' | 'stronger' | 'almost' | 'wrong'

/** What was gained, then what is left: a new word that went wrong has been met all the same. */
const belongs: Record<RowKind, (word: WordSummary) => boolean> = {
  new: ({ isNew }) => isNew,
  stronger: ({ isNew, flawless }) => !isNew && flawless,
  almost: ({ flawless, outcomes }) => flawless && outcomes.includes('almost'),
  wrong: ({ flawless }) => !flawless,
}

interface SummaryRowProps {
  kind: RowKind
  words: readonly WordSummary[]
  course: Course
}

function SummaryRow({ kind, words, course }: SummaryRowProps) {
  const formatNumber = useFormatNumber()
  const { t, i18n } = useLingui()
  const own = words.filter(belongs[kind])
  if (own.length === 0) return null
  const labels = {
    new: t`${plural(own.length, { one: 'new to you', other: 'new to you' })}`,
    stronger: t`${plural(own.length, { one: 'stronger now', other: 'stronger now' })}`,
    almost: t`almost right`,
    wrong: t`one more round`,
  }
  return (
    <li className={kind}>
      <div className="sign num">{formatNumber(own.length)}</div>
      <div className="text wraps">
        {labels[kind]}
        <span className="words">
          {own.map(({ item: id }) => {
            const item = findItem(course, id)
            return (
              item && (
                <span key={id} className="summary-word">
                  {(course.recordings?.has(id) === true || isSaid(id)) && (
                    <ListedSound course={course} item={id} />
                  )}
                  <WordText lang={course.summary.htmlLang}>{item.text}</WordText>{' '}
                  <span className="soft small">{glossIn(item.gloss, i18n.locale)[0]}</span>
                </span>
              )
            )
          })}
        </span>
      </div>
    </li>
  )
}
