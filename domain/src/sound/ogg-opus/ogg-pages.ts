import { BrokenFileError, createCrc } from '../file-integrity.ts'

/** RFC 3533 §6: one page of an Ogg file with one stream in it. */
export interface OggPage {
  /** The first page of the stream, and the last. */
  readonly isFirst: boolean
  readonly isLast: boolean
  /** Samples of 48 kHz up to the last packet that ends here. */
  readonly granule: number
  readonly packets: readonly Uint8Array[]
}

const headBytes = 27
const mostSegments = 255
/** Files of ours hold one stream; any number would do. */
const serial = 1
const flags = { continued: 1, first: 2, last: 4 } as const
const checksumAt = 22
const crc = createCrc(32, 0x04c11db7)

/** How many lacing values a packet takes. */
export function segmentsOf(packet: Uint8Array): number {
  return Math.floor(packet.length / mostSegments) + 1
}

/** @throws RangeError where the packets do not fit into one page */
export function writePage(page: OggPage, sequence: number): Uint8Array {
  const lacing = page.packets.flatMap((packet) => [
    ...Array<number>(segmentsOf(packet) - 1).fill(mostSegments),
    packet.length % mostSegments,
  ])
  if (lacing.length > mostSegments) throw new RangeError('Too much for one page.')
  const length = page.packets.reduce((sum, packet) => sum + packet.length, 0)
  const bytes = new Uint8Array(headBytes + lacing.length + length)
  const view = new DataView(bytes.buffer)
  bytes.set([0x4f, 0x67, 0x67, 0x53, 0]) // "OggS", version 0
  bytes[5] = (page.isFirst ? flags.first : 0) | (page.isLast ? flags.last : 0)
  view.setBigInt64(6, BigInt(page.granule), true)
  view.setUint32(14, serial, true)
  view.setUint32(18, sequence, true)
  bytes[26] = lacing.length
  bytes.set(lacing, headBytes)
  let at = headBytes + lacing.length
  for (const packet of page.packets) {
    bytes.set(packet, at)
    at += packet.length
  }
  view.setUint32(checksumAt, crc(bytes), true)
  return bytes
}

/**
 * The pages of a file that is nothing but one stream, whole packets in every page.
 * @throws BrokenFileError
 */
export function* readPages(bytes: Uint8Array): Generator<OggPage> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let stream: number | undefined
  for (let at = 0, sequence = 0; at < bytes.length; sequence += 1) {
    if (bytes.length < at + headBytes || view.getUint32(at) !== 0x4f676753) {
      throw new BrokenFileError('No page begins here.')
    }
    const kind = bytes[at + 5] ?? 0
    const granule = Number(view.getBigInt64(at + 6, true))
    stream ??= view.getUint32(at + 14, true)
    const isNext = view.getUint32(at + 18, true) === sequence
    if (bytes[at + 4] !== 0 || view.getUint32(at + 14, true) !== stream || !isNext) {
      throw new BrokenFileError('This page does not follow.')
    }
    if ((kind & flags.continued) !== 0) throw new BrokenFileError('A packet is torn.')
    const lacingAt = at + headBytes
    const packetsAt = lacingAt + (bytes[at + 26] ?? 0)
    const packets = splitPackets(bytes, lacingAt, packetsAt)
    const end = packets.reduce((sum, packet) => sum + packet.length, packetsAt)
    const page = bytes.slice(at, end)
    page.fill(0, checksumAt, checksumAt + 4)
    if (crc(page) !== view.getUint32(at + checksumAt, true)) {
      throw new BrokenFileError('A page is damaged.')
    }
    const [isFirst, isLast] = [(kind & flags.first) !== 0, (kind & flags.last) !== 0]
    yield { isFirst, isLast, granule, packets }
    at = end
    if (isLast && at !== bytes.length) {
      throw new BrokenFileError('Something stands behind the last page.')
    }
  }
}

function splitPackets(bytes: Uint8Array, lacingAt: number, packetsAt: number): Uint8Array[] {
  const packets: Uint8Array[] = []
  let [start, length] = [packetsAt, 0]
  for (const segment of bytes.subarray(lacingAt, packetsAt)) {
    length += segment
    if (segment === mostSegments) continue
    packets.push(bytes.subarray(start, start + length))
    start += length
    length = 0
  }
  if (length > 0 || start > bytes.length) throw new BrokenFileError('A packet is torn.')
  return packets
}
