import type { PracticeFold, SessionTally } from '../scheduling/fold.ts'
import { joinTally, readKeptSessions } from '../snapshot/kept-sessions.ts'

/** One row of a learner's cloth: a session of practice, or a lesson with all its exercises. */
export interface ClothRow {
  /** When its first answer was given (epoch ms). */
  readonly at: number
  /** What it asked about, in the order of the first answers. */
  readonly items: readonly string[]
}

/**
 * The sessions of a lesson are all made when it is begun, and have that instant in their ids; two
 * sessions of practice are not begun and answered within seconds.
 */
const sameLessonMs = 10_000

/**
 * The cloth of one course, a row for each session, in the order in which they were begun. It follows
 * from the answers alone, so every device has the same one; days without practice leave no hole, and
 * no row is ever lost.
 */
export function readClothRows(fold: PracticeFold, course: string): ClothRow[] {
  const isOfCourse = (item: string) => item.startsWith(`${course}.`)
  const sessions = [...listSessions(fold)]
    .filter(([, tally]) => [...tally.keys()].some(isOfCourse))
    .sort(([a], [b]) => (a < b ? -1 : 1))
  const rows: { madeAt: number | undefined; tally: Map<string, number> }[] = []
  for (const [id, tally] of sessions) {
    const madeAt = instantIn(id)
    const last = rows.at(-1)
    const since = (madeAt ?? Number.NaN) - (last?.madeAt ?? Number.NaN)
    // Compared with the lesson's first: a chain of short sessions is no lesson.
    if (last !== undefined && since < sameLessonMs) joinTally(last.tally, tally)
    else rows.push({ madeAt, tally })
  }
  return rows.map(({ tally }) => rowOf(tally)).sort((a, b) => a.at - b.at)
}

/** Those that a snapshot keeps, and those that came since. */
function listSessions(fold: PracticeFold): Map<string, Map<string, number>> {
  const sessions = readKeptSessions(fold.keptSessions ?? [])
  for (const bucket of fold.sessions.buckets) {
    for (const [id, tally] of bucket ?? []) {
      const before = sessions.get(id)
      // Copied, because rows are merged in place.
      if (before === undefined) sessions.set(id, new Map(tally))
      else joinTally(before, tally)
    }
  }
  return sessions
}

function rowOf(tally: SessionTally): ClothRow {
  return {
    at: [...tally.values()].reduce((first, at) => Math.min(first, at)),
    // Found when asked for: a page of thousands of rows shows the latest.
    get items() {
      return [...tally]
        .sort(([a, first], [b, second]) => first - second || (a < b ? -1 : 1))
        .map(([item]) => item)
    },
  }
}

/** When a UUID of version 7 was made (RFC 9562 §5.7), epoch ms; undefined for another version. */
function instantIn(id: string): number | undefined {
  return id[14] === '7' ? Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16) : undefined
}
