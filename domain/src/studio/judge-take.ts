import { fewestSyllables, syllablesOf } from '../orthography/syllables/syllables-of.ts'
import type { LanguageProfile } from '../orthography/language-profile.ts'
import type { RecordingPrompt } from '../recording-lists/recording-prompt.ts'
import { judgeQuality, verdictOf, type SoundProblem, type SoundQuality } from '../sound/quality.ts'
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
  { speech }: Pick<HeardTake, 'speech'>,
  asked: AskedFor,
): SoundQuality {
  const quality = judgeQuality(samples, sampleRate, asked.prompt.kind)
  const spokenMs = ((speech.end - speech.start) / sampleRate) * 1000
  const problem = lengthProblem(spokenMs, asked)
  if (problem === undefined || quality.problems.includes(problem)) return quality
  const problems = [problem, ...quality.problems]
  const says = problem === 'too-short' ? 'say-it-whole' : 'say-it-alone'
  const advice = [...new Set([says, ...quality.advice] as const)]
  return { ...quality, problems, advice, verdict: verdictOf(problems) }
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
