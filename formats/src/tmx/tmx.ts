import { quoted } from '../archive/zip.ts'
import type { Mapping } from '../choose-item.ts'
import { countIn } from '../count-in.ts'
import {
  type Chunks,
  type Entry,
  type Extra,
  FormatError,
  type Header,
  type LeftOut,
  type ReadPart,
  type TaggedText,
  type WrittenForm,
  compact,
  isOfLanguage,
} from '../model.ts'
import { readXml } from '../xml/read-xml.ts'
import { markupOf, readElement, withRest, type XmlReader } from '../xml/xml-reader.ts'
import { escapeText, textOf, writeTag, type XmlElement } from '../xml/xml.ts'

const tmx = 'tmx'

/**
 * Reads TMX 1.4 and its elder, a unit at a time: its segment in the language becomes a sentence,
 * or a word where we wrote that it is one, the others its meanings.
 * Source: TMX 1.4b Specification, LISA OSCAR, 2005.
 * @throws FormatError when the file as a whole cannot be read, or no unit has a segment in the language
 */
export async function* readTmx(
  chunks: Chunks,
  mapping: Mapping,
  language: string,
): AsyncGenerator<ReadPart, void> {
  const own = mapping.text.length > 0 ? mapping.text : [language]
  const keys = new Set<string>()
  const langs = new Map<string, number>()
  const others = new Map<string, number>()
  let place = 0
  const missing: { count: number; first: { line: number; entry: string } | undefined } = {
    count: 0,
    first: undefined,
  }
  for await (const { element, line, isContainer } of readXml(chunks, {
    containers: ['tmx', 'body'],
  })) {
    if (isContainer) continue
    if (element.name === 'header') {
      const reader = readElement(element)
      const said = { source: ownProp(reader, 'source'), licence: ownProp(reader, 'licence') }
      yield { part: 'header', header: withRest<Header>(said, reader, tmx) }
      continue
    }
    if (element.name !== 'tu') {
      countIn(others, element.name)
      continue
    }
    place++
    const given = element.attributes['tuid']
    const key = given !== undefined && !keys.has(given) ? given : `unit-${place}`
    keys.add(key)
    const entry = entryOf(element, { key, own })
    for (const { lang } of [...entry.forms, ...(entry.senses[0]?.glosses ?? [])]) {
      countIn(langs, lang)
    }
    if (entry.forms.length > 0) yield { part: 'entry', entry, line }
    else {
      missing.count++
      missing.first ??= { line, entry: key }
    }
  }
  const languages = [...langs].map(([tag, count]) => ({ tag, count }))
  const leftOut = [...others].map(([of, count]): LeftOut => ({ kind: 'elements', of, count }))
  yield { part: 'outline', outline: { languages, leftOut } }
  const { count, first } = missing
  if (first === undefined) return
  const message = `${count} of ${place} units have no segment in ${own.map(quoted).join(', ')}: the file has ${namesOf(langs)}`
  const reason = 'other-language'
  if (count === place) {
    throw new FormatError(`${message}; say which one has the words in "text"`, first.line, reason)
  }
  yield { part: 'problem', problem: { ...first, message, reason } }
}

const mostNamed = 5

function namesOf(langs: ReadonlyMap<string, number>): string {
  const sorted = [...langs].toSorted(([, one], [, other]) => other - one)
  const shown = sorted.slice(0, mostNamed).map(([tag, count]) => `${tag || '(none)'} (${count})`)
  return `${shown.join(', ')}${sorted.length > mostNamed ? ', …' : ''}`
}

function entryOf(
  element: XmlElement,
  { key, own }: { key: string; own: readonly string[] },
): Entry {
  const reader = readElement(element)
  if (element.attributes['tuid'] === key) reader.attribute('tuid')
  const texts = reader.all('tuv').map(textOfVariant)
  const isOwn = ({ lang }: TaggedText) => own.some((tag) => isOfLanguage(lang, tag))
  const glosses = texts.filter((text) => !isOwn(text))
  const notes = reader.all('note', isPlainNote).map((note) => {
    return { texts: [{ lang: note.attributes['xml:lang'] ?? '', text: textOf(note) }] }
  })
  return {
    ...withRest<Omit<Entry, 'forms' | 'senses'>>(
      {
        key,
        kind: ownProp(reader, 'kind') === 'word' ? 'word' : 'sentence',
        notes,
        source: ownProp(reader, 'source'),
        licence: ownProp(reader, 'licence'),
      },
      reader,
      tmx,
    ),
    forms: texts.filter(isOwn),
    senses: [{ glosses }],
  }
}

