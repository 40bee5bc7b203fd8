import type { ReceivedTake } from '@mboa/contract'
import { listSessions, type KeptTake } from '@mboa/domain'
import { useMemo } from 'react'
import type { Course } from '../../../platform/course-store/course-store.ts'
import type { StoredTake } from '../../../platform/device-store/take-database.ts'
import { useRecordingFacts } from '../../../platform/recording-lists/use-recording-facts.ts'
import type { Loaded } from '../../../platform/network/loaded.ts'
import type { TakeChanges } from '../../../platform/take-store/own-takes.ts'
import { useDeviceTakes } from '../../../platform/take-store/use-device-takes.ts'
import { useTakeChanges, withChanges } from '../../../platform/take-store/use-take-changes.ts'
import { listKinds } from '../prompts.ts'

/** A take of a course that may be filed under another word. */
export interface SessionTake extends KeptTake {
  readonly course: string
  readonly item: string
  readonly isApproved: boolean
  /** What this device has of it; undefined where it was recorded on another one, or long ago. */
  readonly stored: StoredTake | undefined
}

/**
 * One's takes of a course as they were said, the newest session first. Where the server was never
 * asked and cannot be now, those of this device.
 */
export function useSessions(
  userId: string,
  course: Course,
): Loaded<readonly (readonly SessionTake[])[]> {
  const code = course.summary.course
  const facts = useRecordingFacts(userId, code)
  const stored = useDeviceTakes()
  const changes = useTakeChanges()
  return useMemo(() => {
    if (stored === undefined || facts.status === 'loading') return { status: 'loading' }
    const known = facts.status === 'ready' ? facts.value : undefined
    const kinds = listKinds(course, known)
    const received = known?.takes ?? []
    const value = listSessions(listTakes(code, { received, stored, changes, kinds }))
    return facts.status === 'failed' && value.length === 0 ? facts : { status: 'ready', value }
  }, [code, course, facts, stored, changes])
}

interface Known {
  received: readonly ReceivedTake[]
  stored: readonly StoredTake[]
  changes: TakeChanges
  kinds: ReadonlyMap<string, KeptTake['kind']>
}

/** The server knows what became of each; the device alone knows what is still on it. */
function listTakes(course: string, { received, stored, changes, kinds }: Known): SessionTake[] {
  const here = new Map(stored.map((take) => [take.id, take]))
  const listed = withChanges(received, changes).filter((take) => take.course === course)
  const ids = new Set(received.map(({ id }) => id))
  const isGone = ({ state }: { state: string }) => state === 'withdrawn'
  return [
    ...listed
      .filter((take) => !isGone(take))
      .map(({ id, item, recordedAt, speaker, state }): SessionTake => {
        const own = here.get(id)
        const kind = own?.context.kind ?? kinds.get(item) ?? 'word'
        const isApproved = state === 'approved'
        return { id, course, item, kind, speaker, recordedAt, isApproved, stored: own }
      }),
    ...stored
      .filter((take) => take.context.course === course && !ids.has(take.id) && !isGone(take))
      .map(({ context: { item, kind, speaker }, ...take }): SessionTake => {
        const { id, recordedAt, state } = take
        const isApproved = state === 'approved'
        return { id, course, item, kind, speaker, recordedAt, isApproved, stored: here.get(id) }
      }),
  ]
}
