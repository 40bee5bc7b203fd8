import { crc32 } from 'node:zlib'
import { type Entry, fromBufferPromise, openPromise, type ZipFile } from 'yauzl'
import { type Chunks, FormatError, type TableProblem } from '../model.ts'

/** An archive whose list of files has been looked through; none of them is unpacked yet. */
export interface Archive {
  readonly names: readonly string[]
  /**
   * The bytes of a file, as they are unpacked.
   * @throws FormatError when it is not there, or not what the list says
   */
  read(name: string): AsyncGenerator<Uint8Array, void>
}

/** Limits: texts and tables that somebody wrote, in an archive that is held while it is read. */
const mostBytes = 50_000_000
const limits = { mostFiles: 10_000, mostUnpackedBytes: 500_000_000 }
type Limits = typeof limits
/** Text becomes 10 times smaller, a sheet of the same cells 50 times; zeros a thousand times. */
const mostRatio = 200
/** Of archives that hold recordings, which are read from the disk: some hours, packed or not. */
const limitsOfSound = { mostFiles: 30_000, mostUnpackedBytes: 2_000_000_000 }
/** A small file may be as even as it likes. */
const smallBytes = 1_000_000

/**
 * Opens a ZIP, and refuses by its list alone what could harm whoever unpacks it: places outside of
 * it, links, encrypted and nested archives, files that share their bytes, and sizes beyond reason.
 * @throws FormatError
 */
export async function openZip(chunks: Chunks): Promise<Archive> {
  const bytes = await readBytes(chunks)
  const listed = await inPlainWords(async () => {
    const zip = await fromBufferPromise(bytes)
    return { zip, entries: await listEntries(zip, limits) }
  })
  return archiveOf(listed.zip, listed.entries, { size: bytes.byteLength, limits })
}

/**
 * The same for a file on the disk that may hold hours of sound; to be closed when it is read.
 * @throws FormatError
 */
export async function openZipFile(path: string): Promise<Archive & { close: () => void }> {
  const zip = await inPlainWords(() => openPromise(path, { autoClose: false }))
  try {
    const entries = await inPlainWords(() => listEntries(zip, limitsOfSound))
    const archive = archiveOf(zip, entries, { size: zip.fileSize, limits: limitsOfSound })
    return { ...archive, close: () => zip.close() }
  } catch (error) {
    zip.close()
    throw error
  }
}

async function readBytes(chunks: Chunks): Promise<Buffer> {
  const held: Uint8Array[] = []
  let size = 0
  for await (const chunk of chunks) {
    size += chunk.byteLength
    if (size > mostBytes) refuse('the archive is larger than 50 MB', 'too-large')
    held.push(chunk)
  }
  if (size === 0) refuse('the file is empty', 'empty')
  const bytes = Buffer.concat(held)
  if (bytes.indexOf(oldOffice) === 0) {
    refuse('this is a file of Excel before 2007, or locked: save it as .xlsx without a password')
  }
  return bytes
}

/** How files of Office begin that are no ZIPs: old ones, and those with a password. */
const oldOffice = Buffer.from([0xd0, 0xcf, 0x11, 0xe0])

async function listEntries(zip: ZipFile, { mostFiles }: Limits): Promise<readonly Entry[]> {
  if (zip.entryCount > mostFiles) refuse(`the archive holds more than ${mostFiles} files`)
  const entries: Entry[] = []
  for await (const entry of zip.eachEntry()) entries.push(entry)
  return entries
}

function archiveOf(
  zip: ZipFile,
  entries: readonly Entry[],
  { size, limits: { mostUnpackedBytes } }: { size: number; limits: Limits },
): Archive {
  const files = new Map<string, Entry>()
  let unpacked = 0
  for (const entry of entries) {
    const flaw = flawOf(entry)
    if (flaw !== undefined) refuse(`${quoted(entry.fileName)} in the archive ${flaw}`)
    if (files.has(entry.fileName)) refuse(`${quoted(entry.fileName)} is in the archive twice`)
    unpacked += entry.uncompressedSize
    if (unpacked > mostUnpackedBytes)
      refuse(`the archive would become larger than ${mostUnpackedBytes / 1_000_000} MB`)
    files.set(entry.fileName, entry)
  }
  checkOverlaps(entries, size)
  return {
    names: [...files.keys()].filter((name) => !name.endsWith('/')),
    async *read(name) {
      const entry = files.get(name)
      if (entry === undefined) throw new FormatError(`the archive has no ${quoted(name)}`, 1)
      yield* unpack(zip, entry)
    },
  }
}

const nested =
  /\.(zip|zipx|jar|7z|rar|gz|tgz|bz2|xz|zst|lz4|tar|cab|iso|apkg|colpkg|docx|xls[xmb])$/i

