import { Suspense } from 'react'
import { FailureBoundary } from '../ui/failure-boundary.tsx'
import type { LazyPage } from '../ui/lazy-page.ts'
import { LoadingPage } from '../ui/loading.tsx'

/** A part of the app whose code comes when it is needed, and what shows until it is there. */
export function Area({ of: page }: { of: LazyPage }) {
  const { Page } = page
  return (
    <FailureBoundary of={page}>
      <Suspense fallback={<LoadingPage />}>
        <Page />
      </Suspense>
    </FailureBoundary>
  )
}
