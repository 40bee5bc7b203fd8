import { expandAccepted } from '../answers/expand-accepted.ts'
import { english, french } from '../orthography/language-profile.ts'
import { searchKey, tonedKey } from '../orthography/keys.ts'
import type { LanguageProfile } from '../orthography/language-profile.ts'
import { withoutTone } from '../orthography/tone-marks.ts'
import type { SearchableItem } from '../search/item-index.ts'
import { readName, wordsOf } from './name-readings.ts'

/**
 * What a file's name says of the item it holds. `one` is certain; `several` are offered to choose
 * from, the likeliest first: also a single one, where the name has other tones than the item.
 */
export type FileMatch =
  | { readonly found: 'one'; readonly item: string; readonly dialect?: string }
  | { readonly found: 'several'; readonly items: readonly string[]; readonly dialect?: string }
  | { readonly found: 'none' }

type Ids = ReadonlySet<string>
type Lookup = ReadonlyMap<string, Ids>

/** The items of a course, made ready once for matching many names. */
export interface FileNameIndex {
  readonly language: LanguageProfile
  readonly languageNames: readonly string[]
  readonly dialects: readonly string[]
  readonly ids: Lookup
  readonly toned: Lookup
  readonly toneless: Lookup
  readonly plain: Lookup
  readonly glosses: Lookup
}

const none: Ids = new Set()

/**
 * @param names the language's own, and those of dialects that files may end with
 */
export function indexFileNames(
  items: readonly SearchableItem[],
  language: LanguageProfile,
  names: { readonly language: readonly string[]; readonly dialects: readonly string[] },
): FileNameIndex {
  const maps = {
    ids: new Map<string, Set<string>>(),
    toned: new Map<string, Set<string>>(),
    toneless: new Map<string, Set<string>>(),
    plain: new Map<string, Set<string>>(),
    glosses: new Map<string, Set<string>>(),
  }
  const put = (map: Map<string, Set<string>>, key: string, id: string) => {
    if (key !== '') map.set(key, (map.get(key) ?? new Set()).add(id))
  }
  for (const { id, text, accepted = [], variants = [], gloss } of items) {
    put(maps.ids, idKey(wordsOf(id)), id)
    put(maps.ids, idKey(wordsOf(id.slice(id.indexOf('.') + 1))), id)
    const texts = [text, ...accepted, ...variants.map((variant) => variant.text)]
    for (const written of texts.flatMap((each) => expandAccepted(each)).map(spaced)) {
      put(maps.toned, tonedKey(written, language), id)
      put(maps.toneless, tonelessKey(written, language), id)
      put(maps.plain, searchKey(written, language), id)
    }
    for (const [spelling, meanings] of [
      [english, gloss.en],
      [french, gloss.fr],
    ] as const) {
      for (const meaning of meanings.flatMap((each) => expandAccepted(each)).map(spaced)) {
        put(maps.glosses, searchKey(meaning, spelling), id)
      }
    }
  }
  const languageNames = [language.code, ...names.language]
  return { language, languageNames, dialects: names.dialects, ...maps }
}

/**
 * Which item a file is likely to hold, by its name alone: the item's key, its text (blanks as `_`
 * or `-`, any case, NFC or NFD, tone marks and special letters missing where that stays
 * unambiguous), its meaning in English or French, or text and meaning together. Numbers before
 * and after, marks of copies, the language's and a dialect's name do not count.
 *
 * @example matchFileName(ewondo, '03_mvoe (1).wav') // { found: 'one', item: 'ewo.good' }
 */
export function matchFileName(index: FileNameIndex, fileName: string): FileMatch {
  const { language, languageNames, dialects } = index
  for (const { words, dialect } of readName(fileName, language, { languageNames, dialects })) {
    const match = matchWords(index, words)
    if (match.found !== 'none') return dialect === undefined ? match : { ...match, dialect }
  }
  return { found: 'none' }
}

function matchWords(index: FileNameIndex, words: readonly string[]): FileMatch {
  const byId = index.ids.get(idKey(words))
  if (byId !== undefined) return among(byId)
  const text = words.join(' ')
  const written = findText(index, text)
  const meant = findGloss(index, text)
  const found = new Set([...written.ids, ...meant])
  if (found.size > 0) {
    return written.hasOtherTones ? { found: 'several', items: [...found] } : among(found)
  }
  // "sondo_sunday": each half alone may mean several.
  const both = words.flatMap((_, at) => {
    const [left, right] = [words.slice(0, at).join(' '), words.slice(at).join(' ')]
    return [...common(index, left, right), ...common(index, right, left)]
  })
  return among(new Set(both))
}

function common(index: FileNameIndex, text: string, gloss: string): string[] {
  const meant = findGloss(index, gloss)
  return [...findText(index, text).ids].filter((id) => meant.has(id))
}

/** Compared as precisely as it is written: what has no marks may have lost them on its way. */
function findText(
  { toned, toneless, plain, language }: FileNameIndex,
  text: string,
): { ids: Ids; hasOtherTones: boolean } {
  const keys = {
    toned: tonedKey(text, language),
    toneless: tonelessKey(text, language),
    plain: searchKey(text, language),
  }
  const exact = toned.get(keys.toned) ?? none
  const hasTones = keys.toned !== keys.toneless
  if (hasTones && exact.size > 0) return { ids: exact, hasOtherTones: false }
  const likely = keys.toneless === keys.plain ? none : toneless.get(keys.toneless)
  const ids = likely !== undefined && likely.size > 0 ? likely : (plain.get(keys.plain) ?? none)
  return { ids: new Set([...exact, ...ids]), hasOtherTones: hasTones && ids.size > 0 }
}

function findGloss({ glosses }: FileNameIndex, text: string): Ids {
  return new Set([
    ...(glosses.get(searchKey(text, english)) ?? none),
    ...(glosses.get(searchKey(text, french)) ?? none),
  ])
}

function among(ids: Ids): FileMatch {
  const [item, ...others] = ids
  if (item === undefined) return { found: 'none' }
  return others.length === 0 ? { found: 'one', item } : { found: 'several', items: [...ids] }
}

const spaced = (text: string) => wordsOf(text).join(' ')

const idKey = (words: readonly string[]) => words.join('-').toLowerCase()

function tonelessKey(text: string, language: LanguageProfile): string {
  return withoutTone(tonedKey(text, language), language.letterMarks)
}
