import { quoted } from '../archive/zip.ts'
import { type Chunks, FormatError } from '../model.ts'
import { readXml } from '../xml/read-xml.ts'
import { textOf, type XmlElement } from '../xml/xml.ts'

export interface Annotation {
  readonly id: string
  readonly tier: string
  readonly text: string
  /** In milliseconds, where they are said. */
  readonly begin: number | undefined
  readonly end: number | undefined
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
  readonly media: readonly string[]
  readonly licence: string | undefined
}

/** A recording's annotations, which are held while they are read. */
const mostCharacters = 20_000_000
/** What an annotation counts for beside its text. */
const annotationCharacters = 50

/**
 * Source: ELAN Annotation Format 3.0, schema and description, MPI for Psycholinguistics, 2017.
 * @throws FormatError
 */
export async function readDocument(chunks: Chunks): Promise<EafDocument> {
  const slots = new Map<string, number>()
  const tiers: Tier[] = []
  const media: string[] = []
  let licence: string | undefined
  let urn: string | undefined
  let characters = 0
  for await (const { element, line, isContainer } of readXml(chunks, {
    containers: ['ANNOTATION_DOCUMENT'],
  })) {
    if (isContainer) continue
    if (element.name === 'TIME_ORDER') {
      for (const { attributes } of childrenOf(element, 'TIME_SLOT')) {
        const { TIME_SLOT_ID: id = '', TIME_VALUE: value } = attributes
        if (value !== undefined && /^\d{1,12}$/.test(value)) slots.set(id, Number(value))
      }
    } else if (element.name === 'TIER') {
      const tier = tierOf(element, slots, line)
      for (const { text } of tier.annotations) characters += text.length + annotationCharacters
      if (characters > mostCharacters) {
        throw new FormatError('the file holds more than 20 million characters', line, 'too-large')
      }
      if (tiers.some(({ id }) => id === tier.id)) {
        throw new FormatError(`the tier ${quoted(tier.id)} comes a second time`, line, 'same-id')
      }
      tiers.push(tier)
    } else if (element.name === 'LICENSE') {
      licence ??= textOf(element).trim() || element.attributes['LICENSE_URL'] || undefined
    } else if (element.name === 'HEADER') {
      const property = childrenOf(element, 'PROPERTY').find(
        ({ attributes }) => attributes['NAME'] === 'URN',
      )
      if (property !== undefined) urn = textOf(property).trim() || undefined
      for (const { attributes } of childrenOf(element, 'MEDIA_DESCRIPTOR')) {
        const address = attributes['RELATIVE_MEDIA_URL'] ?? attributes['MEDIA_URL'] ?? ''
        // Paths on somebody's disk say nothing here.
        const name = address.split(/[/\\]/).at(-1) ?? ''
        if (name !== '') media.push(name)
      }
    }
  }
  return { tiers, media, licence, name: urn ?? media[0] }
}

function tierOf(element: XmlElement, slots: ReadonlyMap<string, number>, line: number): Tier {
  const {
    TIER_ID: id = '',
    LINGUISTIC_TYPE_REF: type = '',
    PARENT_REF: parent,
    LANG_REF: lang = '',
    PARTICIPANT: speaker = '',
  } = element.attributes
  const annotations = childrenOf(element, 'ANNOTATION').flatMap((annotation) =>
    annotation.children.flatMap((child): Annotation[] => {
      if (typeof child === 'string') return []
      const { attributes } = child
      const [value] = childrenOf(child, 'ANNOTATION_VALUE')
      return [
        {
          id: attributes['ANNOTATION_ID'] ?? '',
          tier: id,
          text: value === undefined ? '' : textOf(value).replace(/\s+/g, ' ').trim(),
          begin: slots.get(attributes['TIME_SLOT_REF1'] ?? ''),
          end: slots.get(attributes['TIME_SLOT_REF2'] ?? ''),
          parent: attributes['ANNOTATION_REF'],
          line,
        },
      ]
    }),
  )
  return { id, type, parent, lang, speaker, annotations }
}

function childrenOf(element: XmlElement, name: string): XmlElement[] {
  return element.children.filter(
    (child): child is XmlElement => typeof child !== 'string' && child.name === name,
  )
}
