import { readSessionStart } from '@mboa/domain'
import { withLearnerDatabase } from '../device-store/learner-database.ts'
import { lessonRunName } from './stored-run.ts'
import { resumableMs, sessionName, type SessionKind } from './stored-session.ts'

/** What was left in the middle: a session of words or sentences, or a lesson by its id. */
export type Begun = { kind: SessionKind } | { kind: 'lesson'; lesson: string }

const startedAt = (stored: unknown): number | undefined =>
  typeof stored === 'object' &&
  stored !== null &&
  'startedAt' in stored &&
  typeof stored.startedAt === 'number'
    ? stored.startedAt
    : undefined

/**
 * What a learner began last in a course on this device and left in the middle; nothing that was
 * begun half a day ago or earlier.
 * @param course its code
 * @param now epoch ms
 */
export function findBegun(userId: string, course: string, now: number): Promise<Begun | undefined> {
  return withLearnerDatabase(userId, async (database) => {
    const { store } = database.transaction('values')
    const prefix = lessonRunName(`${course}.`)
    const names = await store.getAllKeys(IDBKeyRange.bound(prefix, `${prefix}\uffff`))
    const found: { begun: Begun; at: number }[] = []
    for (const kind of ['word', 'sentence'] as const) {
      const start = readSessionStart(await store.get(sessionName(course, kind)))
      if (start !== undefined) found.push({ begun: { kind }, at: start.startedAt })
    }
    for (const name of names) {
      const at = startedAt(await store.get(name))
      const lesson = name.slice(prefix.length - course.length - 1)
      if (at !== undefined) found.push({ begun: { kind: 'lesson', lesson }, at })
    }
    const fresh = found.filter(({ at }) => Math.abs(now - at) <= resumableMs)
    return fresh.sort((a, b) => b.at - a.at)[0]?.begun
  })
}
