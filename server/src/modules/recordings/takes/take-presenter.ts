import { createHash } from 'node:crypto'
import { peakPairs, verdictOf } from '@mboa/domain'
import {
  addressOf,
  api,
  type HeardTake,
  type ReceivedTake,
  type ShownTake,
  type Take,
  type TakeDescription,
  type TakeToReview,
} from '@mboa/contract'
import type { WaitingRow } from '../reviews/reviews.repository.ts'
import type { HeardSound } from '../sound-check/check-sound.ts'
import type { ReceivedTakeRow, Replaced, TakeRow } from './takes.repository.ts'
import type { ShownTakeRow } from './shown-takes.repository.ts'

/** The endings that name what a clip's address leads to. */
export type ClipEnding = 'flac' | 'opus'
/** Those of a reviewer's: `copy` leads to the listening copy where there is one. */
export type ReviewEnding = 'flac' | 'copy'
export const clipContentTypes = { flac: 'audio/flac', opus: 'audio/ogg; codecs=opus' } as const

export function presentTake(row: TakeRow & Partial<Replaced>): Take {
  return { ...presentJudged(row), peaks: [...heardSoundOf(row).peaks] }
}

export function presentShownTake(row: ShownTakeRow, { prompt, concept }: AskedOfTake): ShownTake {
  return { ...presentJudged(row), approvals: row.approvals, told: presentPrompt(prompt), concept }
}

/** @param speaker as the device calls who speaks without an account */
export function presentReceivedTake(
  row: ReceivedTakeRow,
  speaker: string | undefined,
): ReceivedTake {
  const { id, course, item, dialect, recordedAt } = row
  const ofSpeaker = speaker !== undefined && { speaker }
  return { id, course, item, dialect, recordedAt, ...presentJudgement(row), ...ofSpeaker }
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

function presentJudged(row: TakeRow & Partial<Replaced>) {
  const { speaker } = descriptionOf(row)
  return {
    ...presentSound(row),
    ...presentJudgement(row),
    ...(speaker !== undefined && { speaker }),
    decidedAt: row.approvedAt ?? row.sentBackAt,
  }
}

function presentJudgement(row: Judged & Pick<TakeRow, 'sentBackReason' | 'sentBackComment'>) {
  return {
    state: stateOf(row),
    sentBackReason: row.sentBackReason,
    sentBackComment: row.sentBackComment ?? '',
  }
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

/** Hides the speaker and everything around the cut from whoever transcribes it. */
export function presentHeardTake(row: TakeRow): HeardTake {
  const { id, item, kind, dialect, durationMs, gainDb, listening } = presentSound(row)
  const { startMs, endMs } = heardPartOf(row)
  const heard = { startMs: 0, endMs: endMs - startMs }
  const archive = presentFile(row.heardHash, 'flac')
  return { id, item, kind, dialect, durationMs, gainDb, heard, archive, listening }
}

/** The same for who judges how it is written, and has to have heard it. */
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

function presentSound(row: TakeRow) {
  const { id, course, item, kind, dialect, recordedAt, receivedAt } = row
  const { quality, gainDb } = heardSoundOf(row)
  const problems = quality.problems.filter((problem) => problem !== 'telephone')
  return {
    id,
    course,
    item,
    kind,
    dialect,
    recordedAt,
    receivedAt,
    gainDb,
    durationMs: quality.durationMs,
    verdict: verdictOf(problems),
    problems,
    advice: quality.advice.filter((each) => each !== 'other-microphone'),
    isTelephone: problems.length < quality.problems.length,
    heard: heardPartOf(row),
    archive: presentFile(row.archiveHash, 'flac'),
    listening: row.listeningHash === null ? null : presentFile(row.listeningHash, 'opus'),
  }
}

/** Only `insertTake` writes these columns. Of one row each is parsed once. */
export function heardSoundOf(row: Pick<TakeRow, 'sound'>): HeardSound {
  const sound = heardSounds.get(row) ?? (JSON.parse(row.sound) as HeardSound)
  heardSounds.set(row, sound)
  return sound
}

function descriptionOf(row: Pick<TakeRow, 'description'>): TakeDescription {
  const description = descriptions.get(row) ?? (JSON.parse(row.description) as TakeDescription)
  descriptions.set(row, description)
  return description
}

const heardSounds = new WeakMap<object, HeardSound>()
const descriptions = new WeakMap<object, TakeDescription>()

/** The cut, in the time of the archive. */
export function heardPartOf(row: Pick<TakeRow, 'sound' | 'description'>): Take['heard'] {
  const { cut } = descriptionOf(row)
  const { sampleRate } = heardSoundOf(row)
  const inMs = (sample: number) => Math.round((sample / sampleRate) * 1000)
  return { startMs: inMs(cut.start), endMs: inMs(cut.end) }
}

type Judged = Pick<TakeRow, 'withdrawnAt' | 'sentBackAt' | 'approvedAt'> & Partial<Replaced>

/** @param row with `replacedBy` where its recorder reads it */
export function stateOf({
  withdrawnAt,
  sentBackAt,
  approvedAt,
  replacedBy,
}: Judged): Take['state'] {
  if (withdrawnAt !== null) return 'withdrawn'
  if (sentBackAt !== null) return 'sent-back'
  if (approvedAt !== null) return 'approved'
  return (replacedBy ?? null) === null ? 'received' : 'replaced'
}

export function clipAddress(sha256: string, ending: ClipEnding): string {
  return addressOf(api.readClip, { params: { clip: `${sha256}.${ending}` } })
}

function presentFile(sha256: string, ending: ClipEnding) {
  return { sha256, address: clipAddress(sha256, ending) }
}
