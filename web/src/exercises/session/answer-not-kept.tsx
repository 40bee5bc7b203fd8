import { Trans } from '@lingui/react/macro'
import { Banner } from '../../ui/banner.tsx'

/** The device is full, though what can be fetched again was dropped: the answer is asked for anew. */
export function AnswerNotKept() {
  return (
    <div className="notice">
      <Banner kind="bad">
        <Trans>
          This device could not keep your answer: its storage may be full. Nothing is lost. Free
          some space, then answer again.
        </Trans>
      </Banner>
    </div>
  )
}
