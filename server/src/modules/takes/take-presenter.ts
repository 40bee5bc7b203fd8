import { verdictOf } from '@mboa/domain'
import {
  addressOf,
  api,
  type HeardTake,
  type ReceivedTake,
  type Take,
  type TakeDescription,
} from '@mboa/contract'
import type { HeardSound } from '../sound-check/index.ts'
import type { ReceivedTakeRow, Replaced, TakeRow } from './repository.ts'

/** The endings that name what a clip's address leads to. */
export type ClipEnding = 'flac' | 'opus'
export const clipContentTypes = { flac: 'audio/flac', opus: 'audio/ogg; codecs=opus' } as const

export function presentTake(row: TakeRow & Partial<Replaced>): Take {
  return { ...presentJudged(row), peaks: [...heardSoundOf(row).peaks] }
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

/** Returns a take with its judgement, without its peaks. */
export function presentJudged(row: TakeRow & Partial<Replaced>) {
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

/** Hides the speaker and everything around the cut from whoever transcribes it. */
export function presentHeardTake(row: TakeRow): HeardTake {
  const { id, item, kind, dialect, durationMs, gainDb, listening } = presentSound(row)
  const { startMs, endMs } = heardPartOf(row)
  const heard = { startMs: 0, endMs: endMs - startMs }
  const archive = presentFile(row.heardHash, 'flac')
  return { id, item, kind, dialect, durationMs, gainDb, heard, archive, listening }
}

/** Returns the sound of a take as every listener sees it. */
export function presentSound(row: TakeRow) {
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
    listening: presentFile(row.listeningHash, 'opus'),
  }
}

/** Only `insertTake` writes these columns. Of one row each is parsed once. */
export function heardSoundOf(row: Pick<TakeRow, 'sound'>): HeardSound {
  const sound = heardSounds.get(row) ?? (JSON.parse(row.sound) as HeardSound)
  heardSounds.set(row, sound)
  return sound
}

/** Returns what the device said of a take; each row is parsed once. */
export function descriptionOf(row: Pick<TakeRow, 'description'>): TakeDescription {
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
