import type { TextSelection } from './selection.ts'
import { snapToCluster, withCaret } from './selection.ts'

/**
 * Types a letter (or digraph) in the place of the selection, or after the cluster the caret is in:
 * a mark never moves over to the new letter. The caret ends up behind it.
 *
 * @example insertLetter({ text: 'ya', selectionStart: 2, selectionEnd: 2 }, 'ʼ') // yaʼ, 3
 */
export function insertLetter(field: TextSelection, letter: string): TextSelection {
  const { text, selectionStart, selectionEnd } = field
  const from =
    selectionStart === selectionEnd ? snapToCluster(text, selectionStart) : selectionStart
  const until = Math.max(from, snapToCluster(text, selectionEnd))
  const typed = letter.normalize('NFC')
  return withCaret(text.slice(0, from) + typed + text.slice(until), from + typed.length)
}
