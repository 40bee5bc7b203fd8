import { apiPaths, courseRecordingsSchema, type Recording } from '@mboa/contract'
import { openLearnerDatabase, type LearnerDatabase } from '../device-store/learner-database.ts'
import { callApi } from '../network/api-client.ts'
import { forgetSounds } from './forget-sounds.ts'
import { listStoredRecordings, type RecordingsByItem } from './stored-recordings.ts'

const cursorKey = (course: string) => `recordings-cursor:${course}`

/**
 * Takes over which recordings of a course came, changed and went, page by page; what went is gone
 * from this device with its sound. Answers what there is now, or undefined where all is as it was,
 * also without a network: nobody waits for this.
 */
export async function refreshRecordings(
  userId: string,
  course: string,
): Promise<RecordingsByItem | undefined> {
  const database = await openLearnerDatabase(userId)
  try {
    let hasChanged = false
    for (let more = true; more;) {
      const known = await database.get('values', cursorKey(course))
      const after = typeof known === 'number' ? known : 0
      const path = apiPaths.courseRecordings.replace(':course', course)
      const page = await callApi(`${path}?after=${after}`, { answer: courseRecordingsSchema })
      if (!page.ok) break
      const { recordings, withdrawn, cursor } = page.value
      const gone = await takeOver(database, course, { recordings, withdrawn, cursor })
      await forgetSounds(gone)
      hasChanged ||= recordings.length > 0 || withdrawn.length > 0
      ;({ more } = page.value)
    }
    return hasChanged ? await listStoredRecordings(database, course) : undefined
  } finally {
    database.close()
  }
}

/** Forgets a recording whose address has answered that it is gone, before the server tells so. */
export async function forgetRecording(userId: string, recording: Recording): Promise<void> {
  const database = await openLearnerDatabase(userId)
  try {
    await database.delete('recordings', recording.id)
  } finally {
    database.close()
  }
  await forgetSounds([recording])
}

/** All of a page or nothing of it; answers what the device had of that which went. */
async function takeOver(
  database: LearnerDatabase,
  course: string,
  told: { recordings: Recording[]; withdrawn: string[]; cursor: number },
): Promise<readonly Recording[]> {
  const transaction = database.transaction(['recordings', 'values'], 'readwrite')
  const store = transaction.objectStore('recordings')
  const gone: Recording[] = []
  for (const id of told.withdrawn) {
    const stored = await store.get(id)
    if (stored === undefined) continue
    gone.push(stored.recording)
    await store.delete(id)
  }
  for (const recording of told.recordings) await store.put({ id: recording.id, course, recording })
  await transaction.objectStore('values').put(told.cursor, cursorKey(course))
  await transaction.done
  return gone
}
