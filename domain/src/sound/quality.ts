import { isTelephoneBand } from './bandwidth.ts'
import {
  clippingLevel,
  clippingRun,
  frameMs,
  gapEdge,
  goodSnrDb,
  loudestPeakDb,
  mostGapsMs,
  onsetDb,
  paddingAfterMs,
  paddingBeforeMs,
  quietestPeakDb,
  shortestGapMs,
  shortestSpeechMs,
  speechKinds,
  usableSnrDb,
  type SpeechKind,
} from './constants.ts'
import { createLevelMeter, percentileOf, amplitudeToDb } from './frame-levels.ts'

/** What can be wrong with a take, the worst first. */
export const soundProblems = [
  'too-short',
  'too-long',
  'cut-off',
  'clipped',
  'very-noisy',
  'gaps',
  'telephone',
  'noisy',
  'too-loud',
  'too-quiet',
] as const
export type SoundProblem = (typeof soundProblems)[number]

/** What to do about it; the catalogue has the words. */
export const soundAdvice = [
  'say-it-whole',
  'say-it-alone',
  'move-away',
  'close-other-apps',
  'other-microphone',
  'quieter-room',
  'move-closer',
] as const
export type SoundAdvice = (typeof soundAdvice)[number]

const adviceFor: Readonly<Record<SoundProblem, SoundAdvice>> = {
  'too-short': 'say-it-whole',
  'too-long': 'say-it-alone',
  'cut-off': 'say-it-whole',
  clipped: 'move-away',
  gaps: 'close-other-apps',
  telephone: 'other-microphone',
  'very-noisy': 'quieter-room',
  noisy: 'quieter-room',
  'too-loud': 'move-away',
  'too-quiet': 'move-closer',
}
const recordAgain: ReadonlySet<SoundProblem> = new Set([
  'too-short',
  'too-long',
  'clipped',
  'very-noisy',
])

export interface SoundQuality {
  readonly verdict: 'good' | 'usable' | 'record-again'
  readonly problems: readonly SoundProblem[]
  /** Each once, the most pressing first. */
  readonly advice: readonly SoundAdvice[]
  /** dBFS of the greatest sample. */
  readonly peakDb: number
  /** Between the loud and the quiet frames (90th and 10th percentile): needs some room around. */
  readonly snrDb: number
  readonly durationMs: number
  /** Of the frames that stand out of the quiet ones as the beginning of speech does. */
  readonly spokenMs: number
}

/**
 * Judges a take with the padding around it, the same in the browser and on the server.
 * @param samples mono, −1 to 1
 * @example judgeQuality(samples, 48_000, 'word').advice // ['quieter-room']
 */
export function judgeQuality(
  samples: Float32Array,
  sampleRate: number,
  kind: SpeechKind,
): SoundQuality {
  const durationMs = (samples.length / sampleRate) * 1000
  const levels = createLevelMeter(sampleRate)(samples)
  const quietDb = levels.length === 0 ? 0 : percentileOf(levels, 0.1)
  const snrDb = levels.length === 0 ? 0 : percentileOf(levels, 0.9) - quietDb
  const spokenMs = levels.filter((level) => level >= quietDb + onsetDb).length * frameMs
  const { peak, isClipped } = measurePeak(samples)
  const peakDb = amplitudeToDb(peak)
  const found: Readonly<Record<SoundProblem, boolean>> = {
    'too-short': spokenMs < shortestSpeechMs,
    'too-long': durationMs > speechKinds[kind].longestMs + paddingBeforeMs + paddingAfterMs,
    // Depends on the end of the recording: see `judge-take.ts`.
    'cut-off': false,
    clipped: isClipped,
    gaps: measureGapsMs(samples, sampleRate) > mostGapsMs,
    telephone: isTelephoneBand(samples, sampleRate),
    'very-noisy': snrDb < usableSnrDb,
    noisy: snrDb >= usableSnrDb && snrDb < goodSnrDb,
    'too-loud': peakDb > loudestPeakDb && !isClipped,
    'too-quiet': peakDb < quietestPeakDb,
  }
  const problems = soundProblems.filter((problem) => found[problem])
  return {
    verdict: verdictOf(problems),
    problems,
    advice: [...new Set(problems.map((problem) => adviceFor[problem]))],
    peakDb,
    snrDb,
    durationMs,
    spokenMs,
  }
}

/** Adds a problem that the samples of a take don't show by themselves. */
export function withProblem(quality: SoundQuality, problem: SoundProblem): SoundQuality {
  if (quality.problems.includes(problem)) return quality
  const found = [problem, ...quality.problems]
  const problems = soundProblems.filter((each) => found.includes(each))
  const advice = [...new Set(problems.map((each) => adviceFor[each]))]
  return { ...quality, problems, advice, verdict: verdictOf(problems) }
}

/** By these problems alone. */
export function verdictOf(problems: readonly SoundProblem[]): SoundQuality['verdict'] {
  if (problems.some((problem) => recordAgain.has(problem))) return 'record-again'
  return problems.length === 0 ? 'good' : 'usable'
}

/** How much is missing in the middle of the sound: zeroes that break off a wave. */
function measureGapsMs(samples: Float32Array, sampleRate: number): number {
  const shortest = (sampleRate * shortestGapMs) / 1000
  let [gaps, run] = [0, 0]
  for (let at = 0; at < samples.length; at += 1) {
    const sample = samples[at] ?? 0
    if (sample === 0) {
      run += 1
      continue
    }
    const edge = Math.max(Math.abs(sample), Math.abs(samples[at - run - 1] ?? 0))
    if (run >= shortest && run < at && edge >= gapEdge) gaps += run
    run = 0
  }
  return (gaps / sampleRate) * 1000
}

function measurePeak(samples: Float32Array): { peak: number; isClipped: boolean } {
  let [peak, run, longestRun] = [0, 0, 0]
  for (const sample of samples) {
    const amplitude = Math.abs(sample)
    if (amplitude > peak) peak = amplitude
    run = amplitude >= clippingLevel ? run + 1 : 0
    if (run > longestRun) longestRun = run
  }
  return { peak, isClipped: longestRun >= clippingRun }
}
