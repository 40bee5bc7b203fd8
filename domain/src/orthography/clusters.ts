import type { Spelling } from './language-profile.ts'
import { isToneMark } from './tone-marks.ts'

/** One grapheme cluster of a folded text, taken apart. All parts are NFC. */
export interface Cluster {
  /** The whole cluster, letter marks before tone marks. */
  readonly text: string
  /** Base and the marks that belong to it: cedilla, diaeresis, tilde, macron below. */
  readonly letter: string
  /** The base alone. */
  readonly base: string
  /** The tone marks alone, in the order written; empty when unmarked. */
  readonly tone: string
  /** The nearest letters of a plain keyboard: `ɛ` → `e`, `ẅ` → `w`. */
  readonly plain: string
}

/** What a plain keyboard has in place of special letters. */
export const plainLetters: ReadonlyMap<string, string> = new Map(
  Array.from('ɛe ɔo əe ǝe ŋn ɓb ɗd ƴy ɨi ʉu ɑa øo ɩi ʊu'.split(' '), (pair) => {
    const [special = '', plain = ''] = Array.from(pair)
    return [special, plain]
  }),
)

const anySpecial = new RegExp(`[${[...plainLetters.keys()].join('')}]`, 'gu')

/** A folded text as a plain keyboard would write it: the `plain` of its clusters, joined. */
export function toPlainLetters(folded: string): string {
  return folded
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(anySpecial, (letter) => plainLetters.get(letter) ?? letter)
}

const clusterPattern = /\P{M}\p{M}*|\p{M}+/gu

/**
 * Cuts a text into grapheme clusters: a character with the marks on it. Enough for these
 * alphabets; emoji sequences are not joined.
 */
export function splitClusters(text: string): readonly string[] {
  return text.match(clusterPattern) ?? []
}

/**
 * Takes one cluster of a folded text apart. In a spelling without tone every mark belongs to its
 * letter, as the acute does in French.
 */
function parseCluster(text: string, language: Spelling): Cluster {
  const [base = '', ...marks] = Array.from(text.normalize('NFD'))
  let letterMarks = ''
  let tone = ''
  for (const mark of marks) {
    const ofLetter =
      language.tone === null || !isToneMark(mark) || language.letterMarks?.includes(mark) === true
    if (ofLetter) letterMarks += mark
    else tone += mark
  }
  const letter = (base + letterMarks).normalize('NFC')
  return {
    text: (base + letterMarks + tone).normalize('NFC'),
    letter,
    base,
    tone,
    plain: plainLetters.get(base) ?? base,
  }
}

/** Returns whether marks have no letter under them: at the beginning of a text. */
export const isAstray = ({ base }: Cluster): boolean => /^\p{M}/u.test(base)

/** Returns a text in NFC in which no letter has the same mark twice. */
export const withMarksOnce = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}{2,}/gu, (marks) => [...new Set(marks)].join(''))
    .normalize('NFC')

/** How many clusters are kept per language before the store is emptied: no text fills memory. */
const cacheLimit = 4000
const caches = new WeakMap<Spelling, Map<string, Cluster>>()

/**
 * The clusters of a folded text. Equal clusters of one language are usually the same object, which
 * makes comparing them quick; do not rely on it for correctness.
 */
export function parseClusters(folded: string, language: Spelling): readonly Cluster[] {
  let cache = caches.get(language)
  if (cache === undefined || cache.size > cacheLimit) {
    cache = new Map()
    caches.set(language, cache)
  }
  const clusters: Cluster[] = []
  for (const text of splitClusters(folded)) {
    let cluster = cache.get(text)
    if (cluster === undefined) {
      cluster = parseCluster(text, language)
      cache.set(text, cluster)
    }
    clusters.push(cluster)
  }
  return clusters
}
