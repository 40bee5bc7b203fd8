import { crc32 } from 'node:zlib'

/** A file of an archive; names are ours, of plain ASCII. */
export interface ZippedFile {
  readonly name: string
  readonly bytes: Uint8Array
}

/** What the format without its 64-bit extension can name. */
const mostFiles = 65_535
const largestOffset = 0xffff_ffff
/** 1 January 1980, the format's first day: the same files make the same bytes. */
const firstDay = 0x0021

interface Entry {
  readonly name: string
  readonly size: number
  readonly crc: number
  readonly offset: number
}

/**
 * Writes a ZIP file (PKWARE APPNOTE 6.3.3) as its files come, one in memory at a time. They are
 * stored as they are: sound that is compressed already gains nothing.
 * @throws RangeError beyond 65,535 files or 4 GiB
 */
export async function* streamZip(
  files: AsyncIterable<ZippedFile> | Iterable<ZippedFile>,
): AsyncIterable<Uint8Array> {
  const entries: Entry[] = []
  let offset = 0
  for await (const { name, bytes } of files) {
    const entry = { name, size: bytes.length, crc: crc32(bytes), offset }
    const head = Buffer.concat([localHead(entry), Buffer.from(name, 'ascii')])
    yield head
    yield bytes
    entries.push(entry)
    offset += head.length + bytes.length
    if (entries.length > mostFiles || offset > largestOffset) {
      throw new RangeError('This is more than a ZIP file can hold.')
    }
  }
  const directory = Buffer.concat(
    entries.flatMap((entry) => [directoryHead(entry), Buffer.from(entry.name, 'ascii')]),
  )
  yield directory
  yield ending(entries.length, directory.length, offset)
}

function localHead({ name, size, crc }: Entry): Buffer {
  const head = Buffer.alloc(30)
  head.writeUInt32LE(0x04034b50, 0)
  head.writeUInt16LE(10, 4)
  head.writeUInt16LE(firstDay, 12)
  head.writeUInt32LE(crc, 14)
  head.writeUInt32LE(size, 18)
  head.writeUInt32LE(size, 22)
  head.writeUInt16LE(name.length, 26)
  return head
}

function directoryHead({ name, size, crc, offset }: Entry): Buffer {
  const head = Buffer.alloc(46)
  head.writeUInt32LE(0x02014b50, 0)
  head.writeUInt16LE(10, 4)
  head.writeUInt16LE(10, 6)
  head.writeUInt16LE(firstDay, 14)
  head.writeUInt32LE(crc, 16)
  head.writeUInt32LE(size, 20)
  head.writeUInt32LE(size, 24)
  head.writeUInt16LE(name.length, 28)
  head.writeUInt32LE(offset, 42)
  return head
}

function ending(count: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(size, 12)
  end.writeUInt32LE(offset, 16)
  return end
}
