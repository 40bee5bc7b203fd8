import { Trans, useLingui } from '@lingui/react/macro'
import { pagePaths } from '@mboa/contract'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import '../../exercises/session/quiet-page.css'
import { Icon } from '../../ui/icon.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import './tones.css'

interface TonesPageProps {
  heading?: string
  /** It comes after a round: its heading takes the focus. */
  isInPlace?: boolean
  children: ReactNode
}

/** The quiet page before and after a round, with the way back. */
export function TonesPage({ heading, isInPlace = false, children }: TonesPageProps) {
  const { t } = useLingui()
  return (
    <div className="quiet-page">
      <Link to={pagePaths.learnerWords} className="button plain leave">
        <Icon of={ArrowLeft} size={20} />
        <Trans>Word Practise</Trans>
      </Link>
      <PageHeading title={heading ?? t`Tones by ear`} isInPlace={isInPlace} />
      {children}
    </div>
  )
}
