import { Trans } from '@lingui/react/macro'
import { useEffect, type ReactNode } from 'react'
import type { Loaded } from '../platform/network/loaded.ts'
import { Banner } from './banner.tsx'
import { Loading } from './loading.tsx'

interface LoadedPartProps<Value> {
  of: Loaded<Value>
  children: (value: Value) => ReactNode
}

/** A part of a page in its three states: on the way, here, or failed with a way to try again. */
export function LoadedPart<Value>({ of: loaded, children }: LoadedPartProps<Value>) {
  if (loaded.status === 'loading') return <Loading />
  if (loaded.status === 'ready') return children(loaded.value)
  return <LoadFailure isOffline={loaded.failure.code === 'network-error'} retry={loaded.retry} />
}

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
          <Trans>This couldn’t be loaded. Please try again later.</Trans>
        )}
      </Banner>
      <button type="button" className="button second" onClick={retry}>
        <Trans>Try again</Trans>
      </button>
    </div>
  )
}
