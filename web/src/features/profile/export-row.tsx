import { Trans } from '@lingui/react/macro'
import { Download } from 'lucide-react'
import { useInterfaceLanguage } from '../../i18n/interface-language.ts'
import { regionalTag } from '../../i18n/regional-tag.ts'
import { MarginRow } from '../../ui/margin-rows.tsx'
import { FailureBanner } from './failure-banner.tsx'
import { useExport } from './use-export.ts'

/** A copy of everything that is kept about the person, to take along. */
export function ExportRow() {
  const { progress, start, cancel } = useExport()
  return (
    <MarginRow sign={Download}>
      <div className="grow stack tight">
        <div>
          <p className="strong">
            <Trans>Your data</Trans>
          </p>
          <p className="small soft">
            <Trans>
              Everything the server keeps about you, in one file: profile, devices, every answer.
            </Trans>
          </p>
        </div>
        {progress.status === 'running' ? (
          <button type="button" className="button second" onClick={cancel}>
            <Trans>Cancel</Trans>
          </button>
        ) : (
          <button type="button" className="button second" onClick={start}>
            <Trans>Download your data</Trans>
          </button>
        )}
        {progress.status === 'running' && <Received bytes={progress.receivedBytes} />}
        <p className="done-line" role="status">
          {progress.status === 'running' && <Trans>Collecting your data...</Trans>}
          {progress.status === 'done' && <Trans>The file is in your downloads.</Trans>}
        </p>
        {progress.status === 'failed' && <FailureBanner failure={progress.failure} />}
      </div>
    </MarginRow>
  )
}

function Received({ bytes }: { bytes: number }) {
  const { language } = useInterfaceLanguage()
  const amount = new Intl.NumberFormat(regionalTag(language), {
    style: 'unit',
    unit: 'kilobyte',
    maximumFractionDigits: 0,
  }).format(Math.ceil(bytes / 1000))
  return (
    <p className="small num">
      <Trans>{amount} received</Trans>
    </p>
  )
}
