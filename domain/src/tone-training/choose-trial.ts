import type { SeededRandom } from '../seeds/seeded-random.ts'
import type { ToneContrast } from './tone-contrasts.ts'

/** One trial as it went. */
export interface ToneTrial {
  readonly contrast: ToneContrast
  readonly voice: string
  readonly isRight: boolean
}

/** What the next trial is to be about. */
export interface TrialChoice {
  readonly contrast: ToneContrast
  readonly voice: string
}

interface TrialRequest {
  /** The easiest first; at least one. */
  readonly contrasts: readonly ToneContrast[]
  /** Those in which a contrast can sound, in an order that stays; at least one. */
  readonly voicesOf: (contrast: ToneContrast) => readonly string[]
  /** The trials of this course, in the order in which they were answered. */
  readonly past: readonly ToneTrial[]
}

/** Something is passed with so large a share of its last trials right. */
const lastTrials = 20
const passShare = 0.8
/** A contrast is opened once so many trials went to the one before, or it is passed sooner. */
const openingTrials = 10

/**
 * The next trial of the tone trainer: easy contrasts before hard ones, one voice until it is passed,
 * then a second one, then all of them mixed; and what is heard poorly comes more often. Of a
 * contrast that is not passed the voice does not change from trial to trial.
 */
export function chooseTrial(request: TrialRequest, random: SeededRandom): TrialChoice {
  const open = listOpen(request)
  const shares = open.map((each) => [each, weightOf(ofContrast(request.past, each))] as const)
  const contrast = drawWeighted(shares, random)
  return { contrast, voice: chooseVoice(request, contrast, random) }
}

const ofContrast = (past: readonly ToneTrial[], contrast: ToneContrast) =>
  past.filter((trial) => trial.contrast === contrast)

function listOpen({ contrasts, past }: TrialRequest): readonly ToneContrast[] {
  const newest = contrasts.findIndex(
    (contrast) => ofContrast(past, contrast).length < openingTrials,
  )
  return newest === -1 ? contrasts : contrasts.slice(0, newest + 1)
}

function chooseVoice(
  { voicesOf, past }: TrialRequest,
  contrast: ToneContrast,
  random: SeededRandom,
): string {
  const voices = voicesOf(contrast)
  for (const voice of voices.slice(0, 2)) {
    if (!wasPassed(past.filter((trial) => trial.voice === voice))) return voice
  }
  const last = past.at(-1)?.voice
  const isPoor = shareRight(ofContrast(past, contrast).slice(-lastTrials)) < passShare
  if (isPoor && last !== undefined && voices.includes(last) && !endsBlock(past)) return last
  return voices[random.below(voices.length)] as string
}

/** Whether the last voice has had a block of its own. */
const blockTrials = 20
function endsBlock(past: readonly ToneTrial[]): boolean {
  const last = past.at(-1)?.voice
  return past.length >= blockTrials && past.slice(-blockTrials).every(({ voice }) => voice === last)
}

function wasPassed(trials: readonly ToneTrial[]): boolean {
  for (let end = lastTrials; end <= trials.length; end++) {
    if (shareRight(trials.slice(end - lastTrials, end)) >= passShare) return true
  }
  return false
}

/** What is told apart always comes now and then. */
const leastWeight = 0.01

const weightOf = (trials: readonly ToneTrial[]) =>
  Math.max(leastWeight, (1.05 - shareRight(trials.slice(-lastTrials))) ** 2)

function shareRight(trials: readonly ToneTrial[]): number {
  if (trials.length === 0) return 0.5
  return trials.filter(({ isRight }) => isRight).length / trials.length
}

function drawWeighted<Thing>(
  weighted: readonly (readonly [Thing, number])[],
  random: SeededRandom,
): Thing {
  const total = weighted.reduce((sum, [, weight]) => sum + weight, 0)
  let left = random.fraction() * total
  for (const [thing, weight] of weighted) {
    left -= weight
    if (left < 0) return thing
  }
  return weighted[weighted.length - 1]?.[0] as Thing
}
