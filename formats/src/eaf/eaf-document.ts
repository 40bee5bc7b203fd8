import { quoted } from '../archive/zip.ts'
import { countIn } from '../count-in.ts'
import { type Chunks, FormatError } from '../model.ts'
import { readXml } from '../xml/read-xml.ts'
import { voiceNameOf } from '../voice-names.ts'
import { textOf, type XmlElement } from '../xml/xml.ts'
import { countAttributes } from './eaf-attributes.ts'

export interface Annotation {
  readonly id: string
  readonly tier: string
  readonly text: string
  /** In milliseconds, where they are said. */
  readonly begin: number | undefined
  readonly end: number | undefined
  /** Estimated times for annotations without their own: between the neighbouring slots. */
  readonly from: number | undefined
  readonly to: number | undefined
  /** The annotation that this one belongs to. */
  readonly parent: string | undefined
  readonly line: number
}

export interface Tier {
  readonly id: string
  readonly type: string
  readonly parent: string | undefined
  /** Tag of its language, where the file says it. */
  readonly lang: string
  readonly speaker: string
  readonly annotations: readonly Annotation[]
}

export interface EafDocument {
  /** What names it among all documents: its URN, else its recording. */
  readonly name: string | undefined
  readonly tiers: readonly Tier[]
  readonly media: readonly Medium[]
  readonly licence: string | undefined
  /** Counts of elements that are not read, by name. */
  readonly others: ReadonlyMap<string, number>
  /** Counts of attributes that are not read, by element and name. */
  readonly attributes: ReadonlyMap<string, number>
}

/** Elements that say how tiers are made, and nothing that somebody wrote. */
const structural: ReadonlySet<string> = new Set([
  'LINGUISTIC_TYPE',
  'CONSTRAINT',
  'LANGUAGE',
  'LOCALE',
])

export interface Medium {
  readonly name: string
  /** Milliseconds of the recording before the time 0 of the annotations. */
  readonly origin: number
}

/** A time at which annotations begin or end. */
interface Slot {
  readonly time: number | undefined
  readonly place: number
}

/** A tier whose annotations are still being read. */
type GrowingTier = Tier & { readonly annotations: Annotation[] }

/** A recording's annotations, which are held while they are read. */
const mostCharacters = 20_000_000
/** What an annotation counts for beside its text. */
const annotationCharacters = 50

/**
 * Source: ELAN Annotation Format 3.0, schema and description, MPI for Psycholinguistics, 2017.
 * @throws FormatError
 */
export async function readDocument(chunks: Chunks): Promise<EafDocument> {
  let slots: ReadonlyMap<string, Slot> = new Map()
  const tiers: GrowingTier[] = []
  const media: Medium[] = []
  const others = new Map<string, number>()
  const attributes = new Map<string, number>()
  let licence: string | undefined
  let urn: string | undefined
  let characters = 0
  for await (const { element, line, isContainer } of readXml(chunks, {
    containers: ['ANNOTATION_DOCUMENT', 'TIER'],
  })) {
    countAttributes(attributes, element)
    if (element.name === 'TIME_ORDER') slots = slotsOf(childrenOf(element, 'TIME_SLOT'))
    else if (isContainer && element.name === 'TIER') {
      const tier = tierOf(element)
      if (tiers.some(({ id }) => id === tier.id)) {
        throw new FormatError(`the tier ${quoted(tier.id)} comes a second time`, line, 'same-id')
      }
      tiers.push(tier)
    } else if (element.name === 'ANNOTATION') {
      const tier = tiers.at(-1)
      const found = tier === undefined ? [] : annotationsOf(element, { tier: tier.id, slots, line })
      tier?.annotations.push(...found)
      for (const { text } of found) characters += text.length + annotationCharacters
      if (characters > mostCharacters) {
        throw new FormatError('the file holds more than 20 million characters', line, 'too-large')
      }
    } else if (element.name === 'LICENSE') {
      licence ??= textOf(element).trim() || element.attributes['LICENSE_URL'] || undefined
    } else if (element.name === 'HEADER') {
      for (const property of childrenOf(element, 'PROPERTY')) {
        const name = property.attributes['NAME'] ?? ''
        if (name === 'URN') urn ??= textOf(property).trim() || undefined
        else if (name !== lastId && textOf(property).trim() !== '') countIn(others, property.name)
      }
      for (const { name } of childrenOf(element, 'LINKED_FILE_DESCRIPTOR')) countIn(others, name)
      media.push(...childrenOf(element, 'MEDIA_DESCRIPTOR').flatMap(mediumOf))
    } else if (!isContainer && !structural.has(element.name)) {
      countIn(others, element.name)
    }
  }
  return { tiers, media, licence, name: urn ?? media[0]?.name, others, attributes }
}

