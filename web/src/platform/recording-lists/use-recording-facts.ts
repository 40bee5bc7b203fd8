import { useMemo, useRef } from 'react'
import { reportProblem } from '../report-problem.ts'
import { useResource, type Source } from '../network/use-resource.ts'
import type { Loaded } from '../network/loaded.ts'
import {
  readRecordingDialect,
  readRecordingFacts,
  refreshRecordingFacts,
  writeRecordingDialect,
  type RecordingFacts,
} from './recording-facts-store.ts'

/** What there is to record: from the device at once, then from the server, which it then keeps. */
export function useRecordingFacts(userId: string, course: string): Loaded<RecordingFacts> {
  const source = useMemo(() => factsOf(userId, course), [userId, course])
  return useResource(source).state
}

const factsOf = (userId: string, course: string): Source<RecordingFacts> => ({
  during: 'loading what there is to record',
  read: () => readRecordingFacts(userId, course),
  ask: () => refreshRecordingFacts(userId, course),
})

/** The dialect that is recorded, undefined until it is read; and how to name another. */
export function useRecordingDialect(userId: string, course: string) {
  const source = useMemo(() => dialectOf(userId, course), [userId, course])
  const { value, failure, change } = useResource(source)
  const writing = useRef(Promise.resolve())

  function choose(dialect: string | null) {
    change(() => dialect)
    // One after the other: what was typed last is what stays.
    writing.current = writing.current
      .then(() => writeRecordingDialect(userId, course, dialect))
      .catch((error: unknown) => reportProblem('keeping the dialect', error))
  }

  return [value === undefined && failure !== undefined ? null : value, choose] as const
}

const dialectOf = (userId: string, course: string): Source<string | null> => ({
  during: 'reading the dialect',
  read: () => readRecordingDialect(userId, course),
})
