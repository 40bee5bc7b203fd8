import type { Mapping } from '../choose-item.ts'
import {
  type Chunks,
  compact,
  type Entry,
  type Example,
  type Extra,
  FormatError,
  type ReadPart,
  type Sense,
  type TaggedText,
} from '../model.ts'
import { startFindingFields } from '../found-fields.ts'
import { readLines } from '../read-text.ts'
import { createMarkerMeaning, type MarkerMeaning, sfm } from './markers.ts'

/** One entry is text that somebody wrote, not a whole file without `\lx`. */
const mostFields = 5_000
const mostCharacters = 8_000_000

interface Field {
  readonly marker: string
  value: string
  readonly line: number
}

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
  const names = new Map<string, number>()
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
    const place = (names.get(first.value) ?? 0) + 1
    names.set(first.value, place)
    return partOf(fields, { meaningOf, language, place })
  }
  for await (const { line, text } of readLines(chunks)) {
    const match = /^\s*\\([^\s\\]+)\s?(.*)$/u.exec(line === 1 ? text.replace(/^\uFEFF/, '') : text)
    const [, marker, value = ''] = match ?? []
    const isLexeme = marker !== undefined && meaningOf(marker) === 'lexeme'
    characters = isLexeme ? text.length : characters + text.length
    if (characters > mostCharacters)
      throw new FormatError('an entry without end', line, 'too-large')
    if (marker === undefined) {
      addLine(fields ?? head, text, line)
      continue
    }
    const field = { marker, value: value.trimEnd(), line }
    found.add(marker, value)
    if (isLexeme) {
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

function extraOf({ marker, value }: Field): Extra {
  const [, format, name] = /^(lift|tmx|csv|cldf|eaf|apkg)-(.+)$/.exec(marker) ?? []
  return format && name ? { format, name, value } : { format: sfm, name: marker, value }
}

/** What the fields read so far have opened. */
interface Building {
  readonly entry: { [Key in keyof Entry]?: unknown } & {
    forms: TaggedText[]
    citation: TaggedText[]
    pronunciations: { texts: TaggedText[] }[]
    variants: { forms: TaggedText[] }[]
    sounds: { path: string }[]
    notes: { texts: TaggedText[] }[]
    relations: { type: string; target: string }[]
    extra: Extra[]
  }
  readonly senses: BuiltSense[]
  partOfSpeech: string | undefined
}
interface BuiltSense {
  partOfSpeech: string | undefined
  readonly glosses: TaggedText[]
  readonly definitions: TaggedText[]
  readonly examples: {
    forms: TaggedText[]
    translations: { texts: TaggedText[] }[]
    source?: string
  }[]
  readonly notes: { texts: TaggedText[] }[]
  readonly extra: Extra[]
}

function partOf(
  fields: readonly Field[],
  of: {
    meaningOf: (marker: string) => MarkerMeaning | undefined
    language: string
    place: number
  },
): ReadPart {
  const [first] = fields
  const line = first?.line ?? 1
  const word = first?.value.trim() ?? ''
  if (word === '') {
    const message = `\\${first?.marker ?? 'lx'} is empty`
    return { part: 'problem', problem: { line, message, reason: 'no-text' } }
  }
  const building: Building = {
    entry: {
      forms: [],
      citation: [],
      pronunciations: [],
      variants: [],
      sounds: [],
      notes: [],
      relations: [],
      extra: [],
    },
    senses: [],
    partOfSpeech: undefined,
  }
  let homograph: number | undefined
  for (const field of fields) {
    const meaning = of.meaningOf(field.marker)
    if (meaning === 'homograph' && /^[1-9]\d{0,3}$/.test(field.value)) {
      homograph = Number(field.value)
    } else addField(building, field, meaning, of.language)
  }
  const { extra, ...lists } = building.entry
  const entry = compact<Entry>({
    ...(lists as Partial<Entry>),
    key: homograph === undefined && of.place === 1 ? word : `${word}_${homograph ?? of.place}`,
    kind: 'word',
    homograph,
    forms: lists.forms,
    senses: building.senses.map(finishSense),
    extra,
  })
  return { part: 'entry', entry: { ...entry, senses: building.senses.map(finishSense) }, line }
}

function finishSense({ glosses, ...rest }: BuiltSense): Sense {
  const examples = rest.examples.map((each) => compact<Example>(each))
  return { ...compact<Omit<Sense, 'glosses'>>({ ...rest, examples }), glosses }
}

function openSense(building: Building): BuiltSense {
  const opened: BuiltSense = {
    partOfSpeech: building.partOfSpeech,
    glosses: [],
    definitions: [],
    examples: [],
    notes: [],
    extra: [],
  }
  building.senses.push(opened)
  return opened
}

function addField(
  building: Building,
  field: Field,
  meaning: MarkerMeaning | undefined,
  language: string,
): void {
  const { entry } = building
  const text = field.value
  const [what = '', lang = ''] = (meaning ?? '').split(' ')
  const own = { lang: language, text }
  const current = () => building.senses.at(-1) ?? openSense(building)
  if (text === '' && what !== 'sense') {
    carry(building, field)
    return
  }
  switch (what) {
    case 'lexeme':
      entry.forms.push(own)
      break
    case 'citation':
      entry.citation.push(own)
      break
    case 'form':
      entry.forms.push({ lang, text })
      break
    case 'phonetic':
      entry.pronunciations.push({ texts: [{ lang: `${language}-fonipa`, text }] })
      break
    case 'variant':
      entry.variants.push({ forms: [own] })
      break
    case 'sound':
      entry.sounds.push({ path: text })
      break
    case 'relation':
      entry.relations.push({ type: lang, target: text })
      break
    case 'part-of-speech': {
      building.partOfSpeech = text
      const open = building.senses.at(-1)
      // A sense number before its part of speech has opened the sense already.
      if (open !== undefined && isEmpty(open)) open.partOfSpeech = text
      else openSense(building)
      break
    }
    case 'sense': {
      const open = building.senses.at(-1)
      if (open === undefined || !isEmpty(open)) openSense(building)
      break
    }
    case 'gloss':
      current().glosses.push({ lang, text })
      break
    case 'definition':
      current().definitions.push({ lang, text })
      break
    case 'note':
      ;(building.senses.at(-1) ?? entry).notes.push({ texts: [{ lang, text }] })
      break
    case 'example':
      current().examples.push({ forms: [own], translations: [] })
      break
    case 'translation': {
      const example = building.senses.at(-1)?.examples.at(-1)
      if (example === undefined) carry(building, field)
      else addTranslation(example.translations, { lang, text })
      break
    }
    default:
      carry(building, field)
  }
}

function addTranslation(translations: { texts: TaggedText[] }[], text: TaggedText): void {
  const [open] = translations
  if (open === undefined) translations.push({ texts: [text] })
  else open.texts.push(text)
}

function isEmpty({ glosses, definitions, examples, notes, extra }: BuiltSense): boolean {
  return [glosses, definitions, examples, notes, extra].every(({ length }) => length === 0)
}

/** What the model has no place for stays with the sense it stood in, or with the entry. */
function carry(building: Building, field: Field): void {
  const holder = building.senses.at(-1) ?? building.entry
  holder.extra.push(extraOf(field))
}
