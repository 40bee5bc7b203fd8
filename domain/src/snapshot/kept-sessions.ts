import type { PracticeFold, SessionTally } from '../scheduling/fold.ts'

/** A tally as JSON holds it. */
type KeptTally = Record<string, number>
type Sessions = Record<string, KeptTally>

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
  const changed = new Map<string, Map<string, SessionTally>>()
  for (const bucket of fold.sessions.buckets) {
    for (const [id, tally] of bucket ?? []) {
      const name = rowOf(id)
      const sessions = changed.get(name) ?? new Map<string, SessionTally>()
      changed.set(name, sessions.set(id, tally))
    }
  }
  const rows = new Map<string, string>()
  for (const [name, sessions] of changed) {
    const row = readRow((await find(name)) ?? '{}')
    for (const [id, tally] of sessions) {
      const joined = row.get(id) ?? new Map<string, number>()
      joinTally(joined, tally)
      row.set(id, joined)
    }
    const kept = Array.from(row, ([id, tally]) => [id, Object.fromEntries(tally)] as const)
    rows.set(name, JSON.stringify(Object.fromEntries(kept) satisfies Sessions))
  }
  return rows
}

const readRow = (row: string): Map<string, Map<string, number>> =>
  new Map(
    Object.entries(JSON.parse(row) as Sessions).map(([id, tally]) => [
      id,
      new Map(Object.entries(tally)),
    ]),
  )

/** @param rows as `keepSessions` made them */
export function readKeptSessions(rows: readonly string[]): Map<string, Map<string, number>> {
  return new Map(rows.flatMap((row) => [...readRow(row)]))
}

/** Merges another tally of the same session; the first answer of each item counts. */
export function joinTally(tally: Map<string, number>, other: SessionTally): void {
  for (const [item, at] of other) tally.set(item, Math.min(at, tally.get(item) ?? at))
}
