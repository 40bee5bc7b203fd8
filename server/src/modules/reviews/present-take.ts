import { createHash } from 'node:crypto'
import { peakPairs } from '@mboa/domain'
import { addressOf, api, type HeardTake, type ShownTake, type TakeToReview } from '@mboa/contract'
import {
  descriptionOf,
  heardPartOf,
  heardSoundOf,
  presentHeardTake,
  presentJudged,
  presentSound,
  type TakeRow,
} from '../takes/index.ts'
import type { WaitingRow } from './queue.repository.ts'
import type { ShownTakeRow } from './shown-takes/repository.ts'

/** Endings of a reviewer's clip: `copy` leads to the listening copy if there is one. */
type ReviewEnding = 'flac' | 'copy'

export function presentShownTake(row: ShownTakeRow, { prompt, concept }: AskedOfTake): ShownTake {
  return { ...presentJudged(row), approvals: row.approvals, told: presentPrompt(prompt), concept }
}

type Prompt = Exclude<ShownTake['told'], null>

/** What was to be said: as somebody contributed it, and as the list of concepts means it. */
export interface AskedOfTake {
  readonly prompt: Prompt | undefined
  readonly concept: NonNullable<ShownTake['concept']> | null
}

/** Without who contributed it. */
function presentPrompt(prompt: Prompt | undefined): ShownTake['told'] {
  return prompt === undefined ? null : { text: prompt.text, gloss: prompt.gloss }
}

/** Without who spoke: a voice is judged by what it says. */
export function presentTakeToReview(
  row: WaitingRow,
  { prompt, concept, doubts }: Pick<TakeToReview, 'doubts'> & AskedOfTake,
): TakeToReview {
  return {
    ...presentSound(row),
    ...reviewSoundOf(row),
    approvals: row.approvals,
    doubts,
    told: presentPrompt(prompt),
    concept,
  }
}

/**
 * What a reviewer hears, and nothing of what lies around it: takes and probes look alike. The files
 * are fetched by their reviewer alone, each time anew; their hashes tell nothing but the id.
 */
export function presentReviewSound(
  id: string,
  { lengthMs, peaks }: { lengthMs: number; peaks: readonly number[] },
) {
  const sha256 = createHash('sha256').update(id).digest('hex')
  const fileOf = (ending: ReviewEnding) => {
    return {
      sha256,
      address: addressOf(api.readReviewClip, { params: { clip: `${id}.${ending}` } }),
    }
  }
  return {
    durationMs: lengthMs,
    heard: { startMs: 0, endMs: lengthMs },
    archive: fileOf('flac'),
    listening: fileOf('copy'),
    peaks: [...peaks],
  }
}

/** Of all the same number, so that nobody sees how much of an archive is heard. */
const reviewPeakPairs = peakPairs / 2

/** What a part of a sound looks like, from where to where of the whole. */
export function peaksOfPart(
  peaks: readonly number[],
  { start, end } = { start: 0, end: 1 },
): readonly number[] {
  const pairs = peaks.length / 2
  const at = (nth: number) => (start + ((end - start) * nth) / reviewPeakPairs) * pairs
  return Array.from({ length: reviewPeakPairs }, (_, nth) => {
    const within = peaks.slice(2 * Math.floor(at(nth)), 2 * Math.ceil(at(nth + 1)))
    return [Math.min(...within), Math.max(...within)]
  }).flat()
}

/** A take for who judges how it is written, and has to have heard it. */
export function presentTakeToConfirm(row: TakeRow): HeardTake {
  const { durationMs, heard, archive, listening } = reviewSoundOf(row)
  return { ...presentHeardTake(row), durationMs, heard, archive, listening }
}

/** The part of a take that is heard, as whoever judges it fetches it. */
function reviewSoundOf(row: TakeRow) {
  const { startMs, endMs } = heardPartOf(row)
  const { archive, cut } = descriptionOf(row)
  const ofArchive = { start: cut.start / archive.sampleCount, end: cut.end / archive.sampleCount }
  return presentReviewSound(row.id, {
    lengthMs: endMs - startMs,
    peaks: peaksOfPart(heardSoundOf(row).peaks, ofArchive),
  })
}
