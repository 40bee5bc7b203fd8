import type {
  Entry,
  Example,
  Extra,
  Header,
  Note,
  Pronunciation,
  Range,
  Relation,
  Sense,
  SoundReference,
  TaggedText,
  Trait,
  Variant,
  WrittenForm,
} from '../model.ts'
import { escapeText, writeTag } from '../xml/xml.ts'
import {
  isSoundTag,
  lift,
  ours,
  soundOfWord,
  undetermined,
  undeterminedSound,
} from './lift-parts.ts'

/** The file as LIFT 0.13, piece by piece. */
export async function* writeLift(
  header: Header,
  entries: AsyncIterable<Entry> | Iterable<Entry>,
): AsyncGenerator<string, void> {
  yield openLift(header)
  for await (const entry of entries) yield writeLiftEntry(entry)
  yield closedLift
}

/** What stands before the entries. */
export function openLift(header: Header): string {
  const { attributes, inside } = carried(header.extra)
  const producer = 'Mboa'
  const opening = writeTag('lift', { producer, ...attributes, version: '0.13' }).slice(0, -2)
  const head = `<?xml version="1.0" encoding="UTF-8"?>\n${opening}>\n`
  const ranges = (header.ranges ?? []).map(writeRange).join('\n')
  const said = inside.includes('<description') ? '' : writeDescription(header)
  if (said + ranges + inside === '') return head
  return `${head}${writeTag('header', {}, said + writeUnlessEmpty('ranges', ranges) + inside)}\n`
}

/** For people as a sentence, for us as what it is made of. */
function writeDescription({ source, licence }: Header): string {
  const own = Object.entries({ source, licence }).filter(([, value]) => value !== undefined)
  if (own.length === 0) return ''
  const text = writeTag('text', {}, escapeText(own.map(([, value]) => value).join(' · ')))
  const marks = own.map(([key, value]) => writeTag('annotation', { name: `${ours}${key}`, value }))
  return writeTag('description', {}, writeTag('form', { lang: 'und' }, text + marks.join('')))
}

export const closedLift = '</lift>\n'

export const writeLiftEntry = (entry: Entry): string => `${writeEntry(entry)}\n`

/** The lists alone, as the file `.lift-ranges` beside a dictionary. */
export function writeLiftRanges(ranges: readonly Range[]): string {
  const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
  return `${head}${writeTag('lift-ranges', {}, `\n${ranges.map(writeRange).join('\n')}\n`)}\n`
}

function writeEntry(entry: Entry): string {
  const { attributes, inside } = carried(entry.extra)
  const { written, media } = partSounds(entry.sounds)
  const kind = entry.kind === 'sentence' ? [{ name: `${ours}kind`, value: 'sentence' }] : []
  return writeTag(
    'entry',
    {
      ...attributes,
      id: entry.key,
      guid: entry.guid,
      ...(entry.homograph !== undefined && { order: String(entry.homograph) }),
    },
    [
      writeUnlessEmpty('lexical-unit', writeForms(entry.forms) + written),
      writeUnlessEmpty('citation', writeForms(entry.citation)),
      each([...kind, ...(entry.traits ?? [])], writeTrait),
      each(media, writeSoundOfWord),
      each(entry.pronunciations, writePronunciation),
      each(entry.variants, writeVariant),
      each(entry.notes, writeNote),
      each(entry.relations, writeRelation),
      each(entry.senses, (sense) => writeSense('sense', sense)),
      writeOwnField('source', entry.source),
      writeOwnField('licence', entry.licence),
      inside,
    ].join(''),
  )
}

function writeSense(name: 'sense' | 'subsense', sense: Sense): string {
  const { attributes, inside } = carried(sense.extra)
  const { partOfSpeech } = sense
  return writeTag(
    name,
    { ...attributes, id: sense.key },
    [
      partOfSpeech === undefined ? '' : writeTag('grammatical-info', { value: partOfSpeech }),
      each(sense.glosses, (gloss) => writeForm(gloss, 'gloss')),
      writeUnlessEmpty('definition', writeForms(sense.definitions)),
      each(sense.traits, writeTrait),
      each(sense.examples, writeExample),
      each(sense.notes, writeNote),
      each(sense.relations, writeRelation),
      each(sense.senses, (inner) => writeSense('subsense', inner)),
      inside,
    ].join(''),
  )
}

function writeExample(example: Example): string {
  const { attributes, inside } = carried(example.extra)
  const translations = each(example.translations, (translation) => {
    const { attributes: own, inside: more } = carried(translation.extra)
    const texts = writeForms(translation.texts)
    return writeTag('translation', { ...own, type: translation.type }, texts + more)
  })
  const sounds = each(example.sounds, (sound) =>
    writeSoundForm({ ...sound, lang: sound.lang ?? undeterminedSound }),
  )
  const forms = writeForms(example.forms) + sounds
  return writeTag(
    'example',
    { ...attributes, source: example.source },
    forms + translations + inside,
  )
}

function writeNote({ type, texts, extra }: Note): string {
  const { attributes, inside } = carried(extra)
  return writeTag('note', { ...attributes, type }, writeForms(texts) + inside)
}

