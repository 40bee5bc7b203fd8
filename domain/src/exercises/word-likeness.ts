import type { Strictness } from '../answers/verdicts.ts'
import type { Cluster } from '../orthography/clusters.ts'
import { parseClusters } from '../orthography/clusters.ts'
import { fold } from '../orthography/fold.ts'
import type { Spelling } from '../orthography/language-profile.ts'
import { findLanguage } from '../orthography/languages.ts'

/** How alike two written words are, for a learner of a language. */
export interface WordLikeness {
  /** 0 (the same) to 1 (nothing in common), as a share of the longer word's length. */
  readonly distance: (a: string, b: string) => number
  /** Whether the learner is to take the two for one word, e.g. where tone is not practised yet. */
  readonly same: (a: string, b: string) => boolean
}

/** A tonal twin stands closer than a word with a plain letter for a special one. */
const costs = { tone: 0.1, specialLetter: 0.25, letter: 1 } as const

/** For a course whose language has no profile: any tone, any letter. */
const anySpelling: Spelling = {
  code: 'und',
  tone: { marked: [], unmarked: 'unknown' },
  glottal: 'ʼ',
  schwa: 'ə',
  alphabet: 'ɑ ɛ',
}

function letterCost(a: Cluster | undefined, b: Cluster | undefined): number {
  if (a?.text === b?.text) return 0
  if (a?.letter === b?.letter) return costs.tone
  return a?.plain === b?.plain ? costs.specialLetter : costs.letter
}

function distanceOf(a: readonly Cluster[], b: readonly Cluster[]): number {
  let above = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (const [row, letter] of a.entries()) {
    const found = [row + 1]
    for (const [column, other] of b.entries()) {
      const replace = (above[column] ?? 0) + letterCost(letter, other)
      const remove = (above[column + 1] ?? 0) + 1
      const insert = (found[column] ?? 0) + 1
      found.push(Math.min(replace, remove, insert))
    }
    above = found
  }
  return (above[b.length] ?? 0) / Math.max(a.length, b.length, 1)
}

/**
 * Likeness by the letters of a course's language, so that words that differ by tone or by a
 * special letter come out closest. `same` is the learner's own folding: whoever is only
 * discovering tone takes tonal twins for one word. It remembers the words it has taken apart: make
 * one for each session.
 */
export function createWordLikeness(course: string, strictness: Strictness): WordLikeness {
  const language = findLanguage(course) ?? anySpelling
  const known = new Map<string, readonly Cluster[]>()
  const read = (text: string) => {
    const found = known.get(text) ?? parseClusters(fold(text, language).trim(), language)
    known.set(text, found)
    return found
  }
  const seen = strictness === 'discover' ? 'letter' : 'text'
  return {
    distance: (a, b) => distanceOf(read(a), read(b)),
    same: (a, b) => {
      const [left, right] = [read(a), read(b)]
      return (
        left.length === right.length && left.every((each, at) => each[seen] === right[at]?.[seen])
      )
    },
  }
}
