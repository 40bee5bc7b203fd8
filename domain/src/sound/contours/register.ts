import { percentileOf } from '../frame-levels.ts'
import { levelOf, type Contour } from './contour.ts'

/** How much higher somebody said a word than what they compared it with. */
export interface RegisterPair {
  readonly item: string
  /** The voice it was compared with, or the written tones. */
  readonly reference: string
  readonly semitones: number
}

/** Medians of arbitrary words are off by almost three semitones: words are compared in pairs. */
export const fewestRegisterWords = 5
/** Voices change with the day and the room: of each reference so many words … */
const mostRemembered = 24
/** … and of all together. */
const mostInAll = 240

export function pairLevels(
  item: string,
  reference: string,
  { own, other }: { own: Contour; other: Contour },
): RegisterPair {
  return { item, reference, semitones: levelOf(own) - levelOf(other) }
}

/** With the newest pair of a word in place of an older one, and no more than are of use. */
export function rememberPair(
  pairs: readonly RegisterPair[],
  pair: RegisterPair,
): readonly RegisterPair[] {
  const others = pairs.filter(
    ({ item, reference }) => item !== pair.item || reference !== pair.reference,
  )
  const ofReference = others.filter(({ reference }) => reference === pair.reference)
  const surplus = new Set(
    ofReference.slice(0, Math.max(0, ofReference.length + 1 - mostRemembered)),
  )
  return [...others.filter((each) => !surplus.has(each)), pair].slice(-mostInAll)
}

/**
 * Where somebody's register lies above another's, in semitones, by all words but the one that is
 * to be judged; and how many those are.
 */
export function registerAbove(
  pairs: readonly RegisterPair[],
  reference: string,
  judged: string,
): { readonly semitones: number; readonly words: number } {
  const apart = pairs
    .filter((pair) => pair.reference === reference && pair.item !== judged)
    .map(({ semitones }) => semitones)
  return { semitones: apart.length === 0 ? 0 : percentileOf(apart, 0.5), words: apart.length }
}
