import { toPlainLetters } from '../clusters.ts'
import type { LanguageProfile } from '../language-profile.ts'
import { withoutTone } from '../tone-marks.ts'
import { applyTone } from './apply-tone.ts'
import type { TextSelection } from './selection.ts'
import { findClusterBefore, snapToCluster, withCaret } from './selection.ts'

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
  const bare = withoutTone(before.cluster, letterMarks)
  const left = bare === before.cluster.normalize('NFC') ? '' : bare
  return withCaret(
    text.slice(0, before.start) + left + text.slice(before.end),
    before.start + left.length,
  )
}

/**
 * What else a letter's key can write: a vowel with each tone the language marks, and the capital.
 *
 * @example listLetterForms('ɛ', ewondo) // ['ɛ́', 'ɛ̀', 'ɛ̂', 'ɛ̌', 'Ɛ']
 */
export function listLetterForms(letter: string, language: LanguageProfile): readonly string[] {
  const isVowel = /^[aeiou]/.test(toPlainLetters(letter))
  const tones = isVowel ? (language.tone?.marked ?? []) : []
  const toned = tones.map(
    (tone) => applyTone(withCaret(letter, letter.length), tone, language.letterMarks).text,
  )
  const capital = letter.toUpperCase().normalize('NFC')
  return capital === letter ? toned : [...toned, capital]
}
