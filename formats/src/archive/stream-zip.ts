import { crc32, deflateRaw } from 'node:zlib'

/** A file of an archive; names are ours, of plain ASCII. */
export interface ZippedFile {
  readonly name: string
  readonly bytes: Uint8Array
  /** It is written smaller; sound that is compressed already gains nothing. */
  readonly isText?: boolean
}

/** From here on the 64-bit extension says it: these very numbers stand for "look there". */
const plainLimits = { files: 0xffff, bytes: 0xffff_ffff }
const zip64Version = 45
/** 1 January 1980, the format's first day: the same files make the same bytes. */
const firstDay = 0x0021

const [stored, deflated] = [0, 8]
/** Files that are listed in one turn of the event loop. */
const entriesOfTurn = 1_000

interface Entry {
  readonly name: string
  readonly method: number
  readonly size: number
  /** Bytes that it takes in the archive. */
  readonly packed: number
  readonly crc: number
  readonly offset: number
}

/**
 * Writes a ZIP file (PKWARE APPNOTE 6.3.3) as its files come, one in memory at a time, stored as
 * they are unless they are text. The 64-bit extension (§4.3.14, §4.5.3) is used beyond 65,534 files
 * or 4 GiB alone: not every reader knows it.
 *
 * @param limits from where on it is used
 */
export async function* streamZip(
  files: AsyncIterable<ZippedFile> | Iterable<ZippedFile>,
  limits = plainLimits,
): AsyncIterable<Uint8Array> {
  const entries: Entry[] = []
  let offset = 0
  for await (const { name, bytes, isText = false } of files) {
    const written = isText ? await deflate(bytes) : bytes
    const [size, packed] = [bytes.length, written.length]
    const method = isText ? deflated : stored
    const entry = { name, method, size, packed, crc: crc32(bytes), offset }
    const head = Buffer.concat([localHead(entry), Buffer.from(name, 'ascii')])
    yield head
    yield written
    entries.push(entry)
    offset += head.length + written.length
  }
  let size = 0
  for (let at = 0; at < entries.length; at += entriesOfTurn) {
    const some = entries.slice(at, at + entriesOfTurn)
    const directory = Buffer.concat(some.map((entry) => directoryEntry(entry, limits.bytes)))
    yield directory
    size += directory.length
    await new Promise((resolve) => setImmediate(resolve))
  }
  const totals = { count: entries.length, size, offset }
  const isPlain = totals.count < limits.files && offset + size < limits.bytes
  if (!isPlain) yield ending64(totals)
  yield ending(isPlain ? totals : beyondPlain)
}

function localHead({ name, method, size, packed, crc }: Entry): Buffer {
  const head = Buffer.alloc(30)
  head.writeUInt32LE(0x04034b50, 0)
  head.writeUInt16LE(versionFor(method), 4)
  head.writeUInt16LE(method, 8)
  head.writeUInt16LE(firstDay, 12)
  head.writeUInt32LE(crc, 14)
  head.writeUInt32LE(packed, 18)
  head.writeUInt32LE(size, 22)
  head.writeUInt16LE(name.length, 26)
  return head
}

/** Deflates in a thread of zlib, since a large text would block the event loop. */
const deflate = (bytes: Uint8Array): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    deflateRaw(bytes, (error, written) => (error === null ? resolve(written) : reject(error)))
  })

/** What a reader must know (§4.4.3.2). */
const versionFor = (method: number): number => (method === deflated ? 20 : 10)

function directoryEntry(
  { name, method, size, packed, crc, offset }: Entry,
  plainBytes: number,
): Buffer {
  const extra = offset < plainBytes ? Buffer.alloc(0) : offset64(offset)
  const head = Buffer.alloc(46)
  head.writeUInt32LE(0x02014b50, 0)
  const version = extra.length === 0 ? versionFor(method) : zip64Version
  head.writeUInt16LE(version, 4)
  head.writeUInt16LE(version, 6)
  head.writeUInt16LE(method, 10)
  head.writeUInt16LE(firstDay, 14)
  head.writeUInt32LE(crc, 16)
  head.writeUInt32LE(packed, 20)
  head.writeUInt32LE(size, 24)
  head.writeUInt16LE(name.length, 28)
  head.writeUInt16LE(extra.length, 30)
  head.writeUInt32LE(extra.length === 0 ? offset : plainLimits.bytes, 42)
  return Buffer.concat([head, Buffer.from(name, 'ascii'), extra])
}

function offset64(offset: number): Buffer {
  const extra = Buffer.alloc(12)
  extra.writeUInt16LE(1, 0)
  extra.writeUInt16LE(8, 2)
  extra.writeBigUInt64LE(BigInt(offset), 4)
  return extra
}

interface Directory {
  readonly count: number
  /** Bytes of it, and bytes before it. */
  readonly size: number
  readonly offset: number
}

const beyondPlain: Directory = {
  count: plainLimits.files,
  size: plainLimits.bytes,
  offset: plainLimits.bytes,
}

/** The directory in 64 bits, and where that stands. */
function ending64({ count, size, offset }: Directory): Buffer {
  const end = Buffer.alloc(76)
  end.writeUInt32LE(0x06064b50, 0)
  end.writeBigUInt64LE(44n, 4)
  end.writeUInt16LE(zip64Version, 12)
  end.writeUInt16LE(zip64Version, 14)
  end.writeBigUInt64LE(BigInt(count), 24)
  end.writeBigUInt64LE(BigInt(count), 32)
  end.writeBigUInt64LE(BigInt(size), 40)
  end.writeBigUInt64LE(BigInt(offset), 48)
  end.writeUInt32LE(0x07064b50, 56)
  end.writeBigUInt64LE(BigInt(offset + size), 64)
  end.writeUInt32LE(1, 72)
  return end
}

function ending({ count, size, offset }: Directory): Buffer {
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(size, 12)
  end.writeUInt32LE(offset, 16)
  return end
}
