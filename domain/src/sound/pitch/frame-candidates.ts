import { createAutocorrelator } from './autocorrelation.ts'
import {
  ceilingHz,
  floorHz,
  mostCandidates,
  octaveCost,
  periodsPerWindow,
  pitchRate,
  pitchStepMs,
  voicingThreshold,
} from './pitch-constants.ts'
import { findMaximum, interpolateMirrored } from './sinc-interpolation.ts'

/** A pitch that the voice may have, and how periodic the sound is at it, from 0 to 1. */
export interface PitchCandidate {
  readonly hertz: number
  readonly strength: number
}

/** What may be heard in one moment, besides nothing. */
export interface PitchFrame {
  /** Its peak, of the whole sound's. */
  readonly intensity: number
  readonly candidates: readonly PitchCandidate[]
}

const stepSamples = (pitchRate * pitchStepMs) / 1000
const longestPeriod = Math.floor(pitchRate / floorHz)
const halfWindow = Math.floor((pitchRate * periodsPerWindow) / floorHz / 2) - 1
const windowLength = 2 * halfWindow
/** Longer ones than the longest period of a voice are no candidates. */
const longestLag = Math.floor(windowLength / periodsPerWindow) + 2
/** What the sinc reaches for beyond them. */
const longestLagRead = halfWindow
/** Samples on each side, at the first look and for the place of a maximum. */
const [roughDepth, fineDepth] = [30, 70]

const window = Float64Array.from(
  { length: windowLength },
  (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * (at + 1)) / (windowLength + 1)),
)

/** How long a sound has to be to be looked at. */
const shortestSeconds = periodsPerWindow / floorHz

/** Where the first frame's middle lies, and how many follow each other: centred on the sound. */
export function layFrames(length: number): { count: number; firstSample: number } {
  const seconds = length / pitchRate
  const count =
    seconds < shortestSeconds
      ? 0
      : Math.floor((seconds - shortestSeconds) / (pitchStepMs / 1000)) + 1
  return { count, firstSample: length / 2 - ((count - 1) * stepSamples) / 2 }
}

/** Each frame's candidates, by the autocorrelation of the sound over that of the window. */
export function listFrames(samples: Float32Array): readonly PitchFrame[] {
  const { count, firstSample } = layFrames(samples.length)
  const globalPeak = measurePeak(samples)
  const autocorrelate = createAutocorrelator(windowLength, longestLagRead)
  const [ofWindow] = autocorrelate(window, window)
  const cuts = [new Float64Array(windowLength), new Float64Array(windowLength)] as const
  const frames: PitchFrame[] = []
  if (globalPeak === 0) return frames
  for (let at = 0; at < count; at += 2) {
    // The last of an odd number is looked at beside its echo.
    cuts.forEach((cut, nth) => {
      const middle = firstSample + Math.min(count - 1, at + nth) * stepSamples
      cutFrame(samples, Math.floor(middle - 0.5), cut)
    })
    const correlations = autocorrelate(...cuts)
    frames.push(readFrame(cuts[0], correlations[0], ofWindow, globalPeak))
    if (at + 1 < count) frames.push(readFrame(cuts[1], correlations[1], ofWindow, globalPeak))
  }
  return frames
}

function measurePeak(samples: Float32Array): number {
  let [sum, peak] = [0, 0]
  for (const sample of samples) sum += sample
  const mean = sum / samples.length
  for (const sample of samples) peak = Math.max(peak, Math.abs(sample - mean))
  return peak
}

/** Under the window, around the sample `left` and the next one, without what does not swing. */
function cutFrame(samples: Float32Array, left: number, cut: Float64Array): void {
  let sum = 0
  for (let at = left + 1 - longestPeriod; at <= left + longestPeriod; at += 1) {
    sum += samples[at] ?? 0
  }
  const mean = sum / (2 * longestPeriod)
  const start = left + 1 - halfWindow
  for (let at = 0; at < windowLength; at += 1) {
    cut[at] = ((samples[start + at] ?? 0) - mean) * (window[at] ?? 0)
  }
}

function readFrame(
  cut: Float64Array,
  correlation: Float64Array,
  ofWindow: Float64Array,
  globalPeak: number,
): PitchFrame {
  const reach = Math.floor(longestPeriod / 2) + 1
  let peak = 0
  for (let at = halfWindow - reach; at < halfWindow + reach; at += 1) {
    peak = Math.max(peak, Math.abs(cut[at] ?? 0))
  }
  if (peak === 0) return { intensity: 0, candidates: [] }
  const [power, windowPower] = [correlation[0] ?? 0, ofWindow[0] ?? 0]
  const likeness = correlation.map(
    (value, lag) => (value * windowPower) / (power * (ofWindow[lag] ?? 0)),
  )
  const candidates = strongestMaxima(likeness).flatMap((lag) => {
    // What is surely above every voice can only say, as silence does, that there is none.
    if (lag + 1 <= pitchRate / ceilingHz) return []
    const { place, value } = findMaximum(likeness, lag, fineDepth)
    const hertz = pitchRate / place
    return hertz < ceilingHz ? [{ hertz, strength: belowOne(value) }] : []
  })
  return { intensity: Math.min(1, peak / globalPeak), candidates }
}

/** Lags of maxima, as many as there may be candidates. */
function strongestMaxima(likeness: Float64Array): readonly number[] {
  const lags: number[] = []
  for (let lag = 2; lag < longestLag; lag += 1) {
    const value = likeness[lag] ?? 0
    if (value <= 0.5 * voicingThreshold) continue
    if (value > (likeness[lag - 1] ?? 0) && value >= (likeness[lag + 1] ?? 0)) lags.push(lag)
  }
  if (lags.length < mostCandidates) return lags
  const kept: { lag: number; worth: number }[] = []
  for (const lag of lags) {
    const place = parabolaTop(likeness, lag)
    const strength = belowOne(interpolateMirrored(likeness, place, roughDepth))
    const worth = strength - octaveCost * Math.log2((floorHz * place) / pitchRate)
    if (kept.length < mostCandidates - 1) {
      kept.push({ lag, worth })
      continue
    }
    const weakest = kept.reduce((least, each) => (each.worth < least.worth ? each : least))
    if (worth > weakest.worth) kept[kept.indexOf(weakest)] = { lag, worth }
  }
  return kept.map(({ lag }) => lag)
}

function parabolaTop(likeness: Float64Array, lag: number): number {
  const [before, here, after] = [lag - 1, lag, lag + 1].map((at) => likeness[at] ?? 0) as [
    number,
    number,
    number,
  ]
  return lag + (0.5 * (after - before)) / (here - before + (here - after))
}

/** Short windows may give more than a likeness can be: it is turned around at 1. */
const belowOne = (strength: number) => (strength > 1 ? 1 / strength : strength)
