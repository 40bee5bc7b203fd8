import { zstdDecompressSync } from 'node:zlib'
import { type Archive, openZip } from '../archive/zip.ts'
import { type Chunks, FormatError } from '../model.ts'
import { readMediaEntries, readMediaList } from './media-names.ts'

/** A package of Anki, whichever of its three containers it is. */
export interface AnkiPackage {
  /** A database of SQLite. */
  readonly collection: Uint8Array
  /** Names of its media, as fields call them. */
  readonly media: ReadonlyMap<string, string>
}

/** Fifty thousand notes are twenty. */
const mostCollectionBytes = 50_000_000
const mostListBytes = 5_000_000

/**
 * The collection of a package and the list of its media. Newer containers hold an older one as well,
 * with one note in it that says to get a newer Anki.
 * Source: rslib/src/import_export/package/meta.rs and media.rs of Anki.
 * @throws FormatError
 */
export async function openPackage(chunks: Chunks): Promise<AnkiPackage> {
  const archive = await openZip(chunks)
  const name = ['collection.anki21b', 'collection.anki21', 'collection.anki2'].find((each) =>
    archive.names.includes(each),
  )
  if (name === undefined)
    throw new FormatError('this ZIP is no package of Anki (.apkg)', 1, 'unknown-format')
  const collection = await readPacked(archive, name, mostCollectionBytes)
  return { collection, media: await listMedia(archive) }
}

/** What newer containers hold is packed once more by Zstandard, each file by itself. */
async function readPacked(archive: Archive, file: string, most: number): Promise<Uint8Array> {
  const bytes = await readWhole(archive, file, most)
  return archive.names.includes('collection.anki21b') ? unpack(bytes, most) : bytes
}

async function listMedia(archive: Archive): Promise<ReadonlyMap<string, string>> {
  // Old programs wrote packages without a list.
  if (!archive.names.includes('media')) return new Map()
  const list = await readPacked(archive, 'media', mostListBytes)
  return archive.names.includes('collection.anki21b') ? readMediaEntries(list) : readMediaList(list)
}

/** A sound or picture of a package. */
export interface PackedMedia {
  /** As fields call it; whatever it says, it is no path. */
  readonly name: string
  /** @throws FormatError when it is damaged, or larger than that */
  readonly read: (most: number) => Promise<Uint8Array>
}

/**
 * What lies in a package beside its notes, of an archive that is open already.
 * @throws FormatError
 */
export async function listPackedMedia(archive: Archive): Promise<readonly PackedMedia[]> {
  const there = new Set(archive.names)
  return [...(await listMedia(archive))].flatMap(([file, name]) =>
    there.has(file) ? [{ name, read: (most: number) => readPacked(archive, file, most) }] : [],
  )
}

async function readWhole(archive: Archive, name: string, most: number): Promise<Buffer> {
  const held: Uint8Array[] = []
  let size = 0
  for await (const chunk of archive.read(name)) {
    size += chunk.byteLength
    if (size > most) throw tooLarge(most)
    held.push(chunk)
  }
  return Buffer.concat(held)
}

function unpack(bytes: Uint8Array, most: number): Uint8Array {
  try {
    return zstdDecompressSync(bytes, { maxOutputLength: most })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : ''
    if (code === 'ERR_BUFFER_TOO_LARGE') throw tooLarge(most)
    throw new FormatError('what is in this package is damaged', 1, 'damaged')
  }
}

const tooLarge = (most: number) =>
  new FormatError(`a file of this package is larger than ${most / 1e6} MB`, 1, 'too-large')
