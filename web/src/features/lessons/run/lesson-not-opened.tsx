import { Trans, useLingui } from '@lingui/react/macro'
import { Banner } from '../../../ui/banner.tsx'
import { QuietPage } from './quiet-page.tsx'

/** The device kept the lesson to itself: what to do, and the way to try again. */
export function LessonNotOpened({ retry }: { retry: () => void }) {
  const { t } = useLingui()
  return (
    <QuietPage heading={t`The lesson could not begin`}>
      <Banner kind="bad">
        <Trans>
          This device did not open your practice: its storage may be full. What you have practised
          is kept.
        </Trans>
      </Banner>
      <button type="button" className="button main wide" onClick={retry}>
        <Trans>Try again</Trans>
      </button>
    </QuietPage>
  )
}