/** Name of the property in which ELAN counts its annotations. */
const lastId = 'lastUsedAnnotationId'

function mediumOf({ attributes }: XmlElement): Medium[] {
  const address = attributes['RELATIVE_MEDIA_URL'] ?? attributes['MEDIA_URL'] ?? ''
  // Paths on somebody's disk say nothing here.
  const name = address.split(/[/\\]/).at(-1) ?? ''
  return name === '' ? [] : [{ name, origin: millisecondsOf(attributes['TIME_ORIGIN']) ?? 0 }]
}

/** Some programs write halves of milliseconds. */
function millisecondsOf(value: string | undefined): number | undefined {
  return value !== undefined && /^\d{1,12}(\.\d{1,12})?$/.test(value) ? Number(value) : undefined
}

/** Slots in the order of time; ELAN shows one without a time between those that have one. */
function slotsOf(elements: readonly XmlElement[]): ReadonlyMap<string, Slot> {
  const times = elements.map(({ attributes }) => millisecondsOf(attributes['TIME_VALUE']))
  const places: number[] = []
  let [before, at] = [0, 0]
  while (at < times.length) {
    let next = at
    while (next < times.length && times[next] === undefined) next++
    const after = times[next] ?? before
    const step = (after - before) / (next - at + 1)
    for (let nth = 1; at < next; nth++, at++) places.push(before + nth * step)
    if (at < times.length) places.push(after)
    before = after
    at++
  }
  return new Map(
    elements.map(({ attributes }, nth) => {
      return [attributes['TIME_SLOT_ID'] ?? '', { time: times[nth], place: places[nth] ?? 0 }]
    }),
  )
}

function tierOf({ attributes }: XmlElement): GrowingTier {
  return {
    id: attributes['TIER_ID'] ?? '',
    type: attributes['LINGUISTIC_TYPE_REF'] ?? '',
    parent: attributes['PARENT_REF'],
    lang: attributes['LANG_REF'] ?? '',
    speaker: voiceNameOf(attributes['PARTICIPANT'] ?? ''),
    annotations: [],
  }
}

function annotationsOf(
  element: XmlElement,
  { tier, slots, line }: { tier: string; slots: ReadonlyMap<string, Slot>; line: number },
): Annotation[] {
  return element.children.flatMap((child): Annotation[] => {
    if (typeof child === 'string') return []
    const { attributes } = child
    const [value] = childrenOf(child, 'ANNOTATION_VALUE')
    const [begin, end] = [1, 2].map((nth) => slots.get(attributes[`TIME_SLOT_REF${nth}`] ?? ''))
    return [
      {
        id: attributes['ANNOTATION_ID'] ?? '',
        tier,
        text: value === undefined ? '' : textOf(value).replace(/\s+/g, ' ').trim(),
        begin: begin?.time,
        end: end?.time,
        from: begin?.place,
        to: end?.place,
        parent: attributes['ANNOTATION_REF'],
        line,
      },
    ]
  })
}

function childrenOf(element: XmlElement, name: string): XmlElement[] {
  return element.children.filter(
    (child): child is XmlElement => typeof child !== 'string' && child.name === name,
  )
}
