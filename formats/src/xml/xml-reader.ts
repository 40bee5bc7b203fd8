import { compact, type Extra } from '../model.ts'
import { serializeXml, type XmlElement } from './xml.ts'

/**
 * Takes an element apart: what nobody has asked for is the rest, which is carried along. An element
 * that may stand once is taken once; a second one of its name belongs to the rest.
 */
export interface XmlReader {
  attribute(name: string): string | undefined
  /** The first one of this name that is not taken. */
  child(name: string, isWanted?: (child: XmlElement) => boolean): XmlElement | undefined
  all(name: string, isWanted?: (child: XmlElement) => boolean): XmlElement[]
  rest(format: string): readonly Extra[] | undefined
}

export function readElement(element: XmlElement): XmlReader {
  const attributes = new Map(Object.entries(element.attributes))
  const left = new Set(element.children)
  const take = (child: XmlElement) => {
    left.delete(child)
    return child
  }
  const find = (name: string, isWanted: (child: XmlElement) => boolean = () => true) =>
    [...left].filter(
      (child): child is XmlElement =>
        typeof child !== 'string' && child.name === name && isWanted(child),
    )
  return {
    attribute(name) {
      const value = attributes.get(name)
      attributes.delete(name)
      return value
    },
    child(name, isWanted) {
      const [first] = find(name, isWanted)
      return first && take(first)
    },
    all: (name, isWanted) => find(name, isWanted).map(take),
    rest(format) {
      const ofAttributes = [...attributes].map(([name, value]) => {
        return { format, name: `@${name}`, value }
      })
      const ofChildren = [...left].flatMap((child): Extra[] => {
        if (typeof child === 'string') {
          return child.trim() === '' ? [] : [{ format, name: '#text', value: child }]
        }
        return [{ format, name: child.name, value: serializeXml(child) }]
      })
      const all = [...ofAttributes, ...ofChildren]
      return all.length === 0 ? undefined : all
    },
  }
}

/** Text with tags in it keeps them beside the bare text. */
export function markupOf(element: XmlElement | undefined, format: string): Extra | undefined {
  if (element === undefined) return undefined
  const isBare =
    Object.keys(element.attributes).length === 0 &&
    element.children.every((child) => typeof child === 'string')
  return isBare ? undefined : { format, name: `=${element.name}`, value: serializeXml(element) }
}

/** A part with what is left of its element. */
export function withRest<T extends { readonly extra?: readonly Extra[] }>(
  part: { [Key in keyof T]: T[Key] | undefined },
  reader: XmlReader,
  format: string,
  more: readonly (Extra | undefined)[] = [],
): T {
  const extra = [...more.filter((each) => each !== undefined), ...(reader.rest(format) ?? [])]
  return compact<T>({ ...part, extra: extra.length === 0 ? undefined : extra })
}
