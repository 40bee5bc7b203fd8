import type { Mapping } from '../choose-item.ts'
import { type Chunks, FormatError, type ReadPart } from '../model.ts'
import { startFindingFields } from '../found-fields.ts'
import { readLines } from '../read-text.ts'
import { buildEntry, extraOf, type Field } from './build-entry.ts'
import { createMarkerMeaning } from './markers.ts'

/** One entry is text that somebody wrote, not a whole file without `\lx`. */
const mostFields = 5_000
const mostCharacters = 8_000_000

/**
 * Reads standard format markers as Toolbox and Shoebox write them, an entry at a time. Markers are
 * those of MDF unless the mapping says otherwise.
 * Source: Coward and Grimes, Making Dictionaries (MDF), SIL 2000; Toolbox's own head `\_sh`.
 * @throws FormatError when the file as a whole cannot be read
 */
export async function* readSfm(
  chunks: Chunks,
  mapping: Mapping,
  language: string,
): AsyncGenerator<ReadPart, void> {
  const meaningOf = createMarkerMeaning(mapping.markers)
  const places = new Map<string, number>()
  const keys = new Map<string, number>()
  let mainKey: string | undefined
  let head: Field[] = []
  let fields: Field[] | undefined
  let characters = 0
  const found = startFindingFields((marker) => meaningOf(marker) ?? '')
  const outline = (): ReadPart => {
    return { part: 'outline', outline: { columns: found.list((marker) => `\\${marker}`) } }
  }
  const finish = (): ReadPart | undefined => {
    const [first] = fields ?? []
    if (fields === undefined || first === undefined) return undefined
    const isSubentry = meaningOf(first.marker) === 'subentry'
    const place = (places.get(first.value) ?? 0) + 1
    places.set(first.value, place)
    const above = isSubentry ? mainKey : undefined
    const part = buildEntry(fields, { meaningOf, language, keys, place, above })
    if (!isSubentry) mainKey = part.part === 'entry' ? part.entry.key : undefined
    return part
  }
  for await (const { line, text } of readLines(chunks)) {
    const match = /^\s*\\([^\s\\]+)\s?(.*)$/u.exec(line === 1 ? text.replace(/^\uFEFF/, '') : text)
    const [, marker, value = ''] = match ?? []
    const isFirst = marker !== undefined && beginsEntry(meaningOf(marker), value)
    characters = isFirst ? text.length : characters + text.length
    if (characters > mostCharacters)
      throw new FormatError('an entry without end', line, 'too-large')
    if (marker === undefined) {
      addLine(fields ?? head, text, line)
      continue
    }
    const field = { marker, value: value.trimEnd(), line }
    found.add(marker, value)
    if (isFirst) {
      const part = finish()
      if (part !== undefined) yield part
      fields = [field]
    } else {
      const current = fields ?? head
      if (current.length >= mostFields)
        throw new FormatError('an entry without end', line, 'too-large')
      current.push(field)
    }
    if (fields?.length === 1 && head.length > 0) {
      yield { part: 'header', header: { extra: head.map(extraOf) } }
      head = []
    }
  }
  // At the end: an entry comes as it is read.
  yield outline()
  const part = finish()
  // Toolbox marks what it says of the file itself by `\_`.
  if (part === undefined && head.every(({ marker }) => marker.startsWith('_')))
    throw new FormatError('the file has no entries', 1, 'empty')
  if (part === undefined)
    throw new FormatError('no \\lx begins an entry: is this SFM?', 1, 'no-text-column')
  yield part
}

/** A line without a marker goes on with the one above, where a program broke it. */
function addLine(fields: Field[], text: string, line: number): void {
  if (text.trim() === '') return
  const last = fields.at(-1)
  if (last === undefined)
    throw new FormatError('the file begins with text without a marker', line, 'unknown-format')
  last.value = last.value === '' ? text.trim() : `${last.value} ${text.trim()}`
}

/** Templates of Toolbox leave a subentry's marker empty. */
const beginsEntry = (meaning: string | undefined, value: string) =>
  meaning === 'lexeme' || (meaning === 'subentry' && value.trim() !== '')
