import { streamZip, type ZippedFile } from '../archive/stream-zip.ts'
import { FormatError } from '../model.ts'
import { guardApostrophe } from '../table/table.ts'
import { escapeText } from '../xml/xml.ts'

/** What a sheet takes (Excel, specifications and limits); more makes a workbook that does not open. */
export const sheetLimits = { rows: 1_048_576, cellCharacters: 32_767 } as const

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaged = 'http://schemas.openxmlformats.org/package/2006'
const media = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Cells are text whatever is typed over them; those of the head are bold. */
const styles = { cell: 1, head: 2 } as const

/** All but the sheet, which is the same in every workbook. */
const parts: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${media}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${media}.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${media}.worksheet+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Mboa" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/styles.xml': `<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf numFmtId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" xfId="0"/><xf numFmtId="49" xfId="0" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" xfId="0" applyNumberFormat="1" applyFont="1"/></cellXfs></styleSheet>`,
}

/**
 * A workbook with one sheet of these rows, the first of which names the columns. It opens the same in
 * every language, where tables of text are cut at commas or at semicolons; its cells are text, so that
 * none is run as a formula.
 * Source: ECMA-376, part 1, section 18 (SpreadsheetML).
 * @throws FormatError when a sheet cannot hold them
 */
export async function* writeXlsx(
  rows: AsyncIterable<readonly string[]> | Iterable<readonly string[]>,
): AsyncGenerator<Uint8Array, void> {
  yield* streamZip(filesOf(rows))
}

async function* filesOf(
  rows: AsyncIterable<readonly string[]> | Iterable<readonly string[]>,
): AsyncGenerator<ZippedFile, void> {
  const fileOf = (name: string, text: string): ZippedFile => ({
    name,
    bytes: Buffer.from(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${text}`),
    isText: true,
  })
  for (const [name, text] of Object.entries(parts)) yield fileOf(name, text)
  const written: string[] = []
  for await (const cells of rows) written.push(rowOf(cells, written.length + 1))
  yield fileOf(
    'xl/worksheets/sheet1.xml',
    `<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultColWidth="20" defaultRowHeight="15"/><sheetData>${written.join('')}</sheetData></worksheet>`,
  )
}

function rowOf(cells: readonly string[], row: number): string {
  if (row > sheetLimits.rows) {
    throw new FormatError('a sheet holds no more rows: write a table (CSV)', row)
  }
  const style = row === 1 ? styles.head : styles.cell
  const written = cells.map((cell, at) => {
    if (cell === '') return ''
    const text = guardApostrophe(cell)
    if (text.length > sheetLimits.cellCharacters) {
      const message = `a cell of a workbook holds at most ${sheetLimits.cellCharacters} characters: write a table (CSV)`
      throw new FormatError(message, row)
    }
    return `<c r="${nameOf(at)}${row}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeCell(text)}</t></is></c>`
  })
  return `<row r="${row}">${written.join('')}</row>`
}

/** From 0: A, Z is followed by AA. */
function nameOf(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26))
  return column < 26 ? letter : nameOf(Math.floor(column / 26) - 1) + letter
}

/** Signs that XML changes or cannot hold, by their number (18.4.12, ST_Xstring). */
function escapeCell(text: string): string {
  const numbered = text.replace(
    /_(?=x[\dA-Fa-f]{4}_)|(?![\t\n\u0080-\u009F])\p{Cc}|[\uFFFE\uFFFF]/gu,
    (sign) => `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
  )
  return escapeText(numbered)
}
