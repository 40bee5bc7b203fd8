import { searchKey, tonedKey } from '../orthography/keys.ts'
import type { Spelling } from '../orthography/language-profile.ts'

/** What a course has that is written as a text is. */
export interface Twins<Item> {
  /** Letter by letter and tone by tone. */
  readonly same: readonly Item[]
  /** But for tones, marks and special letters. */
  readonly near: readonly Item[]
}

/**
 * Finds what of some items is written like a text. Asked again at each letter that is typed, so
 * that the items' own keys are made once.
 *
 * @example createFindTwins([{ text: 'abá' }], ewo)('ábà').near // [{ text: 'abá' }]
 */
export function createFindTwins<Item extends { readonly text: string }>(
  items: Iterable<Item>,
  language: Spelling,
): (text: string) => Twins<Item> {
  const bySkeleton = new Map<string, Item[]>()
  for (const item of items) {
    const skeleton = searchKey(item.text, language)
    const alike = bySkeleton.get(skeleton)
    if (alike === undefined) bySkeleton.set(skeleton, [item])
    else alike.push(item)
  }
  return (text) => {
    const skeleton = searchKey(text, language)
    const alike = skeleton === '' ? [] : (bySkeleton.get(skeleton) ?? [])
    const written = tonedKey(text, language)
    const isSame = (item: Item) => tonedKey(item.text, language) === written
    return { same: alike.filter(isSame), near: alike.filter((item) => !isSame(item)) }
  }
}
