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
  const has = (name: string) => archive.names.includes(name)
  const isPacked = has('collection.anki21b')
  const name = ['collection.anki21b', 'collection.anki21', 'collection.anki2'].find(has)
  if (name === undefined)
    throw new FormatError('this ZIP is no package of Anki (.apkg)', 1, 'unknown-format')
  const limits = { collection: mostCollectionBytes, media: mostListBytes }
  const read = async (file: string, most: number) => {
    const bytes = await readWhole(archive, file, most)
    return isPacked ? unpack(bytes, most) : bytes
  }
  const collection = await read(name, limits.collection)
  // Old programs wrote packages without a list.
  if (!has('media')) return { collection, media: new Map() }
  const list = await read('media', limits.media)
  return { collection, media: isPacked ? readMediaEntries(list) : readMediaList(list) }
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
  new FormatError(`the notes of this package are larger than ${most / 1e6} MB`, 1, 'too-large')
