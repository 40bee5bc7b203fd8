import { makeZip } from './make-zip.ts'

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaged = 'http://schemas.openxmlformats.org/package/2006/relationships'

const relations = (all: readonly (readonly [id: string, type: string, target: string])[]) =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<Relationships xmlns="${packaged}">${all
    .map(
      ([id, type, target]) =>
        `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`

/** The parts of a workbook as Excel writes them, two sheets of which the first is hidden. */
export function xlsxParts(sheet: string, strings = ''): Record<string, string> {
  return {
    '_rels/.rels': relations([['rId1', 'officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><workbookPr/><sheets><sheet name="Lists" sheetId="1" state="hidden" r:id="rId1"/><sheet name="Mots" sheetId="2" r:id="rId2"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations([
      ['rId1', 'worksheet', 'worksheets/sheet1.xml'],
      ['rId2', 'worksheet', '/xl/worksheets/sheet2.xml'],
      ['rId3', 'styles', 'styles.xml'],
      ['rId4', 'sharedStrings', 'sharedStrings.xml'],
    ]),
    'xl/styles.xml': `<styleSheet xmlns="${main}"><numFmts count="3"><numFmt numFmtId="164" formatCode="dd/mm/yyyy\\ hh:mm"/><numFmt numFmtId="165" formatCode="[Red]0.0&quot; days&quot;"/><numFmt numFmtId="166" formatCode="[$-40C]d\\ mmmm\\ yyyy"/></numFmts><cellXfs count="6"><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="20"/><xf numFmtId="166"/></cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `<sst xmlns="${main}">${strings}</sst>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>text</t></is></c></row><row r="2"><c r="A2" t="inlineStr"><is><t>hidden</t></is></c></row></sheetData></worksheet>`,
    'xl/worksheets/sheet2.xml': `<worksheet xmlns="${main}"><cols><col min="1" max="1"/></cols><sheetData>${sheet}</sheetData><pageMargins left="0.7"/></worksheet>`,
  }
}

export function packParts(parts: Readonly<Record<string, string | Uint8Array>>): Buffer {
  return makeZip(Object.entries(parts).map(([name, bytes]) => ({ name, bytes })))
}

/** A workbook with a sheet of texts, one array for each row. */
export function makeXlsx(rows: readonly (readonly string[])[]): Buffer {
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const sheet = rows
    .map((cells) => {
      const written = cells.map(
        (cell) => `<c t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`,
      )
      return `<row>${written.join('')}</row>`
    })
    .join('')
  return packParts(xlsxParts(sheet))
}
