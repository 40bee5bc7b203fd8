import type { Chunks, Header, Range, RangeElement } from '../model.ts'
import { readXml } from '../xml/read-xml.ts'
import { readElement, withRest } from '../xml/xml-reader.ts'
import type { XmlElement, XmlNode } from '../xml/xml.ts'
import { formsIn, lift, ours } from './lift-parts.ts'

/** Of `<lift>` its attributes, of `<header>` its lists; the rest is carried. */
export function headerOf(element: XmlElement): Header {
  const reader = readElement(element)
  const ranges = reader.child('ranges')
  if (element.name === 'lift') reader.attribute('version')
  const said = reader.child('description', ({ children }) => children.some(isOurs))
  const [form] = said === undefined ? [] : readElement(said).all('form')
  return withRest<Header>(
    {
      ranges: ranges === undefined ? undefined : readElement(ranges).all('range').map(rangeOf),
      source: markOf(form, 'source'),
      licence: markOf(form, 'licence'),
    },
    reader,
    lift,
  )
}

/** A description that we wrote says in marks what it is made of. */
const isOurs = (form: XmlNode) =>
  typeof form !== 'string' && (markOf(form, 'source') ?? markOf(form, 'licence')) !== undefined

const markOf = (form: XmlElement | undefined, name: string): string | undefined =>
  form &&
  readElement(form).child('annotation', ({ attributes }) => attributes['name'] === ours + name)
    ?.attributes['value']

/** The lists of the file `.lift-ranges` that FLEx writes beside its dictionary. */
export async function readLiftRanges(chunks: Chunks): Promise<readonly Range[]> {
  const ranges: Range[] = []
  for await (const { element } of readXml(chunks, { containers: ['lift-ranges'] })) {
    if (element.name === 'range') ranges.push(rangeOf(element))
  }
  return ranges
}

function rangeOf(element: XmlElement): Range {
  const reader = readElement(element)
  const key = reader.attribute('id') ?? ''
  // FLEx writes the path of the list on the author's disk.
  if (isOnDisk(element.attributes['href'])) reader.attribute('href')
  return withRest<Range>(
    { key, elements: reader.all('range-element').map(elementOf) },
    reader,
    lift,
  )
}

const isOnDisk = (href = '') => /^(file:|[a-z]:[/\\]|[/\\])/i.test(href)

function elementOf(element: XmlElement): RangeElement {
  const reader = readElement(element)
  return withRest<RangeElement>(
    {
      key: reader.attribute('id') ?? '',
      parent: reader.attribute('parent'),
      labels: formsIn(reader.child('label')),
      abbreviations: formsIn(reader.child('abbrev')),
      descriptions: formsIn(reader.child('description')),
    },
    reader,
    lift,
  )
}
