import { Trans, useLingui } from '@lingui/react/macro'
import { pagePaths } from '@mboa/contract'
import { ArrowLeft } from 'lucide-react'
import { Link } from 'wouter'
import { Icon } from '../../ui/icon.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { MineTab } from './mine/mine-tab.tsx'
import './recording-tabs.css'

/** `/profile/recordings`: what somebody recorded who does not record any more. */
export function OwnRecordingsScreen() {
  const { t } = useLingui()
  return (
    <>
      <Link to={pagePaths.profile} className="button plain hanging">
        <Icon of={ArrowLeft} size={20} />
        <Trans>Profile</Trans>
      </Link>
      <PageHeading title={t`Recordings`} />
      <p>
        <Trans>
          You can always listen to what you’ve recorded, and withdraw it, even if you no longer
          record.
        </Trans>
      </p>
      <MineTab />
    </>
  )
}
