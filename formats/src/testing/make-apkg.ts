import { DatabaseSync } from 'node:sqlite'
import { zstdCompressSync } from 'node:zlib'
import { writeCollection, type DeckNote } from '../apkg/write-collection.ts'
import { makeZip, type Packed } from './make-zip.ts'

/** A note with its fields as HTML. */
export type MadeNote = readonly string[]

const apkgFields = ['Word', 'English', 'French', 'Sound'] as const

const noteOf = (fields: MadeNote, place: number): DeckNote => ({
  guid: `note-guid-${place}`,
  fields: apkgFields.map((_, at) => fields[at] ?? ''),
  cards: [{ ord: 0, progress: undefined }],
})

/** A collection as every version of Anki reads it (schema 11). */
export function oldCollection(
  notes: readonly MadeNote[],
  fields: readonly string[] = apkgFields,
): Uint8Array {
  const card = {
    name: 'Card 1',
    question: '{{Word}}',
    answer: '{{English}}',
    needs: fields[0] ?? '',
  }
  const type = { id: 1_700_000_000_001, name: 'Basic', fields, cards: [card], css: '' }
  const deck = { id: 1_700_000_000_002, name: 'Words', now: 1_700_000_000_000 }
  return writeCollection({ ...deck, type, notes: notes.map(noteOf) })
}

/**
 * The same as the newest keeps it (schema 18): note types in tables with an order of letters that
 * only Anki has, and marked for a journal beside it.
 */
export function newCollection(notes: readonly MadeNote[]): Uint8Array {
  const file = new DatabaseSync(':memory:')
  file.deserialize(oldCollection(notes))
  // Seven letters wide: bytes of the same length take the place of these.
  file.exec(`
    UPDATE col SET ver = 18, models = '', decks = '';
    CREATE TABLE fields (ntid integer NOT NULL, ord integer NOT NULL,
      name text NOT NULL COLLATE nocase , config blob NOT NULL, PRIMARY KEY (ntid, ord)) WITHOUT ROWID;
    CREATE UNIQUE INDEX idx_fields_name_ntid ON fields (name, ntid);
    CREATE TABLE notetypes (id integer NOT NULL PRIMARY KEY, name text NOT NULL COLLATE nocase ,
      mtime_secs integer NOT NULL, usn integer NOT NULL, config blob NOT NULL);
    CREATE UNIQUE INDEX idx_notetypes_name ON notetypes (name);
    INSERT INTO notetypes VALUES (1700000000001, 'Basic', 0, 0, x'');`)
  const insert = file.prepare("INSERT INTO fields VALUES (1700000000001, ?, ?, x'')")
  for (const [ord, name] of [...apkgFields.entries()].toReversed()) insert.run(ord, name)
  const bytes = Buffer.from(file.serialize())
  for (let at = bytes.indexOf('nocase '); at >= 0; at = bytes.indexOf('nocase ')) {
    bytes.write('unicase', at, 'latin1')
  }
  bytes[18] = bytes[19] = 2
  file.close()
  return bytes
}

const dummy = [
  ['Please update to the latest Anki version, then import the .colpkg/.apkg file again.'],
]

/** The files of a package in each of the three containers. */
export const apkgParts: Readonly<
  Record<'anki2' | 'anki21' | 'anki21b', (notes: readonly MadeNote[], media: string[]) => Packed[]>
> = {
  anki2: (notes, media) => [
    { name: 'collection.anki2', bytes: oldCollection(notes) },
    { name: 'media', bytes: mediaList(media) },
    ...media.map((bytes, at) => ({ name: String(at), bytes })),
  ],
  anki21: (notes, media) => [
    { name: 'collection.anki2', bytes: oldCollection(dummy) },
    { name: 'collection.anki21', bytes: oldCollection(notes) },
    { name: 'media', bytes: mediaList(media) },
    ...media.map((bytes, at) => ({ name: String(at), bytes })),
  ],
  anki21b: (notes, media) => [
    { name: 'meta', bytes: new Uint8Array([8, 3]) },
    { name: 'collection.anki2', bytes: oldCollection(dummy) },
    { name: 'collection.anki21b', bytes: zstdCompressSync(newCollection(notes)) },
    { name: 'media', bytes: zstdCompressSync(mediaEntries(media)) },
    ...media.map((bytes, at) => ({
      name: String(at),
      bytes: zstdCompressSync(Buffer.from(bytes)),
    })),
  ],
}

const mediaList = (names: readonly string[]) =>
  JSON.stringify(Object.fromEntries(names.map((name, at) => [at, name])))

/** `MediaEntries` as protobuf writes it; names of less than a hundred bytes. */
function mediaEntries(names: readonly string[]): Buffer {
  return Buffer.concat(
    names.map((name) => {
      const bytes = Buffer.from(name)
      const sha1 = Buffer.alloc(20, 7)
      const entry = Buffer.concat([
        Buffer.from([0x0a, bytes.length]),
        bytes,
        Buffer.from([0x10, 0x85, 0x01, 0x1a, sha1.length]),
        sha1,
      ])
      return Buffer.concat([Buffer.from([0x0a, entry.length]), entry])
    }),
  )
}

export const makeApkg = (
  container: keyof typeof apkgParts,
  notes: readonly MadeNote[],
  media: string[] = [],
): Buffer => makeZip(apkgParts[container](notes, media))
