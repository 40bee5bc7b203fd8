import { findFileKind } from '@mboa/domain/file-kinds/find-file-kind'
import type { ReadName } from './formats.ts'
import { FormatError } from './model.ts'

const beginnings: readonly (readonly [ReadName, RegExp])[] = [
  ['lift', /<lift\b(?!-)/],
  ['tmx', /<tmx\b/],
  ['eaf', /<ANNOTATION_DOCUMENT\b/],
  ['sfm', /^\uFEFF?\s*\\[a-z_]+/],
]

const flaws = {
  empty: ['the file is empty', 'empty'],
  'web-page': ['this is a web page, not the file: download the file itself', 'web-page'],
  shortcut: [
    'this is a shortcut to a document online: open it there and download it as .xlsx or .csv',
    'shortcut',
  ],
  'other-archive': [
    'this archive is not a ZIP: unpack it, and pack its files into a ZIP',
    'other-archive',
  ],
  'other-workbook': ['only .xlsx workbooks are read: save this one as .xlsx', 'other-workbook'],
  'no-text': ['this is no file of text', 'unknown-format'],
} as const

/**
 * Returns the format of a file by its first bytes; `archive` for a ZIP or a tape, undefined for a
 * text that may be a table.
 * @throws FormatError for a file that is not read, with what can be done about it
 */
export function recognizeFile(head: Uint8Array): ReadName | 'archive' | undefined {
  const kind = findFileKind(head)
  if (kind === 'zip' || kind === 'tape') return 'archive'
  if (kind !== 'text') throw new FormatError(flaws[kind][0], 1, flaws[kind][1])
  const text = decode(head)
  if (/<lift-ranges\b/.test(text)) {
    const message = 'these are the ranges of a LIFT file: pack them into a ZIP with their .lift'
    throw new FormatError(message, 1, 'ranges-alone')
  }
  return beginnings.find(([, sign]) => sign.test(text))?.[0]
}

function decode(head: Uint8Array): string {
  const [first, second] = head
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(head)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(head)
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(head)
}
