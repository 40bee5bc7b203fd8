import { Trans } from '@lingui/react/macro'
import { Smartphone } from 'lucide-react'
import { install, useInstallation, type Way } from '../../platform/installation/use-installation.ts'
import { reportProblem } from '../../platform/report-problem.ts'
import { MarginRow, MarginRows } from '../margin-rows.tsx'

/** Offers to install the app, until it is done or dismissed once. */
export function InstallHint() {
  const { way, isDismissed, dismiss } = useInstallation()
  if (way === 'none' || isDismissed) return null
  return (
    <MarginRows>
      <MarginRow icon={Smartphone}>
        <div className="grow stack tight">
          <InstallWay way={way} />
          <div>
            <button type="button" className="button plain hanging" onClick={dismiss}>
              <Trans>Not now</Trans>
            </button>
          </div>
        </div>
      </MarginRow>
    </MarginRows>
  )
}

/** How this browser does it. */
export function InstallWay({ way }: { way: Way }) {
  return (
    <>
      <p>
        <Trans>Add Mboa to your home screen: it opens offline too.</Trans>
      </p>
      {way === 'ios' ? (
        <p className="small soft">
          <Trans>Open the Share menu of your browser and choose “Add to Home Screen”.</Trans>
        </p>
      ) : (
        <div>
          <button
            type="button"
            className="button second"
            onClick={() => {
              install().catch((error: unknown) => reportProblem('installing the app', error))
            }}
          >
            <Trans>Install Mboa</Trans>
          </button>
        </div>
      )}
    </>
  )
}
