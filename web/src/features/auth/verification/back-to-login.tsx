import { Trans } from '@lingui/react/macro'
import { pagePaths } from '@mboa/contract'
import { Link } from 'wouter'

export function BackToLogin({ isMain = true }: { isMain?: boolean }) {
  return (
    <Link to={pagePaths.login} className={`button wide ${isMain ? 'main' : 'second'}`}>
      <Trans>Back to Login</Trans>
    </Link>
  )
}
