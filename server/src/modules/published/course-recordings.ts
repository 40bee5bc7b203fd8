import {
  recordingsPageBytes,
  recordingsPageLimit,
  type CourseRecordings,
  type Recording,
} from '@mboa/contract'
import type { Context } from '../../context.ts'
import type { Blobs } from '../../platform/blobs/blobs.ts'
import { clipAddress, heardSoundOf } from '../takes/index.ts'
import { creditedName } from './credited-names.ts'
import { listPublished, readPlace } from './repository.ts'

/** Up to where a device has heard of a course. */
interface Heard {
  readonly cursor: number
  /** Absent before the first answer. */
  readonly epoch?: string | undefined
}

/** More digits than any count of changes has. */
const longestCursor = 16

type PublishedRow = Awaited<ReturnType<typeof listPublished>>[number]
/** What a recording is presented from. */
export type PresentedRow = Omit<PublishedRow, 'sequence'>

/** What of a course learners hear, as far as it changed after a cursor. */
export async function listCourseRecordings(
  { database: { queries }, blobs }: Context,
  course: string,
  heard: Heard,
): Promise<CourseRecordings> {
  const { epoch, last } = await readPlace(queries, course)
  const isOfThisEpoch = heard.epoch === undefined || heard.epoch === epoch
  // A cursor from the future belongs to a database since restored from a backup.
  const after = !isOfThisEpoch || heard.cursor > last ? 0 : heard.cursor
  const page = { after, limit: recordingsPageLimit + 1 }
  const rows = after < last ? await listPublished(queries, course, page) : []
  const answer: CourseRecordings = {
    recordings: [],
    withdrawn: [],
    cursor: after,
    epoch,
    more: false,
  }
  let bytes = Buffer.byteLength(JSON.stringify(answer)) + longestCursor
  for (const row of rows) {
    const recording = await presentRecording(blobs, row)
    // With the comma before it.
    bytes += Buffer.byteLength(JSON.stringify(recording ?? row.takeId)) + 1
    const count = answer.recordings.length + answer.withdrawn.length
    if (count === recordingsPageLimit || bytes > recordingsPageBytes) {
      return { ...answer, more: true }
    }
    if (recording === undefined) answer.withdrawn.push(row.takeId)
    else answer.recordings.push(recording)
    answer.cursor = row.sequence
  }
  return answer
}

/** A recording as it is sent to whoever may hear it; undefined where there is none to hear. */
export async function presentRecording(
  blobs: Blobs,
  row: PresentedRow,
): Promise<Recording | undefined> {
  const { item, kind, speakerId, sound, heardHash, listeningHash } = row
  if (item === null || kind === null || speakerId === null || heardHash === null) return
  if (sound === null) return
  const { quality, gainDb } = heardSoundOf({ sound })
  return {
    id: row.takeId,
    item,
    kind,
    durationMs: quality.durationMs,
    gainDb,
    voice: { speaker: speakerId, name: creditedName(row), dialect: row.dialect },
    opus:
      listeningHash === null
        ? null
        : {
            address: clipAddress(listeningHash, 'opus'),
            bytes: row.listeningBytes ?? (await sizeOf(blobs, listeningHash)),
          },
    flac: {
      address: clipAddress(heardHash, 'flac'),
      bytes: row.heardBytes ?? (await sizeOf(blobs, heardHash)),
    },
  }
}

/** Where the row does not hold it. */
async function sizeOf(blobs: Blobs, hash: string): Promise<number> {
  return (await blobs.find(hash))?.bytes ?? 0
}
