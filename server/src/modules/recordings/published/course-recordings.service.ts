import { recordingsPageLimit, type CourseRecordings, type Recording } from '@mboa/contract'
import type { Blobs } from '../../../platform/blobs/blobs.ts'
import type { Database } from '../../../platform/database/database.ts'
import { creditedName } from '../speakers/credited-name.ts'
import { clipAddress, heardPartOf, heardSoundOf } from '../takes/take-presenter.ts'
import type { TakeRow } from '../takes/takes.repository.ts'
import { listPublished } from './published-recordings.repository.ts'

/** What of a course learners hear, as far as it changed after a cursor. */
export type ListCourseRecordings = (course: string, after: number) => Promise<CourseRecordings>

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

  return async (course, after) => {
    const page = { after, limit: recordingsPageLimit + 1 }
    const rows = await listPublished(parts.database.queries, course, page)
    const shown = rows.slice(0, recordingsPageLimit)
    const recordings: Recording[] = []
    const withdrawn: string[] = []
    for (const row of shown) {
      const recording = await present(row)
      if (recording === undefined) withdrawn.push(row.takeId)
      else recordings.push(recording)
    }
    const more = rows.length > recordingsPageLimit
    return { recordings, withdrawn, cursor: shown.at(-1)?.sequence ?? after, more }
  }
}
