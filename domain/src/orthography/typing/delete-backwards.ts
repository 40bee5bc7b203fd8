import { isToneMark } from '../tone-marks.ts'
import type { TextSelection } from './selection.ts'
import { findClusterBefore, snapToCluster, withCaret } from './selection.ts'

/**
 * What the delete key does: a selection goes at once; otherwise the tone of the letter before the
 * caret goes first, then the letter with its own marks, in one step each.
 *
 * @param letterMarks marks that belong to letters in this spelling (`LanguageProfile.letterMarks`)
 * @example deleteBackwards({ text: 'kɛ́', selectionStart: 3, selectionEnd: 3 }) // kɛ, 2
 */
export function deleteBackwards(field: TextSelection, letterMarks = ''): TextSelection {
  const { text, selectionStart, selectionEnd } = field
  if (selectionStart !== selectionEnd) {
    const kept = text.slice(0, selectionStart)
    return withCaret(kept + text.slice(snapToCluster(text, selectionEnd)), selectionStart)
  }
  const before = findClusterBefore(text, selectionStart)
  if (before === undefined) return field
  const parts = Array.from(before.cluster.normalize('NFD'))
  const bare = parts.filter((part) => !isToneMark(part) || letterMarks.includes(part))
  const left = bare.length < parts.length ? bare.join('').normalize('NFC') : ''
  return withCaret(
    text.slice(0, before.start) + left + text.slice(before.end),
    before.start + left.length,
  )
}
