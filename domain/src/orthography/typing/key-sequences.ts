import type { LanguageProfile } from '../language-profile.ts'
import type { Tone } from '../tone-marks.ts'
import { deadKeys, deadKeySequences } from './cameroon-layouts.ts'
import type { TypingConventions } from './convert-key.ts'
import { hasLetterCodes, letterCodes, starCodes, toneDigits } from './typing-codes.ts'

/**
 * The ways to type a letter on a plain keyboard, as `convertKey` reads them, the dead key first:
 * `ɛ` → `;a`, `e*`. Empty where there is none and the keys on the screen are left.
 */
export function listLetterSequences(
  letter: string,
  conventions: TypingConventions,
): readonly string[] {
  const codes = [...starCodes, ...(mayUseLetterCodes(conventions) ? letterCodes : [])]
  return [
    ...deadKeyPaths(letter, conventions),
    ...codes.filter(([, written]) => written === letter).map(([code]) => code),
  ]
}

/** The digit that puts a tone on the letter before it, where there is one. */
export function findToneDigit(tone: Tone): string | undefined {
  for (const [digit, written] of toneDigits) if (written === tone) return digit
  return undefined
}

const mayUseLetterCodes = ({ usesLetterCodes, language }: TypingConventions): boolean =>
  usesLetterCodes && hasLetterCodes(language)

function deadKeyPaths(letter: string, { language, layout }: TypingConventions): string[] {
  const keyOf = (written: string) => findKey(written, language, deadKeySequences[layout])
  const whole = keyOf(letter)
  if (whole !== undefined) return [deadKeys[layout] + whole]
  const parts = Array.from(letter.normalize('NFD'))
  if (parts.length < 2) return []
  const keys = parts.map((part) => {
    if (/^[a-z]$/.test(part)) return part
    const key = keyOf(part)
    return key === undefined ? undefined : deadKeys[layout] + key
  })
  return keys.includes(undefined) ? [] : [keys.join('')]
}

function findKey(
  written: string,
  language: LanguageProfile,
  sequences: ReadonlyMap<string, string>,
): string | undefined {
  // On the layouts g and v write two apostrophes; here both write the language's own.
  if (written === language.glottal) return 'g'
  for (const [key, output] of sequences) if (output === written) return key
  return undefined
}
