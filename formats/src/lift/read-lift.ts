import {
  type Chunks,
  type Entry,
  type Example,
  FormatError,
  headwordOf,
  type Note,
  type Pronunciation,
  type ReadPart,
  type Relation,
  type Sense,
  type SoundReference,
  type TableProblem,
  type Translation,
  type Variant,
  withLists,
} from '../model.ts'
import { readElement, type XmlReader } from '../xml/xml-reader.ts'
import { readXml } from '../xml/read-xml.ts'
import type { XmlElement } from '../xml/xml.ts'
import {
  formOf,
  formsIn,
  mediaOf,
  ours,
  ownField,
  partSound,
  soundOfWord,
  traitOf,
  withForeign,
} from './lift-parts.ts'
import { headerOf } from './lift-ranges.ts'

const versions = new Set(['0.12', '0.13', '0.14', '0.15'])

/**
 * Reads LIFT 0.13 (and its near relatives), an entry at a time.
 * Source: sillsdev/lift-standard, lift_13.pdf and lift-0.13.rng.
 * @throws FormatError when the file as a whole cannot be read
 */
export async function* readLift(chunks: Chunks): AsyncGenerator<ReadPart, void> {
  const keys = new Set<string>()
  const guids = new Set<string>()
  let place = 0
  for await (const { element, line, isContainer } of readXml(chunks, { containers: ['lift'] })) {
    if (isContainer) {
      const version = element.attributes['version']
      if (version === undefined || !versions.has(version)) {
        throw new FormatError(
          `LIFT ${version ?? 'without a version'} is not known here`,
          line,
          'unknown-format',
        )
      }
      yield { part: 'header', header: headerOf(element) }
    } else if (element.name === 'header') {
      yield { part: 'header', header: headerOf(element) }
    } else if (element.name === 'entry') {
      place++
      yield partOf(element, { line, keys, guids, place })
    } else {
      const message = `<${element.name}> is no part of LIFT`
      yield { part: 'problem', problem: { line, message } }
    }
  }
}

function partOf(
  element: XmlElement,
  {
    line,
    keys,
    guids,
    place,
  }: { line: number; keys: Set<string>; guids: Set<string>; place: number },
): ReadPart {
  const { entry, isDeleted } = entryOf(element, place)
  const name = headwordOf(entry)
  const refuse = (message: string, reason: TableProblem): ReadPart => {
    return { part: 'problem', problem: { line, entry: name, message, reason } }
  }
  if (isDeleted) return refuse('it was deleted where the file was made', 'deleted')
  if (keys.has(entry.key)) return refuse(`the id "${entry.key}" comes a second time`, 'same-id')
  // Programs and later imports know an entry by its guid, whatever its id.
  if (entry.guid !== undefined && guids.has(entry.guid)) {
    return refuse(`the guid "${entry.guid}" comes a second time`, 'same-id')
  }
  keys.add(entry.key)
  if (entry.guid !== undefined) guids.add(entry.guid)
  return { part: 'entry', entry, line }
}

function entryOf(element: XmlElement, place: number): { entry: Entry; isDeleted: boolean } {
  const reader = readElement(element)
  const guid = reader.attribute('guid')
  const key = reader.attribute('id') ?? guid ?? `entry-${place}`
  const order = Number(element.attributes['order'] ?? '')
  const isHomograph = Number.isSafeInteger(order) && order > 0
  if (isHomograph) reader.attribute('order')
  const unit = partSound(formsIn(reader.child('lexical-unit', isMultitext)))
  const field = (isWanted: (child: XmlElement) => boolean) => reader.child('field', isWanted)
  const kind = reader.child('trait', ({ attributes }) => attributes['name'] === `${ours}kind`)
  const entry = withForeign<Entry>(
    {
      key,
      guid,
      kind: kind?.attributes['value'] === 'sentence' ? 'sentence' : 'word',
      homograph: isHomograph ? order : undefined,
      forms: unit.written,
      citation: formsIn(reader.child('citation', isMultitext)),
      sounds: [...unit.sounds, ...reader.all('pronunciation', isSoundOfWord).map(soundIn)],
      pronunciations: reader.all('pronunciation').map(pronunciationOf),
      variants: reader.all('variant').map(variantOf),
      senses: reader.all('sense').map(senseOf),
      notes: reader.all('note').map(noteOf),
      relations: reader.all('relation').map(relationOf),
      traits: reader.all('trait').map(traitOf),
      source: ownField(field, 'source'),
      licence: ownField(field, 'licence'),
    },
    reader,
  )
  const isDeleted = element.attributes['dateDeleted'] !== undefined
  return { entry: withLists(entry, ['forms', 'senses']), isDeleted }
}

