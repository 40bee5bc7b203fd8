import { Suspense, useState, type ReactNode } from 'react'
import { FailureBoundary } from '../ui/failure-boundary.tsx'
import type { LazyPage } from '../ui/lazy-page.ts'
import { Loading, LoadingPage } from '../ui/loading.tsx'

interface AreaProps {
  of: LazyPage
  /** It stands inside a frame, which is there already. */
  isFramed?: boolean | undefined
  /** What a frame holds. */
  children?: ReactNode
  /** What the frame holds has a narrow screen for itself. */
  isWholeScreen?: boolean
}

/** A part of the app whose code comes when it is needed, and what shows until it is there. */
export function Area({ of: page, isFramed = false, ...held }: AreaProps) {
  const { Page } = page
  return (
    <FailureBoundary of={page} isPart={isFramed}>
      <Waiting for={page} fallback={isFramed ? <Loading /> : <LoadingPage />}>
        <Page {...held} />
      </Waiting>
    </FailureBoundary>
  )
}

interface WaitingProps {
  for: LazyPage
  fallback: ReactNode
  children: ReactNode
}

/**
 * A boundary only for what has to be waited for: React takes a prerendered boundary over apart
 * from the page around it, and begins again when that changes meanwhile, as it does at start.
 */
function Waiting({ for: page, fallback, children }: WaitingProps) {
  const [first, setFirst] = useState({ page, isThere: page.isLoaded() })
  if (first.page !== page) setFirst({ page, isThere: page.isLoaded() })
  return first.isThere ? children : <Suspense fallback={fallback}>{children}</Suspense>
}
