import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { reportProblem } from '../../platform/report-problem.ts'
import { Dialog, type DialogHandle } from '../../ui/dialog.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import type { GivenReport, ItemReport } from './item-report.ts'
import './feedback-sheet.css'

const { Part: ReportForm } = lazyPart(
  'practice-more',
  async () => (await import('./report-form.tsx')).ReportForm,
)

interface ReportLinksProps {
  /** The answer that could be right as well; absent where there is none to be accepted. */
  answer?: { text: string; lang: string } | undefined
  report: ItemReport
}

type Asked = 'accept-answer' | 'problem'

/** The two quiet ways to say that we are wrong, not the learner. */
export function ReportLinks({ answer, report }: ReportLinksProps) {
  const { t } = useLingui()
  const dialog = useRef<DialogHandle>(null)
  const [asked, setAsked] = useState<Asked>()
  const [state, setState] = useState<'open' | 'failed' | 'kept'>('open')

  function ask(what: Asked) {
    setAsked(what)
    setState('open')
    dialog.current?.open()
  }

  async function send(given: GivenReport) {
    try {
      await report.send(given)
      setState('kept')
      dialog.current?.close()
    } catch (error) {
      reportProblem('keeping a report', error)
      setState('failed')
    }
  }

  return (
    <div className="report-links">
      {state !== 'kept' && answer !== undefined && (
        <button type="button" className="button plain" onClick={() => ask('accept-answer')}>
          <Trans>My answer should be accepted</Trans>
        </button>
      )}
      {state !== 'kept' && (
        <button type="button" className="button plain" onClick={() => ask('problem')}>
          <Trans>Report a problem</Trans>
        </button>
      )}
      <div role="status" className="small soft">
        {state === 'kept' && <Trans>Thank you. Your report will be sent when you’re online.</Trans>}
      </div>
      <Dialog
        ref={dialog}
        title={asked === 'accept-answer' ? t`My answer should be accepted` : t`Report a problem`}
        actions={<></>}
      >
        {asked !== undefined && (
          <ReportForm
            key={asked}
            answer={asked === 'accept-answer' ? answer : undefined}
            hasFailed={state === 'failed'}
            about={report}
            onSend={(given) => void send(given)}
            onCancel={() => dialog.current?.close()}
          />
        )}
      </Dialog>
    </div>
  )
}
