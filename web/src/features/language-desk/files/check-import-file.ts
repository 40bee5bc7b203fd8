import { largestImportBytes } from '@mboa/contract'
import { readTableFile } from '../../../platform/table-files.ts'

export type FileTrouble =
  | { readonly trouble: 'too-large' | 'not-readable' | 'other-workbook' | 'no-words' }
  /** The first line that shows it. */
  | { readonly trouble: 'not-unicode'; readonly line: number }

const headBytes = 1000
/** Text that long is a dictionary of fifty thousand words; it is looked through before it is sent. */
const largestTextBytes = 50_000_000

/** What can be known of a file before it is sent: what is packed is looked into by the server. */
export async function checkImportFile(file: Blob): Promise<FileTrouble | undefined> {
  if (file.size > largestImportBytes) return { trouble: 'too-large' }
  const head = await file
    .slice(0, headBytes)
    .arrayBuffer()
    .then(
      (bytes) => new Uint8Array(bytes),
      () => undefined,
    )
  if (head === undefined) return { trouble: 'not-readable' }
  if (isOpenDocument(head)) return { trouble: 'other-workbook' }
  if (isPacked(head)) return undefined
  const read = await readTableFile(file, largestTextBytes)
  if (read.ok) return undefined
  if (read.trouble === 'workbook') return { trouble: 'other-workbook' }
  // Pictures and PDF: no other encoding makes words of them.
  const isBinary = startsWith(head, [0x25, 0x50, 0x44, 0x46]) || head.includes(0)
  if (read.trouble !== 'not-unicode') return { trouble: read.trouble }
  return isBinary ? { trouble: 'no-words' } : read
}

/** Phones name files as they like; archives begin by what they are. */
function isPacked(head: Uint8Array): boolean {
  const tar = latin1(head.subarray(257, 262)) === 'ustar'
  return startsWith(head, [0x50, 0x4b, 3, 4]) || startsWith(head, [0x1f, 0x8b]) || tar
}

/** Of LibreOffice (.ods), which says first of all what it is. */
const isOpenDocument = (head: Uint8Array): boolean =>
  latin1(head.subarray(30)).startsWith('mimetypeapplication/vnd.oasis.opendocument.')

const latin1 = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes)

const startsWith = (bytes: Uint8Array, sign: readonly number[]) =>
  sign.every((byte, at) => bytes[at] === byte)
