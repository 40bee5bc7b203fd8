import { Trans, useLingui } from '@lingui/react/macro'
import { pagePaths } from '@mboa/contract'
import { Link } from 'wouter'
import { EmptyPage } from '../../ui/empty-page.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { WaitingTakes } from './waiting-takes.tsx'

/** `/dashboards/recorder/recordings`: nobody can record yet, and the page says so. */
export function RecordingsScreen() {
  const { t } = useLingui()
  return (
    <EmptyPage heading={<PageHeading title={t`Recordings`} />}>
      <WaitingTakes />
      <p>
        <Trans>
          You have no recordings. Recording and uploading open in a later version. The words that
          wait for a voice can be read already.
        </Trans>
      </p>
      <Link to={pagePaths.recorderWords} className="button main wide">
        <Trans>See the words</Trans>
      </Link>
    </EmptyPage>
  )
}
