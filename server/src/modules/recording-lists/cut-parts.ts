import { hash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { RecordingPart } from '@mboa/contract'

/** On average: some twenty kilobytes. */
const rowsOfPart = 128
const rowsAtMost = 1_000
/** Rows that are measured in one turn of the event loop. */
const rowsOfTurn = 1_000
/** Below what a page has room for. */
const bytesAtMost = 140_000
const markLength = 12
/** 96 bits. */
const digestLength = 16

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
export async function cutParts<Row extends { readonly item: string }>(
  list: readonly Row[],
  { known, room: given }: { known: ReadonlySet<string>; room: number },
): Promise<CutList<Row>> {
  const parts: RecordingPart[] = []
  const rows: Row[] = []
  let isWhole = true
  let room = given
  let digests = ''
  let count = 0
  let bytes = 0
  for (const [at, row] of list.entries()) {
    if (at > 0 && at % rowsOfTurn === 0) await setImmediate()
    const measured = measure(row)
    digests += measured.digest
    count += 1
    bytes += measured.bytes
    const isLast = at === list.length - 1
    const isFull = count >= rowsAtMost || bytes >= bytesAtMost
    if (!isLast && !isFull && !measured.endsPart) continue
    const mark = hash('sha256', digests).slice(0, markLength)
    parts.push({ mark, count })
    if (!known.has(mark)) {
      // Nothing after what there was no room for: whoever reads takes one part after the other.
      isWhole &&= bytes <= room
      if (isWhole) {
        rows.push(...list.slice(at + 1 - count, at + 1))
        room -= bytes
      }
    }
    digests = ''
    count = 0
    bytes = 0
  }
  return { parts, rows, isWhole, room }
}

/** What of a row its part is made of. */
interface MeasuredRow {
  readonly digest: string
  /** As JSON, with what separates it from the next. */
  readonly bytes: number
  readonly endsPart: boolean
}

/** Of rows that are the same for all who ask: to write ten thousand as JSON takes as long as all else. */
const measuredRows = new WeakMap<object, MeasuredRow>()

function measure(row: { readonly item: string }): MeasuredRow {
  const known = measuredRows.get(row)
  if (known !== undefined) return known
  const line = JSON.stringify(row)
  const measured = {
    digest: hash('sha256', line, 'base64url').slice(0, digestLength),
    bytes: Buffer.byteLength(line) + 1,
    endsPart: endsPart(row.item),
  }
  measuredRows.set(row, measured)
  return measured
}

/** Of one row in so many: by FNV-1a, mixed so that names which only end otherwise differ. */
function endsPart(item: string): boolean {
  let mixed = 0x81_1c_9d_c5
  for (let at = 0; at < item.length; at += 1) {
    mixed = Math.imul(mixed ^ item.charCodeAt(at), 0x01_00_01_93)
  }
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85_eb_ca_6b)
  return ((mixed ^ (mixed >>> 13)) >>> 0) % rowsOfPart === 0
}
