import { Trans } from '@lingui/react/macro'
import { Banner } from '../../ui/banner.tsx'

/** The device kept what is practised to itself: what to do, and the way to try again. */
export function PracticeNotOpened({ retry }: { retry: () => void }) {
  return (
    <>
      <Banner kind="bad">
        <Trans>
          This device did not open your practice: its storage may be full. What you have practised
          is kept.
        </Trans>
      </Banner>
      <button type="button" className="button main wide" onClick={retry}>
        <Trans>Try again</Trans>
      </button>
    </>
  )
}
