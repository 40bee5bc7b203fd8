import { Trans } from '@lingui/react/macro'
import { pagePaths } from '@mboa/contract'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { Link } from 'wouter'
import { usePageTitle } from '../../../platform/page-title.ts'
import { Icon } from '../../../ui/icon.tsx'
import '../../../exercises/session/quiet-page.css'

interface QuietPageProps {
  heading: string
  /** The page's name in the tab, where the heading says something else. */
  title?: string | undefined
  children: ReactNode
}

/** A page around a lesson. Its heading takes the focus: it comes in place of another page. */
export function QuietPage({ heading, title = heading, children }: QuietPageProps) {
  usePageTitle(title)
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => head.current?.focus({ preventScroll: true }), [heading])
  return (
    <div className="quiet-page">
      <Link to={pagePaths.learnerLessons} className="button plain leave">
        <Icon of={ArrowLeft} size={20} />
        <Trans>All lessons</Trans>
      </Link>
      <h1 ref={head} tabIndex={-1}>
        {heading}
      </h1>
      {children}
    </div>
  )
}
