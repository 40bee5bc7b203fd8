import { searchKey } from '../orthography/keys.ts'
import type { Spelling } from '../orthography/language-profile.ts'

/** One way to read a file's name. */
export interface NameReading {
  readonly words: readonly string[]
  /** The dialect that the name ends with, as the caller writes it. */
  readonly dialect?: string
}

/** What the ends of names may say beside the word. */
export interface NameContext {
  /** Codes and names of the language. */
  readonly languageNames: readonly string[]
  readonly dialects: readonly string[]
}

const ending = /\.[\p{L}\p{N}]{1,5}$/u
/** What systems add to the name of a copy. */
const copyMark = /\s*(\(\d{1,3}\)|\[\d{1,3}\]|[-–—_ ]+(copy|copie)(\s*\(?\d{1,3}\)?)?)\s*$/iu
/** Of a numbered list. */
const leadingNumber = /^[([]?\d{1,5}[)\]]?[\s._\-–—]*(?=\P{N})/u
/** Of several takes. */
const trailingNumber = /(?<=\P{N})[\s._\-–—]*(take|prise|t)?[\s._\-–—]?\d{1,3}$/iu
const bracketed = /\s*(\([^()]*\)|\[[^[\]]*\])\s*$/u
const separators = /[\s_+\-‐‑–—.,;]+/u

/** A text as words, with every sign that stands for a blank in names of files as one. */
export function wordsOf(text: string): readonly string[] {
  return text
    .normalize('NFC')
    .split(separators)
    .filter((word) => word !== '')
}

/**
 * All ways to read a file's name, the most literal first: as it is, then without a copy's mark, the
 * number of a list or a take, the language's name, a dialect's name, what stands in brackets.
 *
 * @param fileName with or without folders and ending
 */
export function readName(
  fileName: string,
  language: Spelling,
  { languageNames, dialects }: NameContext,
): readonly NameReading[] {
  const base = (fileName.normalize('NFC').split(/[/\\]/u).at(-1) ?? '').replace(ending, '')
  const rest: readonly ((text: string) => string)[] = [
    (text) => text.replace(copyMark, ''),
    (text) => text.replace(leadingNumber, ''),
    (text) => text.replace(trailingNumber, ''),
    (text) => text.replace(bracketed, ''),
  ]
  let texts = [base.trim()]
  for (const without of rest) {
    texts = [...texts, ...texts.map((text) => without(text).trim())]
  }
  const plain = (text: string) => searchKey(wordsOf(text).join(' '), language)
  const named = languageNames.map(plain).filter((name) => name !== '')
  const known = dialects.map((dialect) => ({ dialect, key: plain(dialect) }))
  const readings = [...new Set(texts)].flatMap((text): NameReading[] => {
    const bare = { words: wordsOf(text) }
    const own = [bare, ...withoutEnd(bare.words, named, plain)]
    const inDialect = known.flatMap(({ dialect, key }) =>
      own
        .flatMap(({ words }) => (key === '' ? [] : withoutEnd(words, [key], plain)))
        .map(({ words }) => ({ words, dialect })),
    )
    return [...own, ...inDialect]
  })
  return readings.filter(({ words }) => words.length > 0)
}

/** The words without a name at their end, and without one at their beginning. */
function withoutEnd(
  words: readonly string[],
  names: readonly string[],
  plain: (text: string) => string,
): { words: readonly string[] }[] {
  return names.flatMap((name) => {
    const length = name.split(' ').length
    if (words.length <= length) return []
    const ways = [
      { name: words.slice(-length), left: words.slice(0, -length) },
      { name: words.slice(0, length), left: words.slice(length) },
    ]
    return ways
      .filter((way) => plain(way.name.join(' ')) === name)
      .map(({ left }) => ({ words: left }))
  })
}
