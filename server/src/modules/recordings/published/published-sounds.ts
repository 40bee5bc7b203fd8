import type { Database } from '../../../platform/database/database.ts'
import { listHeardItems, readPublishedMark } from './published-recordings.repository.ts'

/** What learners can hear of one item of a course. */
interface HeardItem {
  readonly recordings: number
  /** Of the one recording that a download brings: the oldest. */
  readonly bytes: number
}

/** How much there is to hear of each course, for the list of courses. */
export interface PublishedSounds {
  /** Differs after every change of what `list` answers; cheap to ask for. */
  readMark(): Promise<string>
  /** By course and item. */
  list(): Promise<ReadonlyMap<string, ReadonlyMap<string, HeardItem>>>
}

export function createPublishedSounds({ database }: { database: Database }): PublishedSounds {
  return {
    readMark: () => readPublishedMark(database.queries),
    async list() {
      const courses = new Map<string, Map<string, HeardItem>>()
      for (const row of await listHeardItems(database.queries)) {
        const { course, item, recordings, listeningHash, listeningBytes, archiveBytes } = row
        const bytes = (listeningHash === null ? archiveBytes : listeningBytes) ?? 0
        const items = courses.get(course) ?? new Map<string, HeardItem>()
        courses.set(course, items.set(item, { recordings, bytes }))
      }
      return courses
    },
  }
}
