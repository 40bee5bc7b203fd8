import { recordingsPageLimit, type CourseRecordings, type Recording } from '@mboa/contract'
import type { Blobs } from '../../../platform/blobs/blobs.ts'
import type { Database } from '../../../platform/database/database.ts'
import { readEpoch } from '../../../platform/database/epoch.repository.ts'
import { creditedName } from '../speakers/credited-name.ts'
import { clipAddress, heardPartOf, heardSoundOf } from '../takes/take-presenter.ts'
import type { TakeRow } from '../takes/takes.repository.ts'
import { listPublished, readLastSequence } from './published-recordings.repository.ts'

/** Up to where a device has heard of a course. */
interface Heard {
  cursor: number
  /** Absent from older versions of the app. */
  epoch?: string | undefined
}

/** What of a course learners hear, as far as it changed after a cursor. */
export type ListCourseRecordings = (course: string, heard: Heard) => Promise<CourseRecordings>

type Row = Awaited<ReturnType<typeof listPublished>>[number]

export function createListCourseRecordings(parts: {
  database: Database
  blobs: Blobs
}): ListCourseRecordings {
  async function sizeOf(hash: string, bytes: number | null): Promise<number> {
    return bytes ?? (await parts.blobs.find(hash))?.bytes ?? 0
  }

  async function present(row: Row): Promise<Recording | undefined> {
    const { item, kind, speakerId, sound, description, archiveHash } = row
    if (item === null || kind === null || speakerId === null || archiveHash === null) return
    if (sound === null || description === null) return
    const { quality, gainDb } = heardSoundOf({ sound })
    const { listeningHash } = row
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
              bytes: await sizeOf(listeningHash, row.listeningBytes),
            },
      flac: {
        address: clipAddress(archiveHash, 'flac'),
        bytes: await sizeOf(archiveHash, row.archiveBytes),
        ...heardPartOf({ sound, description } satisfies Pick<TakeRow, 'sound' | 'description'>),
      },
    }
  }

  return async (course, heard) => {
    const { queries } = parts.database
    const epoch = await readEpoch(queries)
    const isOfThisEpoch = heard.epoch === undefined || heard.epoch === epoch
    // A cursor from the future belongs to a database since restored from a backup.
    const isFromFuture =
      heard.cursor > 0 && heard.cursor > (await readLastSequence(queries, course))
    const after = !isOfThisEpoch || isFromFuture ? 0 : heard.cursor
    const page = { after, limit: recordingsPageLimit + 1 }
    const rows = await listPublished(queries, course, page)
    const shown = rows.slice(0, recordingsPageLimit)
    const recordings: Recording[] = []
    const withdrawn: string[] = []
    for (const row of shown) {
      const recording = await present(row)
      if (recording === undefined) withdrawn.push(row.takeId)
      else recordings.push(recording)
    }
    const more = rows.length > recordingsPageLimit
    return { recordings, withdrawn, cursor: shown.at(-1)?.sequence ?? after, epoch, more }
  }
}
