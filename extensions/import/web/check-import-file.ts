import { largestImportBytes } from '@mboa/contract'
import { fileHeadBytes, findFileKind, type FileKind } from '@mboa/domain'
import { readTableFile } from '../../../web/src/platform/table-files.ts'

export type FileTrouble =
  | {
      readonly trouble:
        | 'too-large'
        | 'not-readable'
        // A packed file is sent as it is: the server looks into it.
        | Exclude<FileKind, 'text' | 'zip' | 'tape'>
    }
  /** The first line that shows it. */
  | { readonly trouble: 'not-unicode'; readonly line: number }

/** Text that long is a dictionary of fifty thousand words; it is looked through before it is sent. */
const largestTextBytes = 50_000_000

/** What can be known of a file before it is sent: what is packed is looked into by the server. */
export async function checkImportFile(file: Blob): Promise<FileTrouble | undefined> {
  if (file.size > largestImportBytes) return { trouble: 'too-large' }
  const head = await file
    .slice(0, fileHeadBytes)
    .arrayBuffer()
    .then(
      (bytes) => new Uint8Array(bytes),
      () => undefined,
    )
  if (head === undefined) return { trouble: 'not-readable' }
  const kind = findFileKind(head)
  if (kind === 'zip' || kind === 'tape') return undefined
  if (kind !== 'text') return { trouble: kind }
  const read = await readTableFile(file, largestTextBytes)
  if (read.ok || read.trouble === 'zip' || read.trouble === 'tape') return undefined
  if (read.trouble === 'not-unicode') return read
  return { trouble: read.trouble }
}
