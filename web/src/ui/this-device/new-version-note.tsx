import { Trans } from '@lingui/react/macro'
import { loadNewestVersion } from '../../platform/service-worker/load-newest-version.ts'
import { Banner } from '../banner.tsx'

/** Offers the version of the app that waits (`useWaitingVersion`). */
export function NewVersionNote() {
  return (
    <Banner kind="information">
      <div className="stack tight">
        <p>
          <Trans>
            A new version of Mboa is ready. Close your other Mboa tabs, then update: this page
            reloads.
          </Trans>
        </p>
        <button type="button" className="button second" onClick={() => void loadNewestVersion()}>
          <Trans>Update</Trans>
        </button>
      </div>
    </Banner>
  )
}
