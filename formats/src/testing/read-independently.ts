/**
 * Readers for comparing files before and after a round trip. They share no code with the readers
 * under test and know only what tests need.
 */
import { inflateRawSync } from 'node:zlib'

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
}

const unescaped = (text: string): string =>
  text.replaceAll(/&(#x?)?(\w+);/g, (whole, code: string | undefined, name: string) => {
    if (code === undefined) return entities[name] ?? whole
    return String.fromCodePoint(Number.parseInt(name, code === '#x' ? 16 : 10))
  })

/** Lists every element and text of an XML file below its ancestors, all with their attributes. */
export function listElements(xml: string): string[] {
  const listed: string[] = []
  const open: string[] = []
  const tokens = xml.matchAll(/<!--.*?-->|<[?!][^>]*>|<(\/?)([^\s/>]+)([^>]*?)(\/?)>|([^<]+)/gs)
  for (const [, closing, name, attributes = '', empty, text] of tokens) {
    if (name !== undefined && closing === '/') open.pop()
    else if (name !== undefined) {
      const said = Array.from(attributes.matchAll(/([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g))
      const sorted = said.map(
        ([, key = '', one, other]) => `${key}=${unescaped(one ?? other ?? '')}`,
      )
      open.push(`${name}[${sorted.toSorted().join(' ')}]`)
      listed.push(open.join('/'))
      if (empty === '/') open.pop()
    } else if (text !== undefined && text.trim() !== '') {
      listed.push(`${open.join('/')}: ${unescaped(text).trim()}`)
    }
  }
  return listed.toSorted()
}

/** The cells of a table as RFC 4180 has them, row by row. */
export function listCells(table: string, separator: string): string[][] {
  const rows: string[][] = [['']]
  let isQuoted = false
  const signs = table.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')
  for (let at = 0; at < signs.length; at++) {
    const sign = signs[at] ?? ''
    const row = rows.at(-1) ?? []
    const cell = row.at(-1) ?? ''
    if (isQuoted && sign === '"' && signs[at + 1] === '"') {
      row[row.length - 1] = `${cell}"`
      at++
    } else if (sign === '"' && (isQuoted || cell === '')) isQuoted = !isQuoted
    else if (!isQuoted && sign === separator) row.push('')
    else if (!isQuoted && sign === '\n') rows.push([''])
    else row[row.length - 1] = cell + sign
  }
  return rows.filter((row) => row.some((cell) => cell !== ''))
}

/** A file of a ZIP, by its place in the list at the end. */
export function unpackFile(zip: Buffer, wanted: string): Buffer {
  let at = zip.readUInt32LE(zip.lastIndexOf('PK\x05\x06') + 16)
  while (zip.toString('latin1', at, at + 4) === 'PK\x01\x02') {
    const [name, extra, comment] = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset))
    const local = zip.readUInt32LE(at + 42)
    if (zip.toString('utf8', at + 46, at + 46 + (name ?? 0)) === wanted) {
      const begin = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
      const packed = zip.subarray(begin, begin + zip.readUInt32LE(at + 20))
      return zip.readUInt16LE(at + 10) === 0 ? packed : inflateRawSync(packed)
    }
    at += 46 + (name ?? 0) + (extra ?? 0) + (comment ?? 0)
  }
  throw new Error(`the archive has no ${wanted}`)
}

/** The cells of a sheet by row and column, as text; strings may lie in a list of their own. */
export function listSheetCells(workbook: Buffer, sheet: string): string[][] {
  const xml = unpackFile(workbook, sheet).toString('utf8')
  const textOf = (of: string) =>
    unescaped(Array.from(of.matchAll(/<t[^>]*>([^<]*)<\/t>/g), ([, text = '']) => text).join(''))
  const strings = xml.includes('t="s"')
    ? Array.from(
        unpackFile(workbook, 'xl/sharedStrings.xml')
          .toString('utf8')
          .matchAll(/<si>(.*?)<\/si>/gs),
        ([, of = '']) => textOf(of),
      )
    : []
  return Array.from(xml.matchAll(/<row [^>]*>(.*?)<\/row>/gs), ([, row = '']) => {
    const cells: string[] = []
    for (const [, column = '', attributes = '', of = ''] of row.matchAll(
      /<c r="([A-Z])\d+"([^>]*?)(?:\/>|>(.*?)<\/c>)/gs,
    )) {
      const value = /<v>([^<]*)<\/v>/.exec(of)?.[1]
      const isShared = attributes.includes('t="s"')
      const text = isShared ? (strings[Number(value)] ?? '') : unescaped(value ?? textOf(of))
      const at = column.charCodeAt(0) - 65
      while (cells.length < at) cells.push('')
      cells[at] = text
    }
    return cells
  })
}
