import type { LanguageProfile } from '../orthography/language-profile.ts'
import { melodyOf, type SungSyllable } from './melody-of.ts'
import type { ToneLevel } from './syllable-tones.ts'

/** One tone of a hum: from when, for how long, and from which height to which. */
export interface HumTone {
  readonly fromMs: number
  readonly ms: number
  /** In semitones above the low tone that a word begins with; equal where the tone is level. */
  readonly from: number
  readonly to: number
}

/**
 * How high the levels lie above each other. The order is the language's; the distances are ours,
 * wide enough to be heard on a phone's loudspeaker.
 */
const semitones: Readonly<Record<ToneLevel, number>> = { high: 7, mid: 3.5, low: 0 }

/** How far downdrift lowers what follows each time, and how far in all: high stays above mid. */
const driftSemitones = 1
const mostDriftSemitones = 3

const levelMs = 320
/** A glide needs time to be heard as one. */
const longMs = 460
const pauseMs = 70

/**
 * The hum of a word or a phrase, one tone for each of its syllables, in the order of their heights;
 * undefined where its melody is unknown: what is not written is not hummed.
 */
export function scheduleHum(
  text: string,
  language: LanguageProfile | undefined,
): readonly HumTone[] | undefined {
  const melody = melodyOf(text, language)
  if (melody === 'unknown') return undefined
  return humOf(melody, { hasDowndrift: language?.tone?.hasDowndrift === true })
}

/** The hum of a melody; in a language with downdrift each high after a low lies lower than before. */
export function humOf(
  melody: readonly SungSyllable[],
  { hasDowndrift }: { hasDowndrift: boolean },
): readonly HumTone[] {
  let fromMs = 0
  let drift = 0
  let hasBeenHigh = false
  let isAfterLow = false
  const heightOf = (level: ToneLevel) => {
    if (level === 'high' && hasBeenHigh && isAfterLow && hasDowndrift) {
      drift = Math.min(drift + driftSemitones, mostDriftSemitones)
    }
    if (level === 'high') hasBeenHigh = true
    isAfterLow = level === 'low'
    return semitones[level] - drift
  }
  return melody.map(({ from, to, isLong }) => {
    const start = heightOf(from)
    const isGliding = from !== to
    const tone: HumTone = {
      fromMs,
      ms: isGliding || isLong ? longMs : levelMs,
      from: start,
      to: isGliding ? heightOf(to) : start,
    }
    fromMs += tone.ms + pauseMs
    return tone
  })
}

/** How long a hum takes, ms. */
export function humMs(tones: readonly HumTone[]): number {
  const last = tones.at(-1)
  return last === undefined ? 0 : last.fromMs + last.ms
}