/** Kinds of files as Unix has them, in the upper half of the attributes. */
const kindMask = 0o170000
const [regular, folder] = [0o100000, 0o040000]
/** Flags beside the first, which says encrypted too: the list itself may be. */
const maskedList = 0x2000

/** What no archive that somebody packed words into has. */
function flawOf(entry: Entry): string | undefined {
  const { fileName: name, compressedSize, uncompressedSize } = entry
  if (/\p{Cc}/u.test(name) || name === '') return 'has a name that no file can have'
  const kind = (entry.externalFileAttributes >>> 16) & kindMask
  if (kind !== 0 && kind !== regular && kind !== folder) return 'is a link, and not a file'
  if (entry.isEncrypted() || (entry.generalPurposeBitFlag & maskedList) !== 0) {
    return 'is encrypted: pack it without a password'
  }
  if (!entry.canDecodeFileData()) return 'is packed in a way that is not read here'
  if (nested.test(name)) return nestedFlaw
  if (uncompressedSize > smallBytes && uncompressedSize > compressedSize * mostRatio) {
    return `would become more than ${mostRatio} times larger`
  }
  return undefined
}

const nestedFlaw = 'is an archive itself: take it out first'

/** Files that share their bytes make a small archive endless. */
function checkOverlaps(entries: readonly Entry[], size: number): void {
  const placed = entries.toSorted(
    (one, other) => one.relativeOffsetOfLocalHeader - other.relativeOffsetOfLocalHeader,
  )
  for (const [at, { fileName, relativeOffsetOfLocalHeader, compressedSize }] of placed.entries()) {
    const next = placed[at + 1]?.relativeOffsetOfLocalHeader ?? size
    if (relativeOffsetOfLocalHeader + localHeaderBytes + compressedSize > next) {
      refuse(`${quoted(fileName)} in the archive lies over another file`)
    }
  }
}

const localHeaderBytes = 30

async function* unpack(zip: ZipFile, entry: Entry): AsyncGenerator<Uint8Array, void> {
  const name = quoted(entry.fileName)
  let crc = 0
  let isFirst = true
  try {
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      const bytes = chunk as Uint8Array
      if (isFirst && isArchive(bytes)) refuse(`${name} in the archive ${nestedFlaw}`)
      isFirst = false
      crc = crc32(bytes, crc)
      yield bytes
    }
  } catch (error) {
    throw plainError(error, name)
  }
  if (crc !== entry.crc32) throw damaged(`${name} in the archive is damaged`)
}

const signatures: readonly (readonly number[])[] = [
  [0x50, 0x4b, 3, 4],
  [0x50, 0x4b, 5, 6],
  [0x37, 0x7a, 0xbc, 0xaf],
  [0x52, 0x61, 0x72, 0x21],
  [0x1f, 0x8b],
  [0x42, 0x5a, 0x68],
  [0xfd, 0x37, 0x7a, 0x58],
]

function isArchive(bytes: Uint8Array): boolean {
  return signatures.some((signature) => signature.every((byte, at) => bytes[at] === byte))
}

async function inPlainWords<T>(open: () => Promise<T>): Promise<T> {
  try {
    return await open()
  } catch (error) {
    throw plainError(error, 'a file')
  }
}

const plain: readonly (readonly [RegExp, string])[] = [
  [/^absolute path|^invalid relative path/, 'NAME in the archive names a place outside of it'],
  [/strong encryption/, 'NAME in the archive is encrypted: pack it without a password'],
  [/multi-disk/, 'the archive is one part of several: pack it in one'],
  [/^too many bytes/, 'NAME in the archive becomes larger than its list says'],
  [/^not enough bytes/, 'NAME in the archive becomes smaller than its list says'],
]

/** What the library and the system say names offsets and signatures. */
function plainError(error: unknown, name: string): FormatError {
  if (error instanceof FormatError) return error
  const said = error instanceof Error ? error.message : ''
  if (/signature not found/.test(said)) {
    return damaged('this is no ZIP, or it breaks off before its end')
  }
  const known = plain.find(([pattern]) => pattern.test(said))
  if (known === undefined) return damaged('the archive is damaged')
  return new FormatError(
    known[1].replace('NAME', () => name),
    1,
    'unsafe-archive',
  )
}

const damaged = (message: string) => new FormatError(message, 1, 'damaged')

function refuse(message: string, reason: TableProblem = 'unsafe-archive'): never {
  throw new FormatError(message, 1, reason)
}

const longestName = 80

/** Names are what strangers wrote: on one line, and not endless. */
export function quoted(name: string): string {
  const signs = Array.from(name.replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '\uFFFD'))
  return `"${signs.slice(0, longestName).join('')}${signs.length > longestName ? '…' : ''}"`
}
