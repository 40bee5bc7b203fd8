import type { PracticeFold, SessionTally } from '../scheduling/fold.ts'

type Sessions = Record<string, SessionTally>

/**
 * Which row keeps a session. The ids of sessions begin with when they were made, so that a row
 * holds those of some three days, and a new session changes one row alone.
 */
const rowOf = (id: string) => id.slice(0, 5)

/**
 * What each session asked about, for a snapshot to keep: rows by name, as JSON, which costs a start
 * next to nothing until somebody asks for it.
 * @param find the rows that are kept before
 */
export async function keepSessions(
  fold: PracticeFold,
  find: (row: string) => Promise<string | undefined>,
): Promise<Map<string, string>> {
  const changed = new Map<string, Sessions>()
  for (const bucket of fold.sessions.buckets) {
    for (const [id, tally] of bucket ?? []) {
      const name = rowOf(id)
      changed.set(name, { ...changed.get(name), [id]: tally })
    }
  }
  const rows = new Map<string, string>()
  for (const [name, sessions] of changed) {
    const before = JSON.parse((await find(name)) ?? '{}') as Sessions
    for (const [id, tally] of Object.entries(sessions)) {
      before[id] = joinTallies(before[id] ?? {}, tally)
    }
    rows.set(name, JSON.stringify(before))
  }
  return rows
}

/** @param rows as `keepSessions` made them */
export function readKeptSessions(rows: readonly string[]): Map<string, SessionTally> {
  return new Map(rows.flatMap((row) => Object.entries(JSON.parse(row) as Sessions)))
}

/** What one session asked about, in two parts of it: each item at its first answer. */
export function joinTallies(one: SessionTally, other: SessionTally): SessionTally {
  const joined: Record<string, number> = { ...one }
  for (const [item, at] of Object.entries(other)) joined[item] = Math.min(at, joined[item] ?? at)
  return joined
}
