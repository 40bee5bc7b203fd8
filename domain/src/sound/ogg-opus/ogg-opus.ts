import { BrokenFileError } from '../file-integrity.ts'
import { readPages, segmentsOf, writePage, type OggPage } from './ogg-pages.ts'

/** Opus counts at 48 kHz, whatever went in (RFC 7845 §4). */
export const opusRate = 48_000

/** An Opus stream of one channel. */
export interface OpusStream {
  readonly packets: readonly Uint8Array[]
  /** Samples at the beginning that are not to be heard: the encoder's start. */
  readonly preSkip: number
  /** How many samples of 48 kHz are to be heard. */
  readonly sampleCount: number
  /** Of the sound before it was encoded; of no use for decoding. */
  readonly inputRate: number
}

const vendor = 'mboa'
/** RFC 7845 §5.2; names of programs fit. */
const mostTagBytes = 1024
const packetsPerPage = 50

/** An Ogg file (RFC 7845) that plays exactly `sampleCount` samples. */
export function writeOggOpus(stream: OpusStream): Uint8Array {
  const { packets, preSkip, sampleCount } = stream
  const pages: Omit<OggPage, 'isFirst' | 'isLast'>[] = [
    { granule: 0, packets: [writeHead(stream)] },
    { granule: 0, packets: [writeTags()] },
  ]
  const whole = preSkip + sampleCount
  let passed = 0
  for (const group of groupPackets(packets)) {
    passed += group.reduce((sum, packet) => sum + samplesOf(packet), 0)
    // The last page ends where the sound does, within its last packet (§4.4).
    pages.push({ granule: Math.min(passed, whole), packets: group })
  }
  const written = pages.map((page, sequence) =>
    writePage(
      { ...page, isFirst: sequence === 0, isLast: sequence === pages.length - 1 },
      sequence,
    ),
  )
  const file = new Uint8Array(written.reduce((sum, page) => sum + page.length, 0))
  let at = 0
  for (const page of written) {
    file.set(page, at)
    at += page.length
  }
  return file
}

/**
 * Takes an Ogg file apart that holds one Opus stream of one channel and nothing else; undefined
 * for anything else, damaged, cut off or continued. Nothing is decoded.
 */
export function readOggOpus(bytes: Uint8Array): OpusStream | undefined {
  try {
    return parseStream([...readPages(bytes)])
  } catch (error) {
    if (error instanceof BrokenFileError) return undefined
    throw error
  }
}

function parseStream([first, second, ...pages]: readonly OggPage[]): OpusStream | undefined {
  const head = first?.isFirst === true ? parseHead(first.packets) : undefined
  if (head === undefined || second === undefined || !areTags(second.packets)) return undefined
  const last = pages.at(-1)
  if (last?.isLast !== true || [second, ...pages].some((page) => page.isFirst)) return undefined
  const packets = pages.flatMap((page) => page.packets)
  const encoded = packets.reduce((sum, packet) => sum + samplesOf(packet), 0)
  const sampleCount = last.granule - head.preSkip
  const lastPacket = packets.at(-1)
  // More than the packets hold cannot be played; less by more than a packet hides something.
  if (lastPacket === undefined || sampleCount <= 0 || last.granule > encoded) return undefined
  if (encoded - last.granule >= samplesOf(lastPacket) + head.preSkip) return undefined
  return { packets, sampleCount, ...head }
}

/** RFC 7845 §5.1, mapping family 0. */
function writeHead({ preSkip, inputRate }: OpusStream): Uint8Array {
  const head = new Uint8Array(19)
  const view = new DataView(head.buffer)
  head.set(ascii('OpusHead'))
  head.set([1, 1], 8)
  view.setUint16(10, preSkip, true)
  view.setUint32(12, inputRate, true)
  return head
}

function parseHead([head, ...others]: readonly Uint8Array[]) {
  if (head?.length !== 19 || others.length > 0 || !startsWith(head, 'OpusHead')) return undefined
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength)
  const [version, channels, gain, family] = [head[8], head[9], view.getInt16(16, true), head[18]]
  if (version !== 1 || channels !== 1 || gain !== 0 || family !== 0) return undefined
  return { preSkip: view.getUint16(10, true), inputRate: view.getUint32(12, true) }
}

function writeTags(): Uint8Array {
  const name = ascii(vendor)
  const tags = new Uint8Array(8 + 4 + name.length + 4)
  tags.set(ascii('OpusTags'))
  new DataView(tags.buffer).setUint32(8, name.length, true)
  tags.set(name, 12)
  return tags
}

function areTags([tags, ...others]: readonly Uint8Array[]): boolean {
  if (tags === undefined || others.length > 0) return false
  return tags.length <= mostTagBytes && startsWith(tags, 'OpusTags')
}

function startsWith(bytes: Uint8Array, text: string): boolean {
  return ascii(text).every((byte, at) => bytes[at] === byte)
}

function groupPackets(packets: readonly Uint8Array[]): Uint8Array[][] {
  const groups: Uint8Array[][] = []
  let segments = Infinity
  for (const packet of packets) {
    const group = groups.at(-1)
    segments += segmentsOf(packet)
    if (group === undefined || segments > 255 || group.length === packetsPerPage) {
      groups.push([packet])
      segments = segmentsOf(packet)
    } else group.push(packet)
  }
  return groups
}

/** Samples of 48 kHz in a packet, by its first bytes (RFC 6716 §3.1 and §3.2). */
function samplesOf(packet: Uint8Array): number {
  const [toc, count = 0] = packet
  if (toc === undefined) throw new BrokenFileError('A packet is empty.')
  const config = toc >> 3
  const perFrame = samplesPerFrame(config)
  const code = toc & 3
  const frames = code === 0 ? 1 : code === 3 ? count & 63 : 2
  const samples = frames * perFrame
  // 120 ms, by §3.2.5.
  if (frames === 0 || samples > 5760) throw new BrokenFileError('A packet is too long.')
  return samples
}

function samplesPerFrame(config: number): number {
  if (config < 12) return [480, 960, 1920, 2880][config & 3] ?? 0
  if (config < 16) return [480, 960][config & 1] ?? 0
  return [120, 240, 480, 960][config & 3] ?? 0
}

function ascii(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}
