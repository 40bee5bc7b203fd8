import { parseClusters, withMarksOnce } from './clusters.ts'
import { fold } from './fold.ts'
import type { Spelling } from './language-profile.ts'

const outerPunctuation = /^[\p{P}\p{S}]+|[\p{P}\p{S}]+$/gu

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
    .map((token) => token.replace(outerPunctuation, ''))
    .filter((token) => /[\p{L}\p{N}]/u.test(token))
}

/**
 * The key under which two spellings count as the same writing, tone included: folded tokens
 * joined by one space, marks in one order.
 *
 * @example tonedKey(' Amǒs. ', ewo) // 'amǒs'
 */
export function tonedKey(text: string, language: Spelling): string {
  return tokenise(text, language)
    .map((token) =>
      parseClusters(token, language)
        .map((cluster) => withMarksOnce(cluster.text))
        .join(''),
    )
    .join(' ')
}

/**
 * The key for finding a word with whatever keyboard is at hand: no marks, no glottals, special
 * letters as plain ones. `Intl.Collator` with base sensitivity does not do this.
 *
 * @example searchKey('mə nə mvɔɛ́', ewo) // 'me ne mvoe'
 */
export function searchKey(text: string, language: Spelling): string {
  return tokenise(text, language)
    .map((token) =>
      parseClusters(token, language)
        .map((cluster) => (cluster.base === language.glottal ? '' : cluster.plain))
        .join(''),
    )
    .filter((word) => word !== '')
    .join(' ')
    .replaceAll('æ', 'ae')
    .replaceAll('œ', 'oe')
}
