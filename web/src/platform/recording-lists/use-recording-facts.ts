import { useEffect, useMemo, useRef, useState } from 'react'
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
  const [stored, setStored] = useState<{ course: string; dialect: string | null }>()
  const writing = useRef(Promise.resolve())

  useEffect(() => {
    let isCurrent = true
    readRecordingDialect(userId, course)
      .catch((error: unknown) => {
        reportProblem('reading the dialect', error)
        return null
      })
      .then((dialect) => isCurrent && setStored({ course, dialect }))
      .catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [userId, course])

  function choose(dialect: string | null) {
    setStored({ course, dialect })
    // One after the other: what was typed last is what stays.
    writing.current = writing.current
      .then(() => writeRecordingDialect(userId, course, dialect))
      .catch((error: unknown) => reportProblem('keeping the dialect', error))
  }

  return [stored?.course === course ? stored.dialect : undefined, choose] as const
}
