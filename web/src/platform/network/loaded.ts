import type { ApiFailure } from './api-client.ts'

/** Something that is fetched: on its way, here, or not to be had now. */
export type Loaded<Value> =
  /** `begun` is what can be used already, of a course its first units. */
  | { status: 'loading'; begun?: Value }
  | { status: 'ready'; value: Value }
  | { status: 'failed'; failure: ApiFailure; retry: () => void }

/** What of it can be used by now. */
export function beginningOf<Value>(state: Loaded<Value>): Value | undefined {
  if (state.status === 'ready') return state.value
  return state.status === 'loading' ? state.begun : undefined
}