const isPlainNote = ({ attributes, children }: XmlElement): boolean =>
  Object.keys(attributes).every((name) => name === 'xml:lang') &&
  children.every((each) => typeof each === 'string')

/** What only our model knows, as properties of this type. */
const ours = 'x-mboa-'

function ownProp(reader: XmlReader, name: string): string | undefined {
  const found = reader.child('prop', ({ attributes }) => attributes['type'] === ours + name)
  return found && textOf(found)
}

function writeOwn(props: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(compact(props))
  return given
    .map(([name, text]) => writeTag('prop', { type: ours + name }, escapeText(text)))
    .join('')
}

function textOfVariant(element: XmlElement): WrittenForm {
  const reader = readElement(element)
  // `lang` without `xml:` is how TMX 1.1 wrote it.
  const lang = reader.attribute('xml:lang') ?? reader.attribute('lang') ?? ''
  const segment = reader.child('seg')
  const text = segment === undefined ? '' : textOf(segment)
  const [dialect, convention] = [ownProp(reader, 'dialect'), ownProp(reader, 'convention')]
  const form = { lang, text, dialect, convention }
  return withRest<WrittenForm>(form, reader, tmx, [markupOf(segment, tmx)])
}

/**
 * Texts with their dialects and spellings, meanings, notes, whose it is, and what TMX itself said;
 * the rest of a dictionary has no place in it.
 */
export async function* writeTmx(
  header: Header,
  entries: AsyncIterable<Entry> | Iterable<Entry>,
  language: string,
): AsyncGenerator<string, void> {
  let isOpen = false
  for await (const entry of entries) {
    if (!isOpen) yield openTmx(header, entry.forms[0]?.lang ?? language)
    isOpen = true
    yield `${unitOf(entry)}\n`
  }
  if (!isOpen) yield openTmx(header, language)
  yield '</body>\n</tmx>\n'
}

/** What stands before the units. A header of TMX says again what it said, but who has written it. */
function openTmx({ source, licence, extra }: Header, srclang: string): string {
  const { attributes, inside } = carried(extra)
  const header = writeTag(
    'header',
    {
      segtype: 'sentence',
      'o-tmf': 'Mboa',
      adminlang: 'en',
      srclang,
      datatype: 'plaintext',
      ...attributes,
      creationtool: 'Mboa',
      creationtoolversion: '1',
    },
    inside + writeOwn({ source, licence }),
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<tmx version="1.4">\n${header}\n<body>\n`
}

/** What TMX itself said of a part. */
function carried(extra: readonly Extra[] = []) {
  const own = extra.filter(({ format }) => format === tmx)
  const attributes = own.filter(({ name }) => name.startsWith('@'))
  const inside = own.filter(({ name }) => !/^[@#=]/.test(name)).map(({ value }) => value)
  return {
    attributes: Object.fromEntries(attributes.map(({ name, value }) => [name.slice(1), value])),
    inside: inside.join(''),
    segment: own.find(({ name }) => name === '=seg')?.value,
  }
}

function unitOf(entry: Entry): string {
  const { attributes, inside } = carried(entry.extra)
  const notes = (entry.notes ?? []).flatMap(({ texts }) =>
    texts.map(({ lang, text }) =>
      writeTag('note', { 'xml:lang': lang === '' ? undefined : lang }, escapeText(text)),
    ),
  )
  const { kind, source, licence } = entry
  const props = writeOwn({ kind: kind === 'word' ? kind : undefined, source, licence })
  const variants = [...entry.forms, ...entry.senses.flatMap(({ glosses }) => glosses)].map(
    writeVariant,
  )
  return writeTag(
    'tu',
    { ...attributes, tuid: entry.key },
    [...notes, props, inside, ...variants].join(''),
  )
}

function writeVariant({ lang, text, dialect, convention, extra }: WrittenForm): string {
  const { attributes, inside, segment } = carried(extra)
  return writeTag(
    'tuv',
    { ...attributes, 'xml:lang': lang },
    writeOwn({ dialect, convention }) + inside + (segment ?? writeTag('seg', {}, escapeText(text))),
  )
}
