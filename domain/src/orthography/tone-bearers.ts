import { splitClusters } from './clusters.ts'
import type { Spelling } from './language-profile.ts'
import { toneOf } from './tone-marks.ts'

const vowel = /^[aeiouɛɔəǝɨʉɑøœæ]/i

/** Whether a letter of a word may carry a tone mark: a vowel, or what carries one. */
export function bearsTone(cluster: string): boolean {
  return vowel.test(cluster.normalize('NFD')) || toneOf(cluster) !== 'unmarked'
}

/**
 * Whether a text is known to be written with all its tones: every vowel has a mark, or those
 * without one have the tone that this spelling leaves unmarked, which then is marked nowhere.
 */
export function isToneWhole(text: string, language: Spelling | undefined): boolean {
  const tone = language?.tone
  if (tone === undefined || tone === null) return false
  const marked: readonly string[] = tone.marked
  const written = splitClusters(text).filter(bearsTone).map(toneOf)
  const marks = written.filter((each) => each !== 'unmarked')
  if (marks.length === 0 || !marks.every((each) => marked.includes(each))) return false
  if (marks.length === written.length) return true
  const { unmarked } = tone
  const isKnown = unmarked !== 'unknown' && unmarked !== 'none'
  return isKnown && !marks.some((each) => each === unmarked)
}
