import type { LanguageProfile } from '../orthography/language-profile.ts'
import { parseClusters, type Cluster } from '../orthography/clusters.ts'
import { syllablesOf, type Syllable } from '../orthography/syllables/syllables-of.ts'
import { isToneWhole } from '../orthography/tone-bearers.ts'
import { toneOf, type Tone } from '../orthography/tone-marks.ts'
import type { SyllableTone, ToneLevel } from './syllable-tones.ts'

/** What one syllable does in the melody of its word. */
export interface SungSyllable {
  readonly tone: SyllableTone
  /** The same where the tone is level. */
  readonly from: ToneLevel
  readonly to: ToneLevel
  /** Its nucleus is written with more than one letter. */
  readonly isLong: boolean
}

/** The levels that a mark runs through. Others are known to no rule here. */
const levelsOfMarks: Partial<Record<Tone, readonly ToneLevel[]>> = {
  high: ['high'],
  mid: ['mid'],
  low: ['low'],
  falling: ['high', 'low'],
  rising: ['low', 'high'],
  'mid-to-high': ['mid', 'high'],
  'low-to-mid': ['low', 'mid'],
  'mid-to-low': ['mid', 'low'],
  'high-to-mid': ['high', 'mid'],
}

/** Higher ones first. */
const heights: readonly ToneLevel[] = ['low', 'mid', 'high']

/**
 * The melody of a word or a phrase, a tone for each syllable, as it is written. `unknown` where its
 * tone is not written whole (`isToneWhole`), where our sources do not tell its syllables
 * (`syllablesOf`), or where a syllable goes through more than two levels: never a guess.
 *
 * @example melodyOf('m̀bú', ewo) // low, high
 */
export function melodyOf(
  text: string,
  language: LanguageProfile | undefined,
): readonly SungSyllable[] | 'unknown' {
  if (language === undefined || !isToneWhole(text, language)) return 'unknown'
  const division = syllablesOf(text, language)
  if (!division.isKnown || division.syllables.length === 0) return 'unknown'
  const sung = division.syllables.map((syllable) => singSyllable(syllable, language))
  return sung.every((each) => each !== undefined) ? sung : 'unknown'
}

/**
 * The written tones of a word or a phrase, syllable by syllable; `unknown` as `melodyOf` has it.
 *
 * @example writtenTonesOf('mòó', bas) // ['rising']
 */
export function writtenTonesOf(
  text: string,
  language: LanguageProfile | undefined,
): readonly SyllableTone[] | 'unknown' {
  const melody = melodyOf(text, language)
  return melody === 'unknown' ? melody : melody.map(({ tone }) => tone)
}

function singSyllable(
  { letters, nucleus }: Syllable,
  language: LanguageProfile,
): SungSyllable | undefined {
  const bearers = letters.slice(nucleus.start, nucleus.end)
  const levels = bearers
    .flatMap((letter) => parseClusters(letter, language))
    .map((cluster) => levelsOf(cluster, language))
  if (levels.some((each) => each === undefined)) return undefined
  const run = levels.flatMap((each) => each ?? []).filter((each, at, all) => each !== all[at - 1])
  const [from, to = from, more] = run
  if (from === undefined || to === undefined || more !== undefined) return undefined
  return { tone: nameTone(from, to), from, to, isLong: bearers.length > 1 }
}

function levelsOf({ text }: Cluster, { tone }: LanguageProfile): readonly ToneLevel[] | undefined {
  const written = toneOf(text)
  if (written === 'several') return undefined
  if (written !== 'unmarked') return levelsOfMarks[written]
  const unmarked = tone?.unmarked
  return heights.filter((level) => level === unmarked)
}

function nameTone(from: ToneLevel, to: ToneLevel): SyllableTone {
  if (from === to) return from
  return heights.indexOf(from) > heights.indexOf(to) ? 'falling' : 'rising'
}
