import { Trans } from '@lingui/react/macro'
import { pagePaths } from '@mboa/contract'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Icon } from '../../ui/icon.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import './quiet-page.css'

/** The quiet page around a session: before it and where there is nothing to practise. */
export function PracticeFrame({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className="quiet-page">
      <Link to={pagePaths.learnerHome} className="button plain leave">
        <Icon of={ArrowLeft} size={20} />
        <Trans>Dashboard</Trans>
      </Link>
      <PageHeading title={heading} />
      {children}
    </div>
  )
}
