import { Suspense } from 'react'
import { FailureBoundary } from '../ui/failure-boundary.tsx'
import type { LazyPage } from '../ui/lazy-page.ts'
import { Loading, LoadingPage } from '../ui/loading.tsx'

interface AreaProps {
  of: LazyPage
  /** It stands inside a frame, which is there already. */
  isFramed?: boolean
}

/** A part of the app whose code comes when it is needed, and what shows until it is there. */
export function Area({ of: page, isFramed = false }: AreaProps) {
  const { Page } = page
  return (
    <FailureBoundary of={page} isPart={isFramed}>
      <Suspense fallback={isFramed ? <Loading /> : <LoadingPage />}>
        <Page />
      </Suspense>
    </FailureBoundary>
  )
}
