import { fold } from './fold.ts'
import type { Spelling } from './language-profile.ts'

const outer = /^[\p{P}\p{S}]+|[\p{P}\p{S}]+$/gu

/**
 * The words of a text as they are compared: folded first, so that a glottal typed as an apostrophe
 * stays in its word, then split on white space, outer punctuation taken off. Tokens without a
 * letter, mark or digit are dropped.
 *
 * @example tokenise('« Mfa’ ! »', bbj) // ['mfaʼ']
 */
export function tokenise(text: string, language: Spelling): readonly string[] {
  return fold(text, language)
    .split(/\s+/u)
    .map((token) => token.replace(outer, ''))
    .filter((token) => /[\p{L}\p{N}]/u.test(token))
}
