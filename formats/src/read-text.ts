import { lineOfWrongByte } from '@mboa/domain/word-tables/wrong-byte'
import { type Chunks, FormatError } from './model.ts'

/** No dictionary is as large as this; a file that is more likely never ends. */
const mostBytes = 1_000_000_000

/**
 * The text of a file, piece by piece. UTF-8 unless it begins with the mark of UTF-16; nothing is
 * guessed, because a guess would garble ɛ and ŋ.
 * @throws FormatError
 */
export async function* readText(chunks: Chunks): AsyncGenerator<string, void> {
  let decoder: TextDecoder | undefined
  let bytes = 0
  let line = 1
  for await (const chunk of chunks) {
    bytes += chunk.byteLength
    if (bytes > mostBytes) throw new FormatError('the file is larger than 1 GB', line, 'too-large')
    if (chunk.byteLength === 0) continue
    decoder ??= decoderFor(chunk)
    const text = decode(decoder, chunk, line)
    refuseZero(text, line)
    line += text.split('\n').length - 1
    if (text !== '') yield text
  }
  if (decoder === undefined) throw new FormatError('the file is empty', 1, 'empty')
  decode(decoder, undefined, line)
}

function decoderFor([first, second, third]: Uint8Array): TextDecoder {
  if (first === 0x50 && second === 0x4b) {
    throw new FormatError('this is a ZIP: take the file out of it first', 1, 'unknown-format')
  }
  const options = { fatal: true }
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le', options)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be', options)
  if (first === 0 || second === 0 || third === 0) {
    throw new FormatError('this is no file of text', 1, 'unknown-format')
  }
  return new TextDecoder('utf-8', options)
}

function decode(decoder: TextDecoder, chunk: Uint8Array | undefined, line: number): string {
  try {
    return chunk === undefined ? decoder.decode() : decoder.decode(chunk, { stream: true })
  } catch {
    throw new FormatError(
      'the file is not UTF-8 (it may be Windows-1252 or in a font of its own): export it as Unicode',
      chunk === undefined || decoder.encoding !== 'utf-8' ? line : line + linesBefore(chunk),
      'not-unicode',
    )
  }
}

/** U+0000 marks a file in another encoding; PostgreSQL holds it in no text. */
function refuseZero(text: string, line: number): void {
  const at = text.indexOf('\u0000')
  if (at < 0) return
  const message = 'the file holds U+0000, which no text has: export it as Unicode (UTF-8)'
  throw new FormatError(message, line + text.slice(0, at).split('\n').length - 1, 'not-unicode')
}

/** How many lines of it end before the first wrong byte; it may begin amidst a letter. */
function linesBefore(chunk: Uint8Array): number {
  const begin = chunk.findIndex((byte) => (byte & 0xc0) !== 0x80)
  return (lineOfWrongByte(begin >= 0 && begin < 4 ? chunk.subarray(begin) : chunk) ?? 1) - 1
}

/** The whole text of a file that is to be small. */
export async function readAllText(chunks: Chunks, mostCharacters: number): Promise<string> {
  let whole = ''
  for await (const text of readText(chunks)) {
    whole += text
    if (whole.length > mostCharacters) {
      throw new FormatError(`more than ${mostCharacters / 1e6} million characters`, 1, 'too-large')
    }
  }
  return whole
}

/** Lines without their ends, however they end, each with its number. */
export async function* readLines(
  chunks: Chunks,
): AsyncGenerator<{ line: number; text: string }, void> {
  let rest = ''
  let line = 1
  for await (const piece of readText(chunks)) {
    const lines = (rest + piece).split('\n')
    rest = lines.pop() ?? ''
    if (rest.length > mostLineCharacters)
      throw new FormatError('a line without end', line, 'too-large')
    for (const text of lines) yield { line: line++, text: withoutReturn(text) }
  }
  if (rest !== '') yield { line, text: withoutReturn(rest) }
}

const mostLineCharacters = 1_000_000

function withoutReturn(text: string): string {
  return text.endsWith('\r') ? text.slice(0, -1) : text
}
