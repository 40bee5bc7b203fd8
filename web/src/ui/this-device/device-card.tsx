import { Trans } from '@lingui/react/macro'
import { pagePaths } from '@mboa/contract'
import { useId } from 'react'
import { useInstallation } from '../../platform/installation/use-installation.ts'
import { useNavigate } from '../../platform/navigation/history.ts'
import { DataCard } from './data-card.tsx'
import { InstallWay } from './install-hint.tsx'
import { RemoveEverything } from './remove-everything.tsx'

/** This device, in the settings: its data, the app on it, and making it empty. */
export function DeviceCard() {
  const { way } = useInstallation()
  const navigate = useNavigate()
  const titleId = useId()
  return (
    <>
      <DataCard />
      <section className="card stack" aria-labelledby={titleId}>
        <h2 id={titleId}>
          <Trans>This device</Trans>
        </h2>
        {way !== 'none' && <InstallWay way={way} />}
        <p className="small soft">
          <Trans>For a phone that you share or give away:</Trans>
        </p>
        <RemoveEverything
          onRemoved={() => navigate(`${pagePaths.login}?success=device-emptied`, { replace: true })}
        />
      </section>
    </>
  )
}
