import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { Banner } from './banner.tsx'

interface LoadFailureProps {
  /** True when the server was not reached: the cause is the connection. */
  isOffline: boolean
  retry: () => void
}

/** What could not be loaded, why, and the way to try again; by itself once a network is back. */
export function LoadFailure({ isOffline, retry }: LoadFailureProps) {
  useEffect(() => {
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [retry])
  return (
    <div className="stack tight load-failure">
      <Banner kind="bad">
        {isOffline ? (
          <Trans>Please check your connection and try again.</Trans>
        ) : (
          <Trans>This could not be loaded. Please try again later.</Trans>
        )}
      </Banner>
      <button type="button" className="button second" onClick={retry}>
        <Trans>Try again</Trans>
      </button>
    </div>
  )
}
