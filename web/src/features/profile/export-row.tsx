import { Trans } from '@lingui/react/macro'
import { addressOf, api } from '@mboa/contract'
import { Download, FileMusic, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { regionalTag, useInterfaceLanguage } from '../../i18n/interface-language.ts'
import { MarginRow } from '../../ui/margin-rows.tsx'
import { FailureBanner } from './failure-banner.tsx'
import { useExport, type ExportedFile } from './use-export.ts'

const everything = { path: addressOf(api.exportProfile), fileName: 'mboa-export.json' }
const sounds = { path: addressOf(api.downloadTakes), fileName: 'mboa-recordings.zip' }

/** A copy of everything that is kept about the person, to take along. */
export function ExportRow() {
  return (
    <DownloadRow
      icon={Download}
      file={everything}
      title={<Trans>Your data</Trans>}
      about={
        <Trans>
          Everything the server stores about you, in one file: profile, devices, every answer.
        </Trans>
      }
      action={<Trans>Download your data</Trans>}
      running={<Trans>Preparing your data...</Trans>}
    />
  )
}

/** A recorder's own voice, and those that spoke for a learner alone, to take along. */
export function RecordingsExportRow() {
  return (
    <DownloadRow
      icon={FileMusic}
      file={sounds}
      title={<Trans>Your recordings</Trans>}
      about={<Trans>All your recordings on the server, in one ZIP file. It can be large.</Trans>}
      action={<Trans>Download your recordings</Trans>}
      running={<Trans>Preparing your recordings...</Trans>}
    />
  )
}

interface DownloadRowProps {
  icon: LucideIcon
  file: ExportedFile
  title: ReactNode
  about: ReactNode
  action: ReactNode
  /** Read out while it comes. */
  running: ReactNode
}

function DownloadRow({ icon, file, title, about, action, running }: DownloadRowProps) {
  const { progress, start, cancel } = useExport(file)
  return (
    <MarginRow icon={icon}>
      <div className="grow stack tight">
        <div>
          <p className="strong">{title}</p>
          <p className="small soft">{about}</p>
        </div>
        {progress.status === 'running' ? (
          <button type="button" className="button second" onClick={cancel}>
            <Trans>Stop the download</Trans>
          </button>
        ) : (
          <button type="button" className="button second" onClick={start}>
            {action}
          </button>
        )}
        {progress.status === 'running' && <Received bytes={progress.receivedBytes} />}
        <p className="done-line" role="status">
          {progress.status === 'running' && running}
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
