import { Trans, useLingui } from '@lingui/react/macro'
import { Banner } from '../../ui/banner.tsx'
import { PracticeFrame } from '../session/practice-frame.tsx'

/** The device kept what was practised to itself: what to do, and the way to try again. */
export function SessionNotBegun({ retry }: { retry: () => void }) {
  const { t } = useLingui()
  return (
    <PracticeFrame heading={t`The session could not begin`}>
      <Banner kind="bad">
        <Trans>
          This device did not open your practice: its storage may be full. What you have practised
          is kept.
        </Trans>
      </Banner>
      <button type="button" className="button main wide" onClick={retry}>
        <Trans>Try again</Trans>
      </button>
    </PracticeFrame>
  )
}
