import { createHash } from 'node:crypto'
import type { RecordingPart } from '@mboa/contract'

/** On average: some twenty kilobytes. */
const rowsOfPart = 128
const rowsAtMost = 1_000
const markLength = 12

/** A list as parts, and the rows of those that a device does not have. */
interface CutList<Row> {
  readonly parts: RecordingPart[]
  readonly rows: Row[]
}

/**
 * Cuts a list where its rows say so themselves: whatever comes or goes changes the part that it is in,
 * and the others keep their marks.
 */
export function cutParts<Row extends { readonly item: string }>(
  list: readonly Row[],
  known: ReadonlySet<string>,
): CutList<Row> {
  const parts: RecordingPart[] = []
  const rows: Row[] = []
  let from = 0
  for (const [at, { item }] of list.entries()) {
    const isLast = at === list.length - 1
    if (!isLast && !endsPart(item) && at - from + 1 < rowsAtMost) continue
    const part = list.slice(from, at + 1)
    const mark = markOf(part)
    parts.push({ mark, count: part.length })
    if (!known.has(mark)) rows.push(...part)
    from = at + 1
  }
  return { parts, rows }
}

const markOf = (part: readonly unknown[]) =>
  createHash('sha256').update(JSON.stringify(part)).digest('hex').slice(0, markLength)

/** Of one row in so many: by FNV-1a, mixed so that names which only end otherwise differ. */
function endsPart(item: string): boolean {
  let hash = 0x81_1c_9d_c5
  for (let at = 0; at < item.length; at += 1) {
    hash = Math.imul(hash ^ item.charCodeAt(at), 0x01_00_01_93)
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85_eb_ca_6b)
  return ((hash ^ (hash >>> 13)) >>> 0) % rowsOfPart === 0
}
