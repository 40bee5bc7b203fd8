import {
  recordingsPageBytes,
  recordingsPageLimit,
  type CourseRecordings,
  type Recording,
} from '@mboa/contract'
import type { Context } from '../../context.ts'
import { clipAddress, heardSoundOf } from '../takes/index.ts'
import { creditedName } from './credited-names.ts'
import type { OpenTakeRow } from './open-recordings.repository.ts'
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
type HeardRow = Omit<OpenTakeRow, 'licence'>

/** Without a take that may be heard, all columns of the take are null. */
const isHeard = (row: PublishedRow): row is PublishedRow & HeardRow => row.item !== null

/** What of a course learners hear, as far as it changed after a cursor. */
export async function listCourseRecordings(
  { database: { queries } }: Context,
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
    const recording = isHeard(row) ? presentRecording(row) : undefined
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

/** A recording as it is sent to whoever may hear it. */
export function presentRecording(row: HeardRow): Recording {
  const { quality, gainDb } = heardSoundOf(row)
  return {
    id: row.takeId,
    item: row.item,
    kind: row.kind,
    durationMs: quality.durationMs,
    gainDb,
    voice: { speaker: row.speakerId, name: creditedName(row), dialect: row.dialect },
    opus: { address: clipAddress(row.listeningHash, 'opus'), bytes: row.listeningBytes },
    flac: { address: clipAddress(row.heardHash, 'flac'), bytes: row.heardBytes },
  }
}
