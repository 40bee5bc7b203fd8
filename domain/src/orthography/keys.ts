import { parseClusters } from './clusters.ts'
import type { Spelling } from './language-profile.ts'
import { tokenise } from './tokens.ts'

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
        .map((cluster) => cluster.text)
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
