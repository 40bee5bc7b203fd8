import { openZip, quoted } from '../archive/zip.ts'
import type { Mapping } from '../choose-item.ts'
import { type Chunks, FormatError, type ReadPart } from '../model.ts'
import { mostTableCharacters, readRows, type SheetRow } from '../table/table.ts'
import type { XmlElement } from '../xml/xml.ts'
import { createCellText } from './cell-text.ts'
import { openWorkbook, type Sheet, type Workbook } from './workbook.ts'

/** Far to the right of any list of words; a cell there makes a row of so many empty ones. */
const mostColumns = 1_000
/** What a cell or a row counts for beside its characters. */
const cellCharacters = 8

/**
 * Reads the first sheet of a workbook that is not hidden, or the one that the mapping names, as a
 * table whose first row names its columns.
 * Source: ECMA-376, part 1, section 18 (SpreadsheetML).
 * @throws FormatError when the file as a whole cannot be read
 */
export async function* readXlsx(
  chunks: Chunks,
  mapping: Mapping,
  language: string,
): AsyncGenerator<ReadPart, void> {
  const workbook = await asWorkbook(async () => openWorkbook(await openZip(chunks)))
  const { sheets } = workbook
  const read = findSheet(sheets, mapping.sheet)
  if (sheets.length > 1) {
    const found = sheets.map(({ name, part }) => ({ name, isRead: part === read?.part }))
    yield { part: 'outline', outline: { sheets: found } }
  }
  if (read === undefined) throw noSheet(sheets, mapping.sheet)
  yield* readRows(await asWorkbook(() => readSheet(workbook, read.part)), mapping, language)
}

async function asWorkbook<T>(open: () => Promise<T>): Promise<T> {
  try {
    return await open()
  } catch (error) {
    if (!(error instanceof FormatError)) throw error
    throw new FormatError(error.message, error.line, 'unreadable-workbook')
  }
}

async function readSheet(workbook: Workbook, part: string): Promise<SheetRow[]> {
  const textOfCell = createCellText(workbook)
  const rows: SheetRow[] = []
  let characters = 0
  let line = 0
  for await (const { element, isContainer } of workbook.read(part, ['worksheet', 'sheetData'])) {
    if (isContainer || element.name !== 'row') continue
    line = numberOf(element.attributes['r']) ?? line + 1
    const row = rowOf(element, line, textOfCell)
    characters += row.cells.reduce(
      (sum, cell) => sum + cell.length + cellCharacters,
      cellCharacters,
    )
    if (characters > mostTableCharacters) {
      throw new FormatError('the sheet is larger than 20 million characters', line)
    }
    if (row.cells.some((cell) => cell.trim() !== '') || row.broken !== undefined) rows.push(row)
  }
  return rows
}

function findSheet(sheets: readonly Sheet[], wanted: string): Sheet | undefined {
  const fold = (name: string) => name.trim().toLowerCase()
  return wanted === ''
    ? (sheets.find(({ isHidden }) => !isHidden) ?? sheets[0])
    : (sheets.find(({ name }) => fold(name) === fold(wanted)) ?? onlyOf(sheets))
}

/** A workbook with one sheet leaves nothing to choose, whatever the sheet of the last one was called. */
const onlyOf = (sheets: readonly Sheet[]) => (sheets.length === 1 ? sheets[0] : undefined)

function noSheet(sheets: readonly Sheet[], wanted: string): FormatError {
  if (sheets.length === 0) {
    return new FormatError('the workbook has no sheet of cells', 1, 'unreadable-workbook')
  }
  const names = sheets.slice(0, mostNamed).map(({ name }) => quoted(name))
  const message = `no sheet is named ${quoted(wanted)}: there is ${names.join(', ')}`
  return new FormatError(message, 1, 'which-sheet')
}

const mostNamed = 5

function rowOf(
  row: XmlElement,
  line: number,
  textOfCell: (cell: XmlElement) => { text: string } | { error: string },
): SheetRow {
  const cells: string[] = []
  let broken: string | undefined
  let at = 0
  for (const cell of row.children) {
    if (typeof cell === 'string' || cell.name !== 'c') continue
    at = columnOf(cell.attributes['r']) ?? at
    const value = textOfCell(cell)
    if ('error' in value) broken ??= `a cell holds the error ${value.error}`
    const text = 'text' in value ? value.text : ''
    // Spreadsheets write what is only coloured, too.
    if (text !== '') {
      if (at >= mostColumns) {
        throw new FormatError(`a cell stands beyond ${mostColumns} columns`, line)
      }
      while (cells.length < at) cells.push('')
      cells[at] = text
    }
    at++
  }
  return { line, cells, ...(broken !== undefined && { broken }) }
}

/** `BC7` is in column 54, from 0. */
function columnOf(reference: string | undefined): number | undefined {
  const [, letters] = /^([A-Z]{1,3})\d+$/.exec(reference ?? '') ?? []
  if (letters === undefined) return undefined
  return Array.from(letters).reduce((sum, sign) => sum * 26 + sign.charCodeAt(0) - 64, 0) - 1
}

function numberOf(text: string | undefined): number | undefined {
  return text !== undefined && /^[1-9]\d{0,6}$/.test(text) ? Number(text) : undefined
}
