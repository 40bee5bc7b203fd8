import { expandAccepted } from '../answers/expand-accepted.ts'
import { english, french } from '../orthography/language-profile.ts'
import { searchKey, tonedKey } from '../orthography/keys.ts'
import type { Spelling } from '../orthography/language-profile.ts'
import { getLanguage } from '../orthography/languages.ts'

/** A word or sentence as searching needs it; those of a pack fit as they are. */
export interface SearchableItem {
  readonly id: string
  readonly text: string
  readonly accepted?: readonly string[] | undefined
  readonly variants?: readonly { readonly text: string }[] | undefined
  readonly gloss: { readonly en: readonly string[]; readonly fr: readonly string[] }
}

/** The texts of an item under one way of writing them down for comparison. */
interface Keys {
  readonly spelling: Spelling
  /** As written, tones and special letters included. */
  readonly exact: readonly string[]
  /** Without marks, in plain letters, each with a blank before it so that words stand apart. */
  readonly plain: readonly string[]
}

/** A course made ready for searching, once. */
export interface ItemIndex {
  readonly spellings: readonly Spelling[]
  readonly entries: readonly { readonly id: string; readonly keys: readonly Keys[] }[]
}

/**
 * Makes the items of a course ready for searching, in the language itself and in its meanings.
 * Throws a RangeError for a language without a profile.
 */
export function indexItems(items: readonly SearchableItem[], languageCode: string): ItemIndex {
  const language = getLanguage(languageCode)
  const keysOf = (texts: readonly string[], spelling: Spelling): Keys => {
    const all = texts.flatMap((text) => expandAccepted(text))
    return {
      spelling,
      exact: all.map((text) => tonedKey(text, spelling)),
      plain: all.map((text) => ` ${searchKey(text, spelling)}`),
    }
  }
  return {
    spellings: [language, english, french],
    entries: items.map(({ id, text, accepted = [], variants = [], gloss }) => ({
      id,
      keys: [
        keysOf([text, ...accepted, ...variants.map((variant) => variant.text)], language),
        keysOf(gloss.en, english),
        keysOf(gloss.fr, french),
      ],
    })),
  }
}

/**
 * How well an item matches, best first: exactly as typed, whole without marks, prefix as typed,
 * prefix without marks, prefix of a word, anywhere.
 */
const fits = { exact: 0, whole: 1, written: 2, beginning: 3, word: 4, within: 5, not: 6 } as const

/**
 * The ids of the items that a text is found in, best first, else in the order of the course. The
 * text may be in the language, with or without tones and special letters, or in English or French.
 *
 * @example searchItems(indexItems(words, 'ewo'), 'mvoe') // finds mvɔɛ́
 */
export function searchItems(index: ItemIndex, text: string): string[] {
  const asked = index.spellings.map((spelling) => ({
    exact: tonedKey(text, spelling),
    plain: searchKey(text, spelling),
  }))
  const found: { id: string; fit: number }[] = []
  for (const { id, keys } of index.entries) {
    let best: number = fits.not
    keys.forEach(({ exact, plain }, at) => {
      const query = asked[at]
      if (query === undefined || query.plain === '') return
      if (exact.includes(query.exact)) best = Math.min(best, fits.exact)
      for (const key of plain) best = Math.min(best, fitOf(key, query.plain))
      if (exact.some((key) => key.startsWith(query.exact))) best = Math.min(best, fits.written)
    })
    if (best < fits.not) found.push({ id, fit: best })
  }
  return found.sort((a, b) => a.fit - b.fit).map(({ id }) => id)
}

/** @param key a plain key with its blank before it */
function fitOf(key: string, query: string): number {
  const at = key.indexOf(query)
  if (at < 0) return fits.not
  if (at === 1) return key.length === query.length + 1 ? fits.whole : fits.beginning
  return key.includes(` ${query}`) ? fits.word : fits.within
}
