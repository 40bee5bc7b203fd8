import type { Recording } from '@mboa/contract'
import type { LearnerDatabase } from '../device-store/learner-database.ts'

/** What this device can play of a course, by item; the oldest recording of an item first. */
export type RecordingsByItem = ReadonlyMap<string, readonly Recording[]>

/** What the device knows of a course's recordings, without the network. */
export async function listStoredRecordings(
  database: LearnerDatabase,
  course: string,
): Promise<RecordingsByItem> {
  const stored = await database.getAllFromIndex('recordings', 'course', course)
  const byItem = new Map<string, Recording[]>()
  for (const { recording } of stored) {
    const ofItem = byItem.get(recording.item)
    if (ofItem === undefined) byItem.set(recording.item, [recording])
    else ofItem.push(recording)
  }
  return byItem
}
