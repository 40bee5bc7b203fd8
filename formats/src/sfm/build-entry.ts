import {
  compact,
  type Entry,
  type Example,
  type Extra,
  type Note,
  type ReadPart,
  type Relation,
  type Sense,
  type SoundReference,
  type TaggedText,
} from '../model.ts'
import {
  endsExample,
  markerFor,
  type MarkerMeaning,
  ownMarker,
  senseNumber,
  sfm,
  subentryOf,
} from './markers.ts'

export interface Field {
  readonly marker: string
  value: string
  readonly line: number
}

interface BuiltExample {
  readonly forms: TaggedText[]
  readonly translations: { texts: TaggedText[] }[]
  readonly sounds: SoundReference[]
  source: string | undefined
  readonly extra: Extra[]
}

interface BuiltSense {
  partOfSpeech: string | undefined
  /** Whether its own `\ps` says the part of speech, not that of a sense before. */
  hasOwnPartOfSpeech: boolean
  number: string | undefined
  readonly glosses: TaggedText[]
  readonly definitions: TaggedText[]
  readonly examples: BuiltExample[]
  readonly notes: Note[]
  readonly extra: Extra[]
}

/** What the fields read so far have opened. */
interface Building {
  readonly entry: {
    forms: TaggedText[]
    citation: TaggedText[]
    pronunciations: { texts: TaggedText[] }[]
    variants: { forms: TaggedText[] }[]
    sounds: SoundReference[]
    notes: Note[]
    relations: Relation[]
    extra: Extra[]
  }
  homograph: number | undefined
  readonly senses: BuiltSense[]
  partOfSpeech: string | undefined
  /** The example that fields may still belong to. */
  example: BuiltExample | undefined
}

interface MeantField {
  readonly field: Field
  readonly meaning: MarkerMeaning
  /** The next field of an example in the same sense. */
  readonly next: 'example' | 'translation' | undefined
}

/** The entry that fields make, or why they make none. */
export function buildEntry(
  fields: readonly Field[],
  of: {
    meaningOf: (marker: string) => MarkerMeaning | undefined
    language: string
    /** Keys of the entries before it, each with the number of its copies; its own is added. */
    keys: Map<string, number>
    /** Its place among those that are written the same. */
    place: number
    /** For a subentry, the key of its main entry. */
    above: string | undefined
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
      relations: of.above === undefined ? [] : [{ type: 'main-entry', target: of.above }],
      extra: of.above === undefined ? [] : [{ format: sfm, name: subentryOf, value: of.above }],
    },
    homograph: undefined,
    senses: [],
    partOfSpeech: undefined,
    example: undefined,
  }
  for (const each of meantFields(fields, of.meaningOf)) addField(building, each, of.language)
  const { homograph, entry, senses } = building
  const { forms, ...lists } = entry
  const built = compact<Omit<Entry, 'forms' | 'senses'>>({
    ...lists,
    key: addKey(of.keys, word, homograph ?? (of.place === 1 ? undefined : of.place)),
    kind: 'word',
    homograph,
  })
  return { part: 'entry', entry: { ...built, forms, senses: senses.map(finishSense) }, line }
}

/** Two entries may say the same homograph number, or say none where others do. */
function addKey(keys: Map<string, number>, word: string, number: number | undefined): string {
  const wanted = number === undefined ? word : `${word}_${number}`
  let key = wanted
  let copies = keys.get(wanted) ?? 0
  while (keys.has(key)) key = `${wanted}-${++copies + 1}`
  keys.set(wanted, copies)
  if (key !== wanted) keys.set(key, 0)
  return key
}

/** Meanings that begin another sense. */
const beginsSense = new Set(['sense', 'part-of-speech'])

function meantFields(
  fields: readonly Field[],
  meaningOf: (marker: string) => MarkerMeaning | undefined,
): MeantField[] {
  let next: MeantField['next']
  return fields
    .toReversed()
    .map((field): MeantField => {
      const meaning = meaningOf(field.marker) ?? ''
      const meant = { field, meaning, next }
      const [what = ''] = meaning.split(' ')
      if (what === 'example' || what === 'translation') next = what
      else if (beginsSense.has(what)) next = undefined
      return meant
    })
    .toReversed()
}

function finishSense(built: BuiltSense): Sense {
  const { partOfSpeech, number, glosses, definitions, notes } = built
  const examples = built.examples.map((each) => compact<Example>(each))
  const numbered = number === undefined ? [] : [{ format: sfm, name: senseNumber, value: number }]
  const extra = [...numbered, ...built.extra]
  const rest = { partOfSpeech, definitions, examples, notes, extra }
  return { ...compact<Omit<Sense, 'glosses'>>(rest), glosses }
}

function openSense(building: Building): BuiltSense {
  const opened: BuiltSense = {
    partOfSpeech: building.partOfSpeech,
    hasOwnPartOfSpeech: false,
    number: undefined,
    glosses: [],
    definitions: [],
    examples: [],
    notes: [],
    extra: [],
  }
  building.senses.push(opened)
  building.example = undefined
  return opened
}

function openExample(building: Building): BuiltExample {
  const { examples } = building.senses.at(-1) ?? openSense(building)
  const opened: BuiltExample = {
    forms: [],
    translations: [],
    sounds: [],
    source: undefined,
    extra: [],
  }
  examples.push(opened)
  building.example = opened
  return opened
}

