import type { Tone } from '../tone-marks.ts'
import { markOfTone, withoutTone } from '../tone-marks.ts'
import type { TextSelection } from './selection.ts'
import { findClusterBefore, withCaret } from './selection.ts'

/** Letters that sound, tonal nasals included; a glottal letter or a digit carries no tone. */
const carriesTone = /^[\p{Ll}\p{Lu}\p{Lt}]/u
const glottals = /^[ꞌꞋ]/u

/**
 * Puts a tone on the letter before the caret (or before the end of the selection), in the place of
 * the tone that was there; `null` takes it off. Marks of the letter stay. Nothing changes where no
 * letter stands before the caret.
 *
 * @param letterMarks marks that belong to letters in this spelling (`LanguageProfile.letterMarks`)
 * @example applyTone({ text: 'amos', selectionStart: 3, selectionEnd: 3 }, 'rising') // amǒs, 3
 */
export function applyTone(
  field: TextSelection,
  tone: Tone | null,
  letterMarks = '',
): TextSelection {
  const { text, selectionEnd } = field
  const before = findClusterBefore(text, selectionEnd)
  if (before === undefined) return field
  const { start, end, cluster } = before
  if (!carriesTone.test(cluster) || glottals.test(cluster)) return field
  const bare = withoutTone(cluster, letterMarks)
  const marked = (bare + (tone === null ? '' : markOfTone(tone))).normalize('NFC')
  return withCaret(text.slice(0, start) + marked + text.slice(end), start + marked.length)
}
