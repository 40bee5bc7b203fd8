import { createHash } from 'node:crypto'
import type { RecordingPart } from '@mboa/contract'

/** On average: some twenty kilobytes. */
const rowsOfPart = 128
const rowsAtMost = 1_000
/** Below what a page has room for. */
const bytesAtMost = 140_000
const markLength = 12

/** A list as parts, and the rows of those that a device does not have and that there is room for. */
interface CutList<Row> {
  readonly parts: RecordingPart[]
  readonly rows: Row[]
  /** Whether there was room for all of them. */
  readonly isWhole: boolean
  /** What is left of the room. */
  readonly room: number
}

/**
 * Cuts a list where its rows say so themselves: whatever comes or goes changes the part that it is in,
 * and the others keep their marks.
 * @param room bytes of JSON, more than one part can have where any are to be answered
 */
export function cutParts<Row extends { readonly item: string }>(
  list: readonly Row[],
  { known, room: given }: { known: ReadonlySet<string>; room: number },
): CutList<Row> {
  const parts: RecordingPart[] = []
  const rows: Row[] = []
  let isWhole = true
  let room = given
  let part: string[] = []
  let bytes = 0
  for (const [at, row] of list.entries()) {
    const line = JSON.stringify(row)
    part.push(line)
    bytes += Buffer.byteLength(line) + 1
    const isLast = at === list.length - 1
    const isFull = part.length >= rowsAtMost || bytes >= bytesAtMost
    if (!isLast && !isFull && !endsPart(row.item)) continue
    const mark = markOf(part)
    parts.push({ mark, count: part.length })
    if (!known.has(mark)) {
      // Nothing after what there was no room for: whoever reads takes one part after the other.
      isWhole &&= bytes <= room
      if (isWhole) {
        rows.push(...list.slice(at + 1 - part.length, at + 1))
        room -= bytes
      }
    }
    part = []
    bytes = 0
  }
  return { parts, rows, isWhole, room }
}

const markOf = (part: readonly string[]) =>
  createHash('sha256')
    .update(`[${part.join(',')}]`)
    .digest('hex')
    .slice(0, markLength)

/** Of one row in so many: by FNV-1a, mixed so that names which only end otherwise differ. */
function endsPart(item: string): boolean {
  let hash = 0x81_1c_9d_c5
  for (let at = 0; at < item.length; at += 1) {
    hash = Math.imul(hash ^ item.charCodeAt(at), 0x01_00_01_93)
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85_eb_ca_6b)
  return ((hash ^ (hash >>> 13)) >>> 0) % rowsOfPart === 0
}
