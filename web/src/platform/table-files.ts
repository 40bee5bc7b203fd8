import { fileHeadBytes, findFileKind, lineOfWrongByte, type FileKind } from '@mboa/domain'

/** Far more than a hand writes: a thousand lines are some hundred kilobytes. */
const largestTableBytes = 2 * 1024 * 1024

type ReadTable =
  | { readonly ok: true; readonly text: string }
  | {
      readonly ok: false
      readonly trouble: 'too-large' | 'not-readable' | Exclude<FileKind, 'text'>
    }
  /** The first line that shows it. */
  | { readonly ok: false; readonly trouble: 'not-unicode'; readonly line: number }

/**
 * The text of a table, as spreadsheets save it: UTF-8 with or without a mark, or UTF-16 with one.
 * @param largestBytes for what programs write, which is longer than what hands do
 */
export async function readTableFile(
  file: Blob,
  largestBytes = largestTableBytes,
): Promise<ReadTable> {
  if (file.size > largestBytes) return { ok: false, trouble: 'too-large' }
  // Phones show files of their cloud, which may be gone or changed by the time they are read.
  const buffer = await file.arrayBuffer().catch(() => undefined)
  if (buffer === undefined) return { ok: false, trouble: 'not-readable' }
  const bytes = new Uint8Array(buffer)
  const kind = findFileKind(bytes.subarray(0, fileHeadBytes))
  if (kind !== 'text') return { ok: false, trouble: kind }
  const [first, second] = bytes
  const encoding =
    first === 0xff && second === 0xfe
      ? 'utf-16le'
      : first === 0xfe && second === 0xff
        ? 'utf-16be'
        : 'utf-8'
  try {
    return { ok: true, text: new TextDecoder(encoding, { fatal: true }).decode(bytes) }
  } catch {
    // Saved in an older encoding, which has none of the special letters.
    return { ok: false, trouble: 'not-unicode', line: lineOfWrongByte(bytes) ?? 1 }
  }
}

interface TableCustoms {
  readonly separator: ',' | ';'
  /** What stands before tenths. */
  readonly decimalSign: string
}

/**
 * How spreadsheets in a language write a table as text. Where a comma stands before tenths, as in
 * French, they cut at semicolons alone and take `1.5` for the 1st of May; `read.csv2` of R and our own
 * readers know these tables as well.
 *
 * @param tag of the language with its region, `fr-CM`
 */
export function tableCustoms(tag: string): TableCustoms {
  const parts = new Intl.NumberFormat(tag).formatToParts(0.5)
  const decimalSign = parts.find(({ type }) => type === 'decimal')?.value ?? '.'
  return { separator: decimalSign === ',' ? ';' : ',', decimalSign }
}
