import { Trans } from '@lingui/react/macro'
import { pagePaths } from '@mboa/contract'
import { Link } from 'wouter'
import { WaitingTakes } from './waiting-takes.tsx'

/** What waits on this device, and the ways to record. */
export function MineTab() {
  return (
    <div className="stack">
      <WaitingTakes />
      <p>
        <Trans>Record the words that wait for a voice, or upload recordings that you have.</Trans>
      </p>
      <Link to={pagePaths.recorderWords} className="button main page-action">
        <Trans>See the words</Trans>
      </Link>
    </div>
  )
}
