import { longestImport, type ImportFile } from '@mboa/contract'
import { readTableFile } from '../../../platform/read-table-file.ts'

type ReadImport =
  | ({ readonly ok: true } & Pick<ImportFile, 'table' | 'encoding'>)
  | {
      readonly ok: false
      readonly trouble: 'too-large' | 'not-readable' | 'not-unicode' | 'no-words'
    }

/** Room is left for what sending a file adds to it: signs of its bytes, and what stands for quotation marks. */
const largestBytes = (longestImport / 4) * 3

const headBytes = 1000

/** A table as its text, a workbook as its bytes: what is in that the server sees. */
export async function readImportFile(file: Blob): Promise<ReadImport> {
  // Phones name files as they like; a workbook is a ZIP, whose first bytes are these.
  const head = await file
    .slice(0, headBytes)
    .text()
    .catch(() => '')
  if (!head.startsWith('PK\u0003\u0004')) {
    const read = await readTableFile(file, largestBytes)
    // Pictures, PDF and workbooks of before 2007: no other encoding makes words of them.
    const isBinary = head.startsWith('%PDF') || head.includes('\0')
    if (!read.ok && read.trouble === 'not-unicode' && isBinary) {
      return { ok: false, trouble: 'no-words' }
    }
    if (!read.ok) return read
    return { ok: true, table: read.text, encoding: 'text' }
  }
  if (file.size > largestBytes) return { ok: false, trouble: 'too-large' }
  const table = await toBase64(file)
  return table === undefined
    ? { ok: false, trouble: 'not-readable' }
    : { ok: true, table, encoding: 'base64' }
}

/** By an address of the file itself, which old browsers make fast. */
function toBase64(file: Blob): Promise<string | undefined> {
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.addEventListener('error', () => resolve(undefined))
    reader.addEventListener('load', () => {
      const address = typeof reader.result === 'string' ? reader.result : ''
      resolve(address.slice(address.indexOf(',') + 1))
    })
    reader.readAsDataURL(file)
  })
}
