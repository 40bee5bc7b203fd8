import type { ReactNode } from 'react'
import type { Loaded } from '../platform/course-store/use-courses.ts'
import { LoadFailure } from './load-failure.tsx'
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
