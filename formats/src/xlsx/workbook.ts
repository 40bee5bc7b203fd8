import { type Archive, quoted } from '../archive/zip.ts'
import { FormatError } from '../model.ts'
import { mostTableCharacters } from '../table/table.ts'
import { readXml, type XmlPiece } from '../xml/read-xml.ts'
import type { XmlElement } from '../xml/xml.ts'
import { findDateFormat, textOfString, type DateFormat } from './cell-text.ts'

export interface Sheet {
  readonly name: string
  readonly isHidden: boolean
  /** The file of its cells. */
  readonly part: string
}

export interface Workbook {
  readonly sheets: readonly Sheet[]
  readonly sharedStrings: readonly string[]
  /** By the number of a cell's style: how it shows a date, where it shows one. */
  readonly dateStyles: readonly (DateFormat | undefined)[]
  /** Days are counted from 1904, as old Macintoshes did. */
  readonly isFrom1904: boolean
  read(part: string, containers: readonly string[]): AsyncGenerator<XmlPiece, void>
}

interface Relation {
  readonly id: string
  readonly type: string
  readonly part: string
}

/** @throws FormatError */
export async function openWorkbook(archive: Archive): Promise<Workbook> {
  const parts = new Map(archive.names.map((name) => [name.toLowerCase(), name]))
  const find = (part: string) => parts.get(part.toLowerCase())

  async function* read(part: string, containers: readonly string[]) {
    const name = find(part)
    if (name === undefined) throw new FormatError(`the workbook has no ${quoted(part)}`, 1)
    try {
      yield* readXml(archive.read(name), { containers, isPrefixed: true })
    } catch (error) {
      if (!(error instanceof FormatError)) throw error
      // Lines of what is inside say nothing to whoever sees a sheet.
      const { message } = error
      throw new FormatError(
        message.startsWith('"') ? message : `${quoted(name)} in the workbook: ${message}`,
        1,
      )
    }
  }
  async function readElements(part: string, container: string): Promise<XmlElement[]> {
    const elements: XmlElement[] = []
    for await (const { element, isContainer } of read(part, [container])) {
      if (!isContainer) elements.push(element)
    }
    return elements
  }
  async function readRelations(of: string): Promise<readonly Relation[]> {
    const [, folder = '', file = ''] = /^(.*\/)?([^/]*)$/.exec(of) ?? []
    const part = `${folder}_rels/${file}.rels`
    if (find(part) === undefined) return []
    return (await readElements(part, 'Relationships')).map(({ attributes }) => {
      const { Id: id = '', Type: type = '', Target: target = '' } = attributes
      return { id, type: type.replace(/^.*\//, ''), part: resolvePart(folder, target) }
    })
  }

  const main = (await readRelations('')).find(({ type }) => type === 'officeDocument')?.part
  if (main === undefined) throw new FormatError('this ZIP is no workbook of Excel (.xlsx)', 1)
  const relations = await readRelations(main)
  const elements = await readElements(main, 'workbook')
  const partOf = (wanted: string) => relations.find(({ type }) => type === wanted)?.part
  const [strings, styles] = [partOf('sharedStrings'), partOf('styles')]
  const properties = elements.find(({ name }) => name === 'workbookPr')?.attributes['date1904']
  return {
    sheets: sheetsOf(elements, relations),
    sharedStrings: strings === undefined ? [] : await readStrings(read(strings, ['sst'])),
    dateStyles: styles === undefined ? [] : dateStylesOf(await readElements(styles, 'styleSheet')),
    isFrom1904: properties === '1' || properties === 'true',
    read,
  }
}

/** Where a part is that another names: beside it, or from the top. */
function resolvePart(folder: string, target: string): string {
  const path: string[] = []
  for (const step of (target.startsWith('/') ? target : `${folder}${target}`).split('/')) {
    if (step === '..') path.pop()
    else if (step !== '' && step !== '.') path.push(step)
  }
  return path.join('/')
}

function sheetsOf(elements: readonly XmlElement[], relations: readonly Relation[]): Sheet[] {
  return childrenOf(elements, 'sheets').flatMap(({ attributes }): Sheet[] => {
    // The attribute's prefix is the writer's choice.
    const [, id] = Object.entries(attributes).find(([name]) => /:id$/.test(name)) ?? []
    const found = relations.find((each) => each.id === id && each.type === 'worksheet')
    if (found === undefined) return []
    const { name = '', state = 'visible' } = attributes
    return [{ name, isHidden: state !== 'visible', part: found.part }]
  })
}

async function readStrings(pieces: AsyncIterable<XmlPiece>): Promise<string[]> {
  const strings: string[] = []
  let characters = 0
  for await (const { element, isContainer } of pieces) {
    if (isContainer || element.name !== 'si') continue
    const text = textOfString(element)
    characters += text.length + stringCharacters
    if (characters > mostTableCharacters) {
      throw new FormatError('the workbook holds more than 20 million characters', 1)
    }
    strings.push(text)
  }
  return strings
}

/** What a string counts for beside its characters. */
const stringCharacters = 8

function dateStylesOf(elements: readonly XmlElement[]): (DateFormat | undefined)[] {
  const codes = new Map(
    childrenOf(elements, 'numFmts').map(({ attributes }) => [
      attributes['numFmtId'] ?? '',
      attributes['formatCode'] ?? '',
    ]),
  )
  return childrenOf(elements, 'cellXfs').map(({ attributes: { numFmtId = '0' } }) =>
    findDateFormat(Number(numFmtId), codes.get(numFmtId)),
  )
}

function childrenOf(elements: readonly XmlElement[], name: string): XmlElement[] {
  const parent = elements.find((each) => each.name === name)
  return (parent?.children ?? []).filter((child) => typeof child !== 'string')
}