function isSoundOfWord({ children }: XmlElement): boolean {
  return children.some(
    (child) => typeof child !== 'string' && child.attributes['name'] === soundOfWord,
  )
}

function soundIn(element: XmlElement): SoundReference {
  const reader = readElement(element)
  reader.child('trait', ({ attributes }) => attributes['name'] === soundOfWord)
  const media = reader.child('media')
  const sound = media === undefined ? { path: '' } : mediaOf(media)
  return withForeign<SoundReference>(sound, reader)
}

/** What holds more than forms is carried as it is. */
function isMultitext({ children, attributes }: XmlElement): boolean {
  return (
    Object.keys(attributes).length === 0 &&
    children.every((child) =>
      typeof child === 'string' ? child.trim() === '' : child.name === 'form',
    )
  )
}

function senseOf(element: XmlElement): Sense {
  const reader = readElement(element)
  const sense = withForeign<Sense>(
    {
      key: reader.attribute('id'),
      partOfSpeech: partOfSpeechOf(reader),
      glosses: reader.all('gloss').map(formOf),
      definitions: formsIn(reader.child('definition', isMultitext)),
      examples: reader.all('example').map(exampleOf),
      notes: reader.all('note').map(noteOf),
      relations: reader.all('relation').map(relationOf),
      traits: reader.all('trait').map(traitOf),
      senses: reader.all('subsense').map(senseOf),
    },
    reader,
  )
  return withLists(sense, ['glosses'])
}

/** With traits of its own (slots, inflection classes) it is carried whole instead. */
function partOfSpeechOf(reader: XmlReader): string | undefined {
  const isBare = ({ children }: XmlElement) =>
    children.every((child) => typeof child === 'string' && child.trim() === '')
  return reader.child('grammatical-info', isBare)?.attributes['value']
}

function exampleOf(element: XmlElement): Example {
  const reader = readElement(element)
  const { written, sounds } = partSound(reader.all('form').map(formOf))
  return withForeign<Example>(
    {
      forms: written,
      sounds,
      translations: reader.all('translation').map((each): Translation => {
        const inside = readElement(each)
        const type = inside.attribute('type')
        const texts = inside.all('form').map(formOf)
        return withLists(withForeign<Translation>({ type, texts }, inside), ['texts'])
      }),
      source: reader.attribute('source'),
    },
    reader,
  )
}

function noteOf(element: XmlElement): Note {
  const reader = readElement(element)
  const type = reader.attribute('type')
  const texts = reader.all('form').map(formOf)
  return withLists(withForeign<Note>({ type, texts }, reader), ['texts'])
}

function relationOf(element: XmlElement): Relation {
  const reader = readElement(element)
  const type = reader.attribute('type') ?? ''
  const target = reader.attribute('ref') ?? ''
  return withForeign<Relation>({ type, target, traits: reader.all('trait').map(traitOf) }, reader)
}

function variantOf(element: XmlElement): Variant {
  const reader = readElement(element)
  return withForeign<Variant>(
    {
      forms: reader.all('form').map(formOf),
      target: reader.attribute('ref'),
      traits: reader.all('trait').map(traitOf),
    },
    reader,
  )
}

function pronunciationOf(element: XmlElement): Pronunciation {
  const reader = readElement(element)
  const { written, sounds } = partSound(reader.all('form').map(formOf))
  return withForeign<Pronunciation>(
    { texts: written, sounds: [...sounds, ...reader.all('media').map(mediaOf)] },
    reader,
  )
}
