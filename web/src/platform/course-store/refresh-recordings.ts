import { api, type CourseRecordings, type Recording } from '@mboa/contract'
import { withLearnerDatabase, type LearnerDatabase } from '../device-store/learner-database.ts'
import { mayPrefetch } from '../data-use/data-choices.ts'
import { call } from '../network/api-client.ts'
import {
  listStoredRecordings,
  type RecordingsByItem,
  forgetSounds,
  onlyStored,
} from './stored-recordings.ts'

const cursorKey = (course: string) => `recordings-cursor:${course}`

const epochKey = (course: string) => `recordings-epoch:${course}`

/** When a course's recordings were last heard of; epoch ms. */
const heardKey = (course: string) => `recordings-heard:${course}`

const dayMs = 24 * 60 * 60 * 1000

interface Follow {
  course: string
  /** What the page can hear already. */
  shown: RecordingsByItem | undefined
  /** Epoch ms. */
  now: number
}

/**
 * Hears which recordings of a course came and went, behind the page's back. Answers what can be
 * heard now, or undefined where that is what the page shows already. Where data is to be spared nothing comes by
 * itself; a device that keeps sound of the course asks once a day anyway, because speakers
 * may withdraw theirs at any time.
 */
export function followRecordings(
  userId: string,
  { course, shown, now }: Follow,
): Promise<RecordingsByItem | undefined> {
  return withLearnerDatabase(userId, async (database) => {
    if (!mayPrefetch() && !(await mustAsk(database, course, now))) return undefined
    const heard = await refreshRecordings(database, course, now)
    const stored = await listStoredRecordings(database, course)
    const recordings = heard === 'reached' ? stored : await onlyStored(stored)
    // Another tab, or the page a moment ago, may have heard of it first.
    return isSame(recordings, shown) ? undefined : recordings
  })
}

function isSame(some: RecordingsByItem, others: RecordingsByItem = new Map()): boolean {
  return JSON.stringify([...some.values()]) === JSON.stringify([...others.values()])
}

async function mustAsk(database: LearnerDatabase, course: string, now: number): Promise<boolean> {
  if (!navigator.onLine) return false
  const heardAt = await database.get('values', heardKey(course))
  if (typeof heardAt === 'number' && Math.abs(now - heardAt) < dayMs) return false
  return (await onlyStored(await listStoredRecordings(database, course))).size > 0
}

/**
 * Takes over which recordings of a course came, changed and went, page by page; what went is gone
 * from this device with its sound.
 * @param now epoch ms
 */
export async function refreshRecordings(
  database: LearnerDatabase,
  course: string,
  now: number,
): Promise<'reached' | 'unreached'> {
  /** What the device has from an earlier epoch, as long as it has not been sent again. */
  let undeclared: Set<string> | undefined
  for (let more = true; more;) {
    const known = await database.get('values', cursorKey(course))
    const epoch = await database.get('values', epochKey(course))
    const after = typeof known === 'number' ? known : 0
    const page = await call(api.listCourseRecordings, {
      params: { course },
      query: { after: String(after), epoch: typeof epoch === 'string' ? epoch : undefined },
    })
    if (!page.ok) return 'unreached'
    if (epoch !== undefined && page.value.epoch !== epoch) {
      const stored = await database.getAllFromIndex('recordings', 'course', course)
      undeclared = new Set(stored.map(({ id }) => id))
    }
    for (const { id } of page.value.recordings) undeclared?.delete(id)
    await forgetSounds(await takeOver(database, course, page.value))
    ;({ more } = page.value)
  }
  for (const id of undeclared ?? []) {
    const stored = await database.get('recordings', id)
    if (stored !== undefined) await forget(database, stored.recording)
  }
  await database.put('values', now, heardKey(course))
  return 'reached'
}

/** Forgets a recording whose address has answered that it is gone, before the server says so. */
export async function forgetRecording(userId: string, recording: Recording): Promise<void> {
  await withLearnerDatabase(userId, (database) => forget(database, recording))
}

async function forget(database: LearnerDatabase, recording: Recording): Promise<void> {
  await database.delete('recordings', recording.id)
  await forgetSounds([recording])
}

/** All of a page or nothing of it; answers what the device had of that which went. */
async function takeOver(
  database: LearnerDatabase,
  course: string,
  page: CourseRecordings,
): Promise<readonly Recording[]> {
  const transaction = database.transaction(['recordings', 'values'], 'readwrite')
  const store = transaction.objectStore('recordings')
  const gone: Recording[] = []
  for (const id of page.withdrawn) {
    const stored = await store.get(id)
    if (stored === undefined) continue
    gone.push(stored.recording)
    await store.delete(id)
  }
  for (const recording of page.recordings) await store.put({ id: recording.id, course, recording })
  const values = transaction.objectStore('values')
  await values.put(page.cursor, cursorKey(course))
  await values.put(page.epoch, epochKey(course))
  await transaction.done
  return gone
}
