import { Trans, useLingui } from '@lingui/react/macro'
import { pagePaths } from '@mboa/contract'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { usePageTitle } from '../platform/page-title.ts'
import { useHeadingFocus } from './use-heading-focus.ts'
import { LanguageNotChanged, LanguageSwitch, useLanguageChange } from './language-switch.tsx'
import { ClothField, Wordmark } from './wordmark.tsx'

interface AuthPageProps {
  title: string
  /** What the heading shows where that is more than the title. */
  heading?: ReactNode
  /** Stands above the title: a way back, or an icon. */
  before?: ReactNode
  children: ReactNode
}

/** The frame of every page outside the dashboards: cloth band or panel, and one column. */
export function AuthPage({ title, heading: shown = title, before, children }: AuthPageProps) {
  const { t } = useLingui()
  usePageTitle(title)
  const heading = useHeadingFocus()
  const { language, change, hasFailed } = useLanguageChange()
  return (
    <div className="auth">
      <header className="band on-cloth">
        <HomeLink height={30} label={t`Mboa, home`} />
        <LanguageSwitch language={language} change={change} />
      </header>
      <div className="selvedge" aria-hidden="true" />
      <aside className="panel on-cloth">
        <HomeLink height={46} label={t`Mboa, home`} />
        <ClothField />
        <p>
          <Trans>Learn the languages of Cameroon, anywhere.</Trans>
        </p>
      </aside>
      <main className="form">
        <div className="language-row only-wide">
          <LanguageSwitch language={language} change={change} />
        </div>
        {hasFailed && <LanguageNotChanged />}
        {before}
        <h1 ref={heading} tabIndex={-1}>
          {shown}
        </h1>
        {children}
      </main>
    </div>
  )
}

function HomeLink({ height, label }: { height: number; label: string }) {
  return (
    <Link to={pagePaths.start} className="wordmark-link" aria-label={label}>
      <Wordmark height={height} />
    </Link>
  )
}
