import { Trans } from '@lingui/react/macro'
import type { ApiFailure } from '../../platform/network/api-client.ts'
import { useIsOnline } from '../../platform/network/use-is-online.ts'
import { Banner } from '../../ui/banner.tsx'
import { FailureBanner } from './failure-banner.tsx'

interface ReachNoticeProps {
  failure: ApiFailure | undefined
  retry: () => void
}

/** What works without the network and what does not, where there is none. */
export function ReachNotice({ failure, retry }: ReachNoticeProps) {
  const isOnline = useIsOnline()
  if (isOnline && failure === undefined) return null
  if (failure !== undefined && failure.code !== 'network-error') {
    return (
      <FailureBanner failure={failure}>
        <TryAgain retry={retry} />
      </FailureBanner>
    )
  }
  return (
    <Banner kind="note">
      <p>
        <Trans>
          You’re offline. This is what’s stored on this device. You need a connection to change your
          account; other settings change right away.
        </Trans>
      </p>
      <TryAgain retry={retry} />
    </Banner>
  )
}

function TryAgain({ retry }: Pick<ReachNoticeProps, 'retry'>) {
  return (
    <button type="button" className="button plain hanging" onClick={retry}>
      <Trans>Try again</Trans>
    </button>
  )
}
