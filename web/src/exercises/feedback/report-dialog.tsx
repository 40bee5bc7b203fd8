import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import {
  storageTroubleOf,
  type StorageTrouble,
} from '../../platform/device-store/storage-trouble.ts'
import { reportProblem } from '../../platform/report-problem.ts'
import { Dialog, type DialogHandle } from '../../ui/dialog.tsx'
import type { GivenReport, ItemReport } from './item-report.ts'
import { ReportForm } from './report-form.tsx'

interface ReportDialogProps {
  /** The answer to be accepted; without one the reason is asked for. */
  answer: { text: string; lang: string } | undefined
  report: ItemReport
  onClose: () => void
  /** This device keeps the report. */
  onKept: () => void
}

/** Asks for a report, and closes once this device keeps it. */
export function ReportDialog({ answer, report, onClose, onKept }: ReportDialogProps) {
  const { t } = useLingui()
  const dialog = useRef<DialogHandle>(null)
  const [trouble, setTrouble] = useState<StorageTrouble>()
  useEffect(() => dialog.current?.open(), [])

  async function send(given: GivenReport) {
    try {
      await report.send(given)
      onKept()
      dialog.current?.close()
    } catch (error) {
      reportProblem('keeping a report', error)
      setTrouble(storageTroubleOf(error))
    }
  }

  return (
    <Dialog
      ref={dialog}
      title={answer === undefined ? t`Report a problem` : t`My answer should be accepted`}
      actions={<></>}
      onClose={onClose}
    >
      <ReportForm
        answer={answer}
        trouble={trouble}
        about={report}
        onSend={(given) => void send(given)}
        onCancel={() => dialog.current?.close()}
      />
    </Dialog>
  )
}
