/** Bytes at the beginning of a file that identify its kind. */
export const fileHeadBytes = 4_096

/**
 * Kinds of files, of which Mboa reads `text`, `zip` and `tape` (a tar archive, compressed or not).
 * `web-page`: a saved HTML page, often the download page of the file. `shortcut`: a link to an online
 * document, as Google Drive and Windows save it. `other-workbook`: Excel before 2007, or LibreOffice.
 */
export type FileKind =
  | 'text'
  | 'zip'
  | 'tape'
  | 'empty'
  | 'web-page'
  | 'shortcut'
  | 'other-archive'
  | 'other-workbook'
  | 'no-text'

const signatures: readonly (readonly [FileKind, offset: number, string])[] = [
  ['other-workbook', 30, 'mimetypeapplication/vnd.oasis.opendocument.'],
  ['other-workbook', 0, '\xD0\xCF\x11\xE0'],
  ['zip', 0, 'PK\x03\x04'],
  ['zip', 0, 'PK\x05\x06'],
  ['tape', 0, '\x1F\x8B'],
  ['tape', 257, 'ustar'],
  ['other-archive', 0, 'Rar!\x1A\x07'],
  ['other-archive', 0, '7z\xBC\xAF\x27\x1C'],
  ['other-archive', 0, '\xFD7zXZ\0'],
  ['other-archive', 0, 'BZh'],
  ['other-archive', 0, '\x28\xB5\x2F\xFD'],
  ['no-text', 0, '%PDF'],
  ['no-text', 0, '\x89PNG'],
  ['no-text', 0, '\xFF\xD8\xFF'],
]

const webPage = /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[^>]*-->\s*)*<(?:!doctype\s+html|html|head|body)\b/i
const shortcut =
  /^\s*\[InternetShortcut\]|^\s*\{[^{}]*"(?:doc_id"\s*:|url"\s*:\s*"https:\/\/(?:docs|drive)\.google\.com)/i

/**
 * Finds the kind of a file from its content, because names and extensions are unreliable.
 *
 * @param head the first `fileHeadBytes` of the file, or all of it
 */
export function findFileKind(head: Uint8Array): FileKind {
  if (head.length === 0) return 'empty'
  const bytes = Array.from(head, (byte) => String.fromCharCode(byte)).join('')
  const found = signatures.find(([, offset, sign]) => bytes.startsWith(sign, offset))
  if (found !== undefined) return found[0]
  const isUtf16 = /^(?:\xFF\xFE|\xFE\xFF)/.test(bytes)
  if (!isUtf16 && head.includes(0)) return 'no-text'
  // The markup of pages and shortcuts is ASCII in every encoding.
  const text = bytes.replace(/^(?:\xFF\xFE|\xFE\xFF|\xEF\xBB\xBF)/, '').replaceAll('\0', '')
  if (webPage.test(text)) return 'web-page'
  return shortcut.test(text) ? 'shortcut' : 'text'
}
