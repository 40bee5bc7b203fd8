import { Trans, useLingui } from '@lingui/react/macro'
import { pagePaths } from '@mboa/contract'
import { Link } from 'wouter'
import { EmptyPage } from '../ui/empty-page.tsx'
import { PageHeading } from '../ui/page-heading.tsx'

/** Any address we do not know (specification §2). */
export function NotFoundPage() {
  const { t } = useLingui()
  return (
    <main>
      <EmptyPage heading={<PageHeading title={t`404 Page Not Found`} />} hasMissingSign>
        <p>
          <Trans>There’s nothing at this address. Your progress is safe.</Trans>
        </p>
        <Link to={pagePaths.start} className="button main wide">
          <Trans>Go to Home</Trans>
        </Link>
      </EmptyPage>
    </main>
  )
}
