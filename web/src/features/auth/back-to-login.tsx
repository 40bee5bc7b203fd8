import { Trans } from '@lingui/react/macro'
import { pagePaths } from '@mboa/contract'
import { ArrowLeft } from 'lucide-react'
import { Link } from 'wouter'
import { Icon } from '../../ui/icon.tsx'

/** The way back to login, above a form's title. */
export function BackLink() {
  return (
    <Link to={pagePaths.login} className="button plain hanging">
      <Icon of={ArrowLeft} size={20} />
      <Trans>Back</Trans>
    </Link>
  )
}

export function BackToLogin({ isMain = true }: { isMain?: boolean }) {
  return (
    <Link to={pagePaths.login} className={`button wide ${isMain ? 'main' : 'second'}`}>
      <Trans>Back to Login</Trans>
    </Link>
  )
}
