import { largestImportBytes } from '@mboa/contract'
import { readTableFile } from '../../../platform/read-table-file.ts'

export type FileTrouble = 'too-large' | 'not-readable' | 'not-unicode' | 'no-words'

const headBytes = 1000
/** Text that long is a dictionary of fifty thousand words; it is looked through before it is sent. */
const largestTextBytes = 50_000_000

/** What can be known of a file before it is sent: what is packed is looked into by the server. */
export async function checkImportFile(file: Blob): Promise<FileTrouble | undefined> {
  if (file.size > largestImportBytes) return 'too-large'
  const head = await file
    .slice(0, headBytes)
    .arrayBuffer()
    .then(
      (bytes) => new Uint8Array(bytes),
      () => undefined,
    )
  if (head === undefined) return 'not-readable'
  if (isPacked(head)) return undefined
  const read = await readTableFile(file, largestTextBytes)
  if (read.ok) return undefined
  // Pictures, PDF and workbooks of before 2007: no other encoding makes words of them.
  const isBinary = startsWith(head, [0x25, 0x50, 0x44, 0x46]) || head.includes(0)
  return read.trouble === 'not-unicode' && isBinary ? 'no-words' : read.trouble
}

/** Phones name files as they like; archives begin by what they are. */
function isPacked(head: Uint8Array): boolean {
  const tar = new TextDecoder('latin1').decode(head.subarray(257, 262)) === 'ustar'
  return startsWith(head, [0x50, 0x4b, 3, 4]) || startsWith(head, [0x1f, 0x8b]) || tar
}

const startsWith = (bytes: Uint8Array, sign: readonly number[]) =>
  sign.every((byte, at) => bytes[at] === byte)
