import { fewestSyllables, syllablesOf } from '../orthography/syllables/syllables-of.ts'
import type { LanguageProfile } from '../orthography/language-profile.ts'
import type { RecordingPrompt } from '../recording-lists/recording-prompt.ts'
import {
  judgeQuality,
  withProblem,
  type SoundProblem,
  type SoundQuality,
} from '../sound/quality.ts'
import type { SpeechKind } from '../sound/constants.ts'
import type { HeardTake } from './take-listener.ts'

/** Nobody says a syllable in less … */
const shortestSyllableMs = 60
/** … or takes longer over each, and over the whole, than this. */
const longestSyllableMs = 700
const longestPauseMs = 1_500

/** What a take found hands free is held against: what is to be said, in which language. */
export interface AskedFor {
  readonly prompt: Pick<RecordingPrompt, 'kind' | 'text'>
  /** Undefined where nothing is known of its spelling. */
  readonly language: LanguageProfile | undefined
}

/**
 * Judges a take that nobody began or ended by hand: its sound, and whether it is long and short
 * enough to be what was asked for. Where there is no text, the sound alone.
 *
 * @param samples of the take's cut
 */
export function judgeFoundTake(
  samples: Float32Array,
  sampleRate: number,
  take: Pick<HeardTake, 'speech' | 'isCutOff'>,
  asked: AskedFor,
): SoundQuality {
  const quality = judgePressedTake(samples, sampleRate, take, asked.prompt.kind)
  const { speech } = take
  const spokenMs = ((speech.end - speech.start) / sampleRate) * 1000
  const problem = lengthProblem(spokenMs, asked)
  return problem === undefined ? quality : withProblem(quality, problem)
}

/**
 * Judges a take that somebody began and ended by hand: its sound, and whether they were still
 * speaking at its end.
 *
 * @param samples of the take's cut
 */
export function judgePressedTake(
  samples: Float32Array,
  sampleRate: number,
  { isCutOff }: Pick<HeardTake, 'isCutOff'>,
  kind: SpeechKind,
): SoundQuality {
  const quality = judgeQuality(samples, sampleRate, kind)
  return isCutOff ? withProblem(quality, 'cut-off') : quality
}

/** Whether what was said for so long is too short or too long for what is asked for. */
export function lengthProblem(
  ms: number,
  { prompt, language }: AskedFor,
): SoundProblem | undefined {
  if (prompt.text === null || language === undefined) return undefined
  const division = syllablesOf(prompt.text, language)
  const fewest = fewestSyllables(division)
  if (ms < fewest * shortestSyllableMs) return 'too-short'
  // Unlike vowels may be two syllables, and a nasal one of its own.
  const most = division.isKnown ? fewest : 2 * fewest + 1
  return ms > most * longestSyllableMs + longestPauseMs ? 'too-long' : undefined
}
