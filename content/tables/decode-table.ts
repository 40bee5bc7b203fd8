import { lineOfWrongByte } from '@mboa/domain'
import type { TableProblem } from './columns.ts'

export type Decoded = { text: string } | { problem: TableProblem }

const advice = 'save it as "CSV UTF-8" in Excel, or as UTF-8 in another program'

/** The text of a table file. Only UTF-8 is read: a guess at anything else would garble ɛ and ŋ. */
export function decodeTable(bytes: Uint8Array): Decoded {
  const [first, second] = bytes
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) {
    return { problem: { line: 1, message: `the file is UTF-16: ${advice}` } }
  }
  if (bytes.includes(0)) {
    return { problem: { line: 1, message: `this is no table of text: ${advice}` } }
  }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
  } catch {
    const line = lineOfWrongByte(bytes) ?? 1
    const message = `the file is not UTF-8 (it may be Latin-1 or Windows-1252): ${advice}`
    return { problem: { line, message } }
  }
}
