import { toPlainLetters } from '../clusters.ts'
import type { LanguageProfile } from '../language-profile.ts'
import { applyTone } from './apply-tone.ts'
import { withCaret } from './selection.ts'

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
