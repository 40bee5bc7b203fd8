import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { usePracticeStore, visitorId } from '../../platform/practice-store/practice-context.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import type { ItemReport } from './item-report.ts'
import './feedback-sheet.css'

const { Part: ReportDialog } = lazyPart(
  async () => (await import('./report-dialog.tsx')).ReportDialog,
)
const { Part: HearWish } = lazyPart(
  async () => (await import('../hearing/hear-wish.tsx')).HearWish,
  'silent',
)

interface ReportLinksProps {
  /** The answer that could be right as well; absent where there is none to be accepted. */
  answer?: { text: string; lang: string } | undefined
  report: ItemReport
}

/** The two quiet ways to say that we are wrong, not the learner; and that a voice is missed. */
export function ReportLinks({ answer, report }: ReportLinksProps) {
  const [asked, setAsked] = useState<{ answer: ReportLinksProps['answer'] }>()
  const [isKept, setIsKept] = useState(false)
  // Sent by nobody, a report is answered to nobody.
  if (usePracticeStore().userId === visitorId) return null

  return (
    <div className="report-links">
      {!report.course.recordings?.has(report.item) && <HearWish report={report} />}
      {!isKept && answer && (
        <button type="button" className="button plain" onClick={() => setAsked({ answer })}>
          <Trans>My answer should be accepted</Trans>
        </button>
      )}
      {!isKept && (
        <button
          type="button"
          className="button plain"
          onClick={() => setAsked({ answer: undefined })}
        >
          <Trans>Report a problem</Trans>
        </button>
      )}
      <div role="status" className="small soft">
        {isKept && <Trans>Thank you. Your report will be sent automatically.</Trans>}
      </div>
      {asked && (
        <ReportDialog
          answer={asked.answer}
          report={report}
          onClose={() => setAsked(undefined)}
          onKept={() => setIsKept(true)}
        />
      )}
    </div>
  )
}
