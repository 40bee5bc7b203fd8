import { countIn } from '../count-in.ts'
import type { XmlElement } from '../xml/xml.ts'

/**
 * Attributes that are read, or that only say how the file is built; a tier's speaker and language
 * are for whoever reads tiers. Source: as of the document.
 */
const accounted: Readonly<Record<string, ReadonlySet<string>>> = {
  ANNOTATION_DOCUMENT: new Set([
    'FORMAT',
    'VERSION',
    'xmlns:xsi',
    'xsi:noNamespaceSchemaLocation',
    'xsi:schemaLocation',
  ]),
  LICENSE: new Set(['LICENSE_URL']),
  HEADER: new Set(['TIME_UNITS']),
  MEDIA_DESCRIPTOR: new Set(['MEDIA_URL', 'RELATIVE_MEDIA_URL', 'MIME_TYPE', 'TIME_ORIGIN']),
  TIER: new Set(['TIER_ID', 'LINGUISTIC_TYPE_REF', 'PARENT_REF', 'PARTICIPANT', 'LANG_REF']),
  ANNOTATION: new Set(),
  ALIGNABLE_ANNOTATION: new Set(['ANNOTATION_ID', 'TIME_SLOT_REF1', 'TIME_SLOT_REF2']),
  REF_ANNOTATION: new Set(['ANNOTATION_ID', 'ANNOTATION_REF', 'PREVIOUS_ANNOTATION']),
  LINGUISTIC_TYPE: new Set([
    'LINGUISTIC_TYPE_ID',
    'TIME_ALIGNABLE',
    'CONSTRAINTS',
    'GRAPHIC_REFERENCES',
    'CONTROLLED_VOCABULARY_REF',
  ]),
}

/** Counts attributes that are not read, by element and name. */
export function countAttributes(
  counts: Map<string, number>,
  { name, attributes, children }: XmlElement,
): void {
  const known = accounted[name]
  // Elements that are not read are counted as a whole.
  if (known === undefined) return
  for (const [attribute, value] of Object.entries(attributes)) {
    if (value.trim() !== '' && !known.has(attribute)) countIn(counts, `${name}@${attribute}`)
  }
  for (const child of children) if (typeof child !== 'string') countAttributes(counts, child)
}