function addField(building: Building, meant: MeantField, language: string): void {
  const { entry } = building
  const { field, meaning } = meant
  const text = field.value
  const [what = '', lang = ''] = meaning.split(' ')
  const own = { lang: language, text }
  if (text === '' && what !== 'sense') {
    carry(building, meant)
    return
  }
  switch (what) {
    case 'lexeme':
    case 'subentry':
      entry.forms.push(own)
      break
    case 'homograph':
      if (building.homograph === undefined && /^[1-9]\d{0,3}$/.test(text)) {
        building.homograph = Number(text)
      } else carry(building, meant)
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
    case 'relation':
      entry.relations.push({ type: lang, target: text })
      break
    case 'part-of-speech':
      addPartOfSpeech(building, text)
      break
    case 'sense':
      addSense(building, text)
      break
    case 'gloss':
      addMeaning(building, 'glosses', textOf(meant, lang))
      break
    case 'definition':
      addMeaning(building, 'definitions', textOf(meant, lang))
      break
    case 'note':
      addNote(building, meant, textOf(meant, lang))
      break
    default:
      addToExample(building, meant, own)
  }
}

/** A part of speech begins a sense, unless the open one still lacks its own. */
function addPartOfSpeech(building: Building, text: string): void {
  const open = building.senses.at(-1)
  building.partOfSpeech = text
  const lacksIt =
    open !== undefined &&
    (open.partOfSpeech === undefined || (!open.hasOwnPartOfSpeech && isBare(open)))
  const sense = lacksIt ? open : openSense(building)
  sense.partOfSpeech = text
  sense.hasOwnPartOfSpeech = true
}

/** A number begins a sense, unless a part of speech has just opened the first. */
function addSense(building: Building, number: string): void {
  const open = building.senses.at(-1)
  const isOpened = open !== undefined && open.number === undefined && isBare(open)
  const sense = isOpened ? open : openSense(building)
  sense.number = number
}

/** True while the sense has no meaning yet. */
function isBare({ glosses, definitions, examples, notes }: BuiltSense): boolean {
  return [glosses, definitions, examples, notes].every(({ length }) => length === 0)
}

function addMeaning(building: Building, list: 'glosses' | 'definitions', text: TaggedText): void {
  const sense = building.senses.at(-1) ?? openSense(building)
  sense[list].push(text)
}

function addNote(building: Building, meant: MeantField, text: TaggedText): void {
  if (exampleOf(building, meant) === undefined) {
    const holder = building.senses.at(-1) ?? building.entry
    holder.notes.push({ texts: [text] })
  } else carry(building, meant)
}

function addToExample(building: Building, meant: MeantField, own: TaggedText): void {
  const { field, meaning, next } = meant
  const [what, lang = ''] = meaning.split(' ')
  const open = building.example
  if (what === 'example') {
    // In MDF, the reference comes before the example and has already opened it.
    const last = building.senses.at(-1)?.examples.at(-1)
    const example = last?.forms.length === 0 ? last : openExample(building)
    building.example = example
    example.forms.push(own)
  } else if (what === 'translation' && open !== undefined) {
    const [translation] = open.translations
    if (translation === undefined) open.translations.push({ texts: [textOf(meant, lang)] })
    else translation.texts.push(textOf(meant, lang))
  } else if (what === 'reference') {
    const isAbove = next === 'example' && open?.forms.length !== 0
    const last = isAbove ? undefined : (open ?? building.senses.at(-1)?.examples.at(-1))
    const example = last ?? openExample(building)
    if (example.source === undefined) example.source = field.value
    else example.extra.push(extraOf(field))
  } else if (what === 'example-sound' && open !== undefined) {
    open.sounds.push({ path: field.value })
  } else if (what === 'sound') {
    const isOfWord = next === undefined && endsExample(field.marker)
    const holder = isOfWord ? building.entry : (open ?? building.entry)
    holder.sounds.push({ path: field.value })
  } else carry(building, meant)
}

/** A text, with its marker where another one is written for the same. */
function textOf({ field, meaning }: MeantField, lang: string): TaggedText {
  const { marker, value: text } = field
  const isUsual = marker === (markerFor(meaning) ?? meaning.replace(' ', '-'))
  return isUsual
    ? { lang, text }
    : { lang, text, extra: [{ format: sfm, name: ownMarker, value: marker }] }
}

/** The example that a field belongs to: one above it, when others follow or MDF has no such field. */
function exampleOf(building: Building, { field, next }: MeantField): BuiltExample | undefined {
  if (next === undefined && endsExample(field.marker)) building.example = undefined
  return building.example
}

/** Keeps what the model has no place for with the example, sense or entry that it belongs to. */
function carry(building: Building, meant: MeantField): void {
  const holder = exampleOf(building, meant) ?? building.senses.at(-1) ?? building.entry
  holder.extra.push(extraOf(meant.field))
}

export function extraOf({ marker, value }: Field): Extra {
  const [, format, name] = /^(lift|tmx|csv|cldf|eaf|apkg)-(.+)$/.exec(marker) ?? []
  return format && name ? { format, name, value } : { format: sfm, name: marker, value }
}
