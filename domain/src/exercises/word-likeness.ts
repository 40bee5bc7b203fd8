/** How alike two written words are. Give one that knows the language where there is one. */
export interface WordLikeness {
  /** 0 (the same) to 1 (nothing in common), as a share of the longer word's length. */
  readonly distance: (a: string, b: string) => number
  /** Whether the learner is to take the two for one word, e.g. where tone is not practised yet. */
  readonly same: (a: string, b: string) => boolean
}

interface Letter {
  readonly whole: string
  readonly plain: string
}

/** Letters that people write when the keyboard has no better one. */
const plainLetters: Record<string, string> = {
  ɛ: 'e',
  ɔ: 'o',
  ə: 'e',
  ǝ: 'e',
  ŋ: 'n',
  ɓ: 'b',
  ɗ: 'd',
  ƴ: 'y',
  ɨ: 'i',
  ʉ: 'u',
  ɑ: 'a',
}

/** Marks on one letter, or a letter and its plain neighbour: hard to tell apart, so close. */
const likeLetterCost = 0.25

function foldWord(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .replace(/['’‘ʼʻ´`ꞌʔ]/gu, 'ʼ')
    .trim()
}

function lettersOf(text: string): readonly Letter[] {
  const clusters =
    foldWord(text)
      .normalize('NFD')
      .match(/\P{M}\p{M}*/gu) ?? []
  return clusters.map((whole) => {
    const base = whole.replace(/\p{M}/gu, '')
    return { whole, plain: plainLetters[base] ?? base }
  })
}

function letterCost(a: Letter | undefined, b: Letter | undefined): number {
  if (a?.whole === b?.whole) return 0
  return a?.plain === b?.plain ? likeLetterCost : 1
}

function distanceOf(a: readonly Letter[], b: readonly Letter[]): number {
  let above = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (const [row, letter] of a.entries()) {
    const costs = [row + 1]
    for (const [column, other] of b.entries()) {
      const replace = (above[column] ?? 0) + letterCost(letter, other)
      const remove = (above[column + 1] ?? 0) + 1
      const insert = (costs[column] ?? 0) + 1
      costs.push(Math.min(replace, remove, insert))
    }
    above = costs
  }
  return (above[b.length] ?? 0) / Math.max(a.length, b.length, 1)
}

/**
 * Likeness that holds in every language of the courses: letters with their marks are compared one
 * by one, so words that differ by tone or by a special letter come out closest. It remembers the
 * words it has taken apart: make one for each session.
 */
export function createWordLikeness(): WordLikeness {
  const known = new Map<string, { folded: string; letters: readonly Letter[] }>()
  const read = (text: string) => {
    const found = known.get(text)
    if (found !== undefined) return found
    const folded = foldWord(text)
    const made = { folded, letters: lettersOf(folded) }
    known.set(text, made)
    return made
  }
  return {
    distance: (a, b) => distanceOf(read(a).letters, read(b).letters),
    same: (a, b) => read(a).folded === read(b).folded,
  }
}
