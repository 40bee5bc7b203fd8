import { parseClusters, plainLetters } from './clusters.ts'
import { listAlphabet } from './language-profile.ts'
import type { Spelling } from './language-profile.ts'
import { tokenise } from './keys.ts'

interface Ranks {
  /** In their order, those of names and loans among them. */
  readonly letters: readonly string[]
  readonly rank: ReadonlyMap<string, number>
  /** Longest letter in clusters, for greedy reading: `mgb` is one letter in Ewondo. */
  readonly longest: number
}

const prepared = new WeakMap<Spelling, Ranks>()

function ranksOf(language: Spelling): Ranks {
  const known = prepared.get(language)
  if (known !== undefined) return known
  const letters = [...listAlphabet(language)]
  // Letters of names and loans that the alphabet lacks stand where Latin order puts them.
  for (const plain of 'abcdefghijklmnopqrstuvwxyz') {
    if (letters.includes(plain)) continue
    const next = letters.findIndex((letter) => /^[a-z]/.test(letter) && letter > plain)
    letters.splice(next < 0 ? letters.length : next, 0, plain)
  }
  // Special letters that the alphabet lacks stand behind all that read like their plain one.
  for (const [special, plain] of plainLetters) {
    if (letters.includes(special)) continue
    const plains = letters.map((letter) => parseClusters(letter, language)[0]?.plain)
    letters.splice(plains.lastIndexOf(plain) + 1, 0, special)
  }
  const rank = new Map(letters.map((letter, index) => [letter.normalize('NFC'), index]))
  const longest = Math.max(...letters.map((letter) => parseClusters(letter, language).length))
  const ranks = { letters, rank, longest }
  prepared.set(language, ranks)
  return ranks
}

function sortUnits(text: string, language: Spelling): { letters: number[]; marks: string } {
  const { rank, longest } = ranksOf(language)
  const letters: number[] = []
  let marks = ''
  for (const token of tokenise(text, language)) {
    const clusters = parseClusters(token, language)
    for (let at = 0; at < clusters.length;) {
      let length = Math.min(longest, clusters.length - at)
      const read = () =>
        clusters
          .slice(at, at + length)
          .map((cluster) => cluster.letter)
          .join('')
      while (length > 1 && !rank.has(read())) length--
      const cluster = clusters[at]
      // A mark that no letter of the alphabet has decides only between equals, as tone does.
      const place = rank.get(read()) ?? rank.get(cluster?.base ?? '')
      letters.push(place ?? rank.size)
      marks += clusters
        .slice(at, at + length)
        .map((part) => part.tone + '\u0000')
        .join('')
      at += length
    }
    // A space sorts before every letter, so that shorter words come first.
    letters.push(-1)
  }
  return { letters, marks }
}

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/**
 * Compares two texts by the language's own alphabet, digraphs as letters; tone decides only
 * between words of the same letters. For `sort`: negative, zero or positive. Zero only for texts
 * that are the same when folded. `Intl.Collator` knows almost none of these alphabets.
 *
 * @example ['ŋgisú', 'nu', 'nyama'].sort((a, b) => compareWords(a, b, dua)) // nu, nyama, ŋgisú
 */
export function compareWords(a: string, b: string, language: Spelling): number {
  const left = sortUnits(a, language)
  const right = sortUnits(b, language)
  for (let index = 0; index < Math.max(left.letters.length, right.letters.length); index++) {
    const difference = (left.letters[index] ?? -2) - (right.letters[index] ?? -2)
    if (difference !== 0) return difference
  }
  const byTone = compareText(left.marks, right.marks)
  if (byTone !== 0) return byTone
  return compareText(tokenise(a, language).join(' '), tokenise(b, language).join(' '))
}

/**
 * The letter that a word stands under in a dictionary, digraphs whole; undefined for what begins
 * with no letter of the alphabet.
 *
 * @example headingLetter('Nyama', dua) // 'ny'
 */
export function headingLetter(text: string, language: Spelling): string | undefined {
  const [place = -1] = sortUnits(text, language).letters
  return ranksOf(language).letters[place]
}