function writeRelation({ type, target, traits, extra }: Relation): string {
  const { attributes, inside } = carried(extra)
  return writeTag(
    'relation',
    { ...attributes, type, ref: target },
    each(traits, writeTrait) + inside,
  )
}

function writeVariant({ forms, target, traits, extra }: Variant): string {
  const { attributes, inside } = carried(extra)
  const written = writeForms(forms) + each(traits, writeTrait) + inside
  return writeTag('variant', { ...attributes, ref: target }, written)
}

function writePronunciation({ texts, sounds, extra }: Pronunciation): string {
  const { attributes, inside } = carried(extra)
  const { written, media } = partSounds(sounds)
  const heard = written + each(media, writeMedia)
  return writeTag('pronunciation', attributes, writeForms(texts) + heard + inside)
}

/** Sound that has a writing system is written among the forms, the other is media. */
function partSounds(sounds: readonly SoundReference[] = []): {
  written: string
  media: readonly SoundReference[]
} {
  const isForm = ({ lang }: SoundReference) => lang !== undefined && isSoundTag(lang)
  return {
    written: sounds.filter(isForm).map(writeSoundForm).join(''),
    media: sounds.filter((sound) => !isForm(sound)),
  }
}

function writeSoundForm({ lang = '', path: text, extra }: SoundReference): string {
  return writeForm({ lang, text, ...(extra && { extra }) }, 'form')
}

/** In LIFT, media is in pronunciations only; what else is said of it is said of these. */
function writeSoundOfWord({ extra = [], ...sound }: SoundReference): string {
  const own = extra.filter(({ format }) => format === lift)
  const { inside } = carried(extra.filter(({ format }) => format !== lift))
  const mark = writeTag('trait', { name: soundOfWord, value: 'word' })
  return writeTag('pronunciation', {}, writeMedia({ ...sound, extra: own }) + mark + inside)
}

function writeMedia({ path, labels, extra }: SoundReference): string {
  const { attributes, inside } = carried(extra)
  const label = writeUnlessEmpty('label', writeForms(labels))
  return writeTag('media', { ...attributes, href: path }, label + inside)
}

function writeForms(forms: readonly WrittenForm[] = []): string {
  return forms.map((form) => writeForm(form, 'form')).join('')
}

function writeForm(form: WrittenForm, name: 'form' | 'gloss'): string {
  const { attributes, inside, markup } = carried(form.extra, writeAnnotation)
  const text = markup ?? writeTag('text', {}, escapeText(form.text))
  const own = (['convention', 'dialect'] as const)
    .map((key) => [key, form[key]] as const)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => writeTag('annotation', { name: `${ours}${key}`, value }))
  const lang = form.lang === '' ? undetermined : form.lang
  return writeTag(name, { ...attributes, lang }, text + own.join('') + inside)
}

function writeTrait({ name, value, extra }: Trait): string {
  const { attributes, inside } = carried(extra, writeAnnotation)
  return writeTag('trait', { ...attributes, name, value }, inside)
}

function writeRange({ key, elements, extra }: Range): string {
  const { attributes, inside } = carried(extra)
  const written = each(elements, (element) => {
    const { attributes: own, inside: more } = carried(element.extra)
    const lists: readonly (readonly [string, readonly TaggedText[] | undefined])[] = [
      ['label', element.labels],
      ['abbrev', element.abbreviations],
      ['description', element.descriptions],
    ]
    const texts = lists.map(([name, list]) => writeUnlessEmpty(name, writeForms(list)))
    const { key: id, parent } = element
    return writeTag('range-element', { ...own, id, parent }, texts.join('') + more)
  })
  return writeTag('range', { ...attributes, id: key }, written + inside)
}

function writeOwnField(name: string, text: string | undefined): string {
  return text === undefined ? '' : writeField(`${ours}${name}`, text)
}

function writeField(type: string, text: string): string {
  return writeTag('field', { type }, writeForm({ lang: undetermined, text }, 'form'))
}

const writeAnnotation = (name: string, value: string) => writeTag('annotation', { name, value })

/**
 * What the bag of a part gives back: in LIFT as it was, of other formats as named fields, or as
 * annotations in what holds no fields.
 */
function carried(
  extra: readonly Extra[] = [],
  writeForeign: (name: string, value: string) => string = writeField,
): {
  attributes: Record<string, string>
  inside: string
  markup: string | undefined
} {
  const own = extra.filter(({ format }) => format === lift)
  const isAttribute = ({ name }: Extra) => name.startsWith('@')
  const inside = own.flatMap((each) => {
    if (isAttribute(each) || each.name.startsWith('=')) return []
    return [each.name === '#text' ? escapeText(each.value) : each.value]
  })
  const foreign = extra
    .filter(({ format }) => format !== lift)
    .map(({ format, name, value }) => writeForeign(`${format}:${name}`, value))
  return {
    attributes: Object.fromEntries(
      own.filter(isAttribute).map(({ name, value }) => [name.slice(1), value]),
    ),
    inside: [...inside, ...foreign].join(''),
    markup: own.find(({ name }) => name === '=text')?.value,
  }
}

function each<T>(parts: readonly T[] | undefined, write: (part: T) => string): string {
  return (parts ?? []).map(write).join('')
}

function writeUnlessEmpty(name: string, inside: string): string {
  return inside === '' ? '' : writeTag(name, {}, inside)
}
