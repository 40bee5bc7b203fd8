/** An element with what is in it; comments and instructions are not read. */
export interface XmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly XmlNode[]
}
export type XmlNode = XmlElement | string

/** What XML 1.0 cannot hold, even escaped (section 2.2). */
const unwritable = /(?![\t\n\r\u0080-\u009F])\p{Cc}|\p{Cs}|[\uFFFE\uFFFF]/gu

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
}

export function escapeText(text: string): string {
  return text.replace(unwritable, '\uFFFD').replace(/[&<>\r]/g, (found) => entities[found] ?? '')
}

function escapeAttribute(text: string): string {
  return text
    .replace(unwritable, '\uFFFD')
    .replace(/[&<>"\t\n\r]/g, (found) => entities[found] ?? '')
}

export function serializeXml(node: XmlNode): string {
  if (typeof node === 'string') return escapeText(node)
  return writeTag(node.name, node.attributes, node.children.map(serializeXml).join(''))
}

/** An element of what is XML already; attributes that are undefined are left out. */
export function writeTag(
  name: string,
  attributes: Readonly<Record<string, string | undefined>>,
  inside = '',
): string {
  const written = Object.entries(attributes)
    .map(([key, value]) => (value === undefined ? '' : ` ${key}="${escapeAttribute(value)}"`))
    .join('')
  return inside === '' ? `<${name}${written}/>` : `<${name}${written}>${inside}</${name}>`
}

/** All text inside, without the tags. */
export function textOf(node: XmlNode): string {
  return typeof node === 'string' ? node : node.children.map(textOf).join('')
}
