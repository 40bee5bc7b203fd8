import { Trans, useLingui } from '@lingui/react/macro'
import { Banner } from '../../ui/banner.tsx'
import type { StorageTrouble } from '../../platform/device-store/storage-trouble.ts'
import { loadNewestVersion } from '../../platform/service-worker/load-newest-version.ts'
import { PracticeFrame } from './practice-frame.tsx'

interface SessionNotBegunProps {
  /** Another tab has it; otherwise the device did not open it. */
  isElsewhere: boolean
  trouble: StorageTrouble | undefined
  /** Tries again, or takes it over. */
  begin: () => void
}

/** Stands for a session that is not shown here. */
export function SessionNotBegun({ isElsewhere, trouble, begin }: SessionNotBegunProps) {
  const { t } = useLingui()
  return isElsewhere ? (
    <PracticeFrame heading={t`This session is open in another tab`}>
      <TakeOver takeOver={begin} />
    </PracticeFrame>
  ) : (
    <PracticeFrame heading={t`The session couldn’t start`}>
      <PracticeNotOpened because={trouble} retry={begin} />
    </PracticeFrame>
  )
}

interface PracticeNotOpenedProps {
  because: StorageTrouble | undefined
  retry: () => void
}

/** The device kept what is practised to itself: what to do, and the way to try again. */
export function PracticeNotOpened({ because, retry }: PracticeNotOpenedProps) {
  if (because === 'storage-failed') {
    return (
      <>
        <Banner kind="bad">
          <Trans>
            Your practice couldn’t be opened: this device’s storage isn’t responding. Your progress
            is safe. Reload the page.
          </Trans>
        </Banner>
        <ReloadButton />
      </>
    )
  }
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

const ReloadButton = () => (
  <button type="button" className="button main wide" onClick={() => void loadNewestVersion()}>
    <Trans>Reload the page</Trans>
  </button>
)

/**
 * The answer is asked for again: the device is full, though what can be fetched again was deleted,
 * or its store fails, as in Safari after a while in the background.
 */
export function AnswerNotSaved({ because }: { because: StorageTrouble }) {
  if (because === 'storage-failed') {
    return (
      <div className="notice">
        <Banner kind="bad">
          <Trans>
            Your answer couldn’t be saved: this device’s storage isn’t responding. Nothing is lost.
            Reload the page, then answer again.
          </Trans>
        </Banner>
        <ReloadButton />
      </div>
    )
  }
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
