import { expandAccepted } from '../answers/expand-accepted.ts'
import { splitClusters } from '../orthography/clusters.ts'
import { markOfTone, withoutTone } from '../orthography/tone-marks.ts'
import { bearsTone, isToneWhole } from '../orthography/tone-bearers.ts'
import type { SeededRandom } from '../seeds/seeded-random.ts'
import { shuffled } from '../seeds/seeded-random.ts'
import type { CourseUnit, CourseWord } from './course-items.ts'
import type { ExerciseMaterial } from './kinds/kind-rules.ts'
import { sharesMeaning } from './meaning-keys.ts'
import { firstForm } from './written-word.ts'

/** Letters that are written for one another. */
const letterPairs = ['eɛ', 'oɔ', 'eə', 'iɨ', 'uʉ', 'aɑ', 'bɓ', 'dɗ', 'nŋ']

/**
 * How a word is not written, in what differs by one letter or by tone alone: first as other words of
 * the course are, then with other marks. Nothing that this learner takes for the word, nothing that
 * the course writes itself somewhere, and no two alike.
 */
export function listWrongSpellings(
  word: CourseWord,
  { units, language, likeness }: ExerciseMaterial,
  random: SeededRandom,
): string[] {
  const text = firstForm([word.text])
  const letters = splitClusters(text)
  const twins = units
    .flatMap(({ words }) => words)
    .filter((other) => other.id !== word.id && !sharesMeaning(word, other))
    .map((other) => firstForm([other.text]))
    .filter((other) => areTwins(letters, splitClusters(other)))
  const taken = [word.text, ...(word.accepted ?? [])].flatMap(expandAccepted)
  const written = new Set(units.flatMap(listWritten))
  const made =
    language === undefined ? [] : listChanged(letters).filter((other) => !written.has(other))
  return [...shuffled(twins, random), ...shuffled(made, random)].filter((spelling) => {
    const isFree = !taken.some((other) => likeness.same(other, spelling))
    if (isFree) taken.push(spelling)
    return isFree
  })

  function listChanged(from: readonly string[]): string[] {
    const tones = isToneWhole(text, language) ? (language?.tone?.marked ?? []) : []
    return from.flatMap((cluster, at) => {
      const marks = bearsTone(cluster) ? tones : []
      const bare = withoutTone(cluster, language?.letterMarks)
      const changed = [
        ...marks.map((tone) => bare + markOfTone(tone)),
        ...(marks.length > 0 ? [bare] : []),
        ...otherLetters(cluster, from[at + 1]),
      ]
      return changed.map((other) =>
        [...from.slice(0, at), other, ...from.slice(at + 1)].join('').normalize('NFC'),
      )
    })
  }

  /** The letter written for another that the language has too; ŋ and n are one before g and k. */
  function otherLetters(cluster: string, next = ''): string[] {
    const [base = '', ...marks] = cluster.normalize('NFD')
    if ((base === 'n' || base === 'ŋ') && /^[gk]/.test(next)) return []
    return letterPairs
      .filter((pair) => pair.includes(base))
      .map((pair) => pair.replace(base, ''))
      .filter((other) => language?.alphabet.split(' ').includes(other) === true)
      .map((other) => other + marks.join(''))
  }
}

/** Every word as it stands somewhere in a unit: sources do not always write one alike. */
const listWritten = ({ words, sentences = [] }: CourseUnit): string[] =>
  [...words, ...sentences].flatMap(({ text }) => text.split(/[\s.?!,;]+/u))

/** The same letters with other tones, or one letter apart. */
function areTwins(a: readonly string[], b: readonly string[]): boolean {
  if (a.length !== b.length || a.length < 2) return false
  const apart = a.filter((cluster, at) => cluster !== b[at])
  const isTonal = a.every((cluster, at) => withoutTone(cluster) === withoutTone(b[at] ?? ''))
  return apart.length === 1 || isTonal
}
