import { Trans, useLingui } from '@lingui/react/macro'
import { Banner } from '../../ui/banner.tsx'
import { PracticeFrame } from './practice-frame.tsx'

interface SessionNotBegunProps {
  /** Another tab has it; otherwise the device did not open it. */
  isElsewhere: boolean
  /** Tries again, or takes it over. */
  begin: () => void
}

/** Stands for a session that is not shown here. */
export function SessionNotBegun({ isElsewhere, begin }: SessionNotBegunProps) {
  const { t } = useLingui()
  return isElsewhere ? (
    <PracticeFrame heading={t`This session is open in another tab`}>
      <TakeOver takeOver={begin} />
    </PracticeFrame>
  ) : (
    <PracticeFrame heading={t`The session couldn’t start`}>
      <PracticeNotOpened retry={begin} />
    </PracticeFrame>
  )
}

/** The device kept what is practised to itself: what to do, and the way to try again. */
export function PracticeNotOpened({ retry }: { retry: () => void }) {
  return (
    <>
      <Banner kind="bad">
        <Trans>
          Your practice couldn’t be opened: this device’s storage may be full. Your progress is
          safe.
        </Trans>
      </Banner>
      <button type="button" className="button main wide" onClick={retry}>
        <Trans>Try again</Trans>
      </button>
    </>
  )
}

/** What to do where another tab has what was opened here. */
export function TakeOver({ takeOver }: { takeOver: () => void }) {
  return (
    <>
      <p>
        <Trans>
          You can continue here, where you left off. The other tab will stop. Nothing is lost.
        </Trans>
      </p>
      <button type="button" className="button main wide" onClick={takeOver}>
        <Trans>Continue here</Trans>
      </button>
    </>
  )
}

/** The device is full, though what can be fetched again was dropped: the answer is asked for again. */
export function AnswerNotSaved() {
  return (
    <div className="notice">
      <Banner kind="bad">
        <Trans>
          Your answer couldn’t be saved: this device’s storage may be full. Nothing is lost. Free up
          some space, then answer again.
        </Trans>
      </Banner>
    </div>
  )
}
