import { Trans } from '@lingui/react/macro'
import { pagePaths } from '@mboa/contract'
import { Link } from 'wouter'
import { findStanding } from '../../../platform/consents/standing-consents.ts'
import { useConsents } from '../../../platform/consents/use-consents.ts'
import { Banner } from '../../../ui/banner.tsx'

/** For who contributes words and has not agreed to learning in Mboa: learners do not see them. */
export function UnseenNotice({ userId }: { userId: string }) {
  const { consents } = useConsents(userId)
  if (consents === undefined || findStanding(consents, 'learners') !== undefined) return null
  return (
    <Banner kind="note">
      <p>
        <Trans>
          What you add is saved and checked, but learners don’t see it: you haven’t agreed that they
          may hear you and learn from you.
        </Trans>{' '}
        <Link to={pagePaths.recorderConsent}>
          <Trans>Read and decide</Trans>
        </Link>
      </p>
    </Banner>
  )
}
