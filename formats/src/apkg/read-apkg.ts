import { quoted } from '../archive/zip.ts'
import type { Mapping } from '../choose-item.ts'
import { countIn } from '../count-in.ts'
import {
  besideSound,
  type Chunks,
  compact,
  type Entry,
  type Extra,
  FormatError,
  type FoundColumn,
  type LeftOut,
  type ReadPart,
  type SoundReference,
  type TableProblem,
} from '../model.ts'
import { columnOf, entryOfCells } from '../table/table.ts'
import { openCollection, type Collection, type Note, type NoteType } from './collection.ts'
import { readField, type FieldText } from './field-text.ts'
import { openPackage } from './open-package.ts'

const apkg = 'apkg'
/** How many values of a field are shown to whoever says what it holds. */
const mostExamples = 3
const longestExample = 60

/**
 * Reads the notes of a package of Anki: what a field holds is said by hand, or by names as people
 * give them to columns. How somebody has learned them is nobody else's and left out.
 * @throws FormatError when the file as a whole cannot be read
 */
export async function* readApkg(
  chunks: Chunks,
  mapping: Mapping,
  language: string,
): AsyncGenerator<ReadPart, void> {
  const { collection: bytes, media } = await openPackage(chunks)
  const collection = openCollection(bytes)
  try {
    const columns = columnsOf(collection, mapping)
    yield { part: 'outline', outline: { columns, media: [...new Set(media.values())] } }
    if (columns.length === 0) throw new FormatError('the package has no notes', 1, 'empty')
    if (!columns.some(({ holds }) => holds === 'text' || holds === 'sentence')) {
      const names = columns.slice(0, mostNamed).map(({ key }) => quoted(key))
      const message = `no field of its notes is known to hold the words: which one does? There is ${names.join(', ')}`
      throw new FormatError(message, 1, 'no-text-column')
    }
    yield* readNotes(collection, { columns, language })
  } finally {
    collection.close()
  }
}

const mostNamed = 8

/** The fields of all notes that are there, with what they hold. */
function columnsOf(collection: Collection, mapping: Mapping): FoundColumn[] {
  const types = new Map(collection.types.map((type) => [type.id, type]))
  const examples = new Map<NoteType, string[][]>()
  for (const note of collection.notes()) {
    const type = types.get(note.type)
    if (type === undefined) continue
    const ofType = examples.get(type) ?? type.fields.map(() => [])
    examples.set(type, ofType)
    if (ofType.every(({ length }) => length >= mostExamples)) continue
    for (const [at, field] of (note.fields ?? []).entries()) {
      const found = ofType[at]
      if (found === undefined || found.length >= mostExamples) continue
      const text = exampleOf(readField(field))
      if (text !== '') found.push(text)
    }
  }
  return [...examples].flatMap(([{ name: of, fields }, found]) =>
    fields.map((name, at): FoundColumn => {
      const key = `${of}::${name}`
      const said = Object.hasOwn(mapping.columns, key) ? mapping.columns[key] : undefined
      return { key, name, of, holds: said ?? columnOf(name, mapping), examples: found[at] ?? [] }
    }),
  )
}

function exampleOf({ lines, sounds }: FieldText): string {
  const text = lines.join(' / ') || (sounds[0] ?? '')
  const signs = Array.from(text)
  return signs.length > longestExample ? `${signs.slice(0, longestExample).join('')}…` : text
}

function* readNotes(
  collection: Collection,
  { columns, language }: { columns: readonly FoundColumn[]; language: string },
): Generator<ReadPart, void> {
  const types = new Map(collection.types.map((type) => [type.id, type]))
  const held = new Map(columns.map(({ key, holds }) => [key, holds]))
  const keys = new Set<string>()
  const silent = new Map<string, number>()
  const unread = new Map<string, number>()
  let line = 0
  for (const note of collection.notes()) {
    line++
    const refuse = (message: string, reason?: TableProblem, entry?: string): ReadPart => {
      return { part: 'problem', problem: compact({ line, message, reason, entry }) }
    }
    const type = types.get(note.type)
    if (type === undefined) yield refuse('its note type is not in the package', 'not-in-set')
    else if (note.fields === undefined) yield refuse('the note is longer than 50,000 signs')
    else if (note.fields.length > type.fields.length) {
      const [cells, heads] = [note.fields.length, type.fields.length]
      yield refuse(`${cells} fields where its note type has ${heads}`, 'too-many-cells')
    } else {
      const holds = type.fields.map((name) => held.get(`${type.name}::${name}`) ?? '')
      // A note whose type has no words is no word.
      if (!holds.some((each) => each === 'text' || each === 'sentence')) {
        countIn(silent, type.name)
        continue
      }
      const read = note.fields.map(readField)
      const entry = entryOf(note, read, { type, holds, language, place: line })
      if (entry.forms.length === 0) yield refuse('its text is empty', 'no-text')
      else if (keys.has(entry.key)) {
        yield refuse(`the note ${quoted(entry.key)} comes a second time`, 'same-id')
      } else {
        keys.add(entry.key)
        for (const each of read.flatMap((field) => field.unread)) countIn(unread, each)
        yield { part: 'entry', entry, line }
      }
    }
  }
  const leftOut = [
    ...[...silent].map(([of, count]): LeftOut => ({ kind: 'notes', of, count })),
    ...[...unread].map(([of, count]): LeftOut => ({ kind: 'elements', of, count })),
  ]
  if (leftOut.length > 0) yield { part: 'outline', outline: { leftOut } }
}

/** Fields whose sound says the word; beside a meaning, somebody says that in another language. */
const ofWord: ReadonlySet<string> = new Set(['text', 'sentence', 'sound'])

function entryOf(
  note: Note,
  read: readonly FieldText[],
  of: { type: NoteType; holds: readonly string[]; language: string; place: number },
): Entry {
  const isSentence = read.some(({ lines }, at) => of.holds[at] === 'sentence' && lines.length > 0)
  const columns = of.holds.map((each) => (each === 'sentence' ? 'text' : each))
  const {
    extra = [],
    sounds = [],
    ...entry
  } = entryOfCells(
    read.map(({ lines }) => lines.join('\n')),
    {
      head: of.type.fields,
      columns,
      language: of.language,
      key: note.guid === '' ? `note-${of.place}` : note.guid,
      format: apkg,
      separator: '\n',
    },
  )
  /** By the path; of each what else it stands beside, where that is not the word. */
  const named = new Map<string, SoundReference>(sounds.map((sound) => [sound.path, sound]))
  for (const isOfWord of [true, false]) {
    for (const [at, field] of read.entries()) {
      if (ofWord.has(of.holds[at] ?? '') !== isOfWord) continue
      const extra = [{ format: apkg, name: besideSound, value: of.type.fields[at] ?? '' }]
      for (const path of field.sounds) {
        if (!named.has(path)) named.set(path, isOfWord ? { path } : { path, extra })
      }
    }
  }
  const tags: Extra[] = note.tags === '' ? [] : [{ format: apkg, name: '#tags', value: note.tags }]
  const rest = compact<Omit<Entry, 'forms' | 'senses' | 'key' | 'kind'>>({
    ...entry,
    guid: note.guid === '' ? undefined : note.guid,
    sounds: [...named.values()],
    extra: [...extra, ...tags],
  })
  const { key, kind, forms, senses } = entry
  return { ...rest, key, kind: isSentence ? 'sentence' : kind, forms, senses }
}
