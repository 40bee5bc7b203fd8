import { type Chunks, FormatError } from '../model.ts'

/** A file of a tape archive; what is not read of it is passed over. */
export interface TarFile {
  /** With its folders, as the archive has it: nothing keeps it from leading elsewhere. */
  readonly name: string
  readonly bytes: number
  readonly read: () => AsyncGenerator<Uint8Array, void>
}

const blockBytes = 512
/** Of a name that did not fit. */
const longestNameBytes = 10_000
const plainFile = '0'
const longName = 'L'
const furtherHeader = 'x'

/**
 * Reads an archive of tar (POSIX.1-1988, with long names of pax and GNU) from front to back: plain
 * files alone, neither links nor anything else.
 * @throws FormatError where it is no such archive, or breaks off
 */
export async function* readTar(chunks: Chunks): AsyncGenerator<TarFile, void> {
  const tape = openTape(chunks)
  let named: string | undefined
  for (;;) {
    const header = await tape.readWhole(blockBytes)
    if (header.every((byte) => byte === 0)) return
    checkSum(header)
    const bytes = sizeOf(header)
    const type = textAt(header, 156, 1)
    const padding = (blockBytes - (bytes % blockBytes)) % blockBytes
    if (type === longName || type === furtherHeader) {
      if (bytes > longestNameBytes) throw brokenTar()
      const text = Buffer.from(await tape.readWhole(bytes)).toString('utf8')
      named = type === longName ? text.replace(/\0.*$/s, '') : (pathOf(text) ?? named)
      await tape.readWhole(padding)
      continue
    }
    let left = bytes
    const read = async function* () {
      while (left > 0) {
        const piece = await tape.readPiece(left)
        left -= piece.length
        yield piece
      }
    }
    if (type === plainFile || type === '') {
      yield { name: named ?? nameOf(header), bytes, read }
    }
    for (left += padding; left > 0;) left -= (await tape.readPiece(left)).length
    named = undefined
  }
}

const brokenTar = () => new FormatError('this is no whole archive of tar', 1, 'damaged')

function openTape(chunks: Chunks) {
  const source = (async function* () {
    yield* chunks
  })()
  let held: Uint8Array = new Uint8Array()

  /** A piece of what follows, at most so long. */
  async function readPiece(most: number): Promise<Uint8Array> {
    while (held.length === 0) {
      const next = await source.next()
      if (next.done === true) throw brokenTar()
      held = next.value
    }
    const piece = held.subarray(0, most)
    held = held.subarray(piece.length)
    return piece
  }

  async function readWhole(bytes: number): Promise<Uint8Array> {
    const whole = new Uint8Array(bytes)
    for (let at = 0; at < bytes;) {
      const piece = await readPiece(bytes - at)
      whole.set(piece, at)
      at += piece.length
    }
    return whole
  }

  return { readPiece, readWhole }
}

function textAt(header: Uint8Array, at: number, length: number): string {
  return Buffer.from(header.subarray(at, at + length))
    .toString('utf8')
    .replace(/\0.*$/s, '')
}

function nameOf(header: Uint8Array): string {
  const prefix = textAt(header, 257, 5) === 'ustar' ? textAt(header, 345, 155) : ''
  const name = textAt(header, 0, 100)
  return prefix === '' ? name : `${prefix}/${name}`
}

/** Octal digits; of files beyond 8 GB it is something else. */
function sizeOf(header: Uint8Array): number {
  const digits = textAt(header, 124, 12).trim()
  if (!/^[0-7]{1,11}$/.test(digits)) throw brokenTar()
  return Number.parseInt(digits, 8)
}

function checkSum(header: Uint8Array): void {
  const written = Number.parseInt(textAt(header, 148, 8).trim(), 8)
  const counted = header.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 32 : byte), 0)
  if (written !== counted) throw brokenTar()
}

/** Of the records of a further header (`25 path=…`) the name. */
function pathOf(records: string): string | undefined {
  return /^\d+ path=(.*)$/m.exec(records)?.[1]
}
