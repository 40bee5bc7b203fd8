import { apiPaths, type Take, type TakeDescription } from '@mboa/contract'
import { sentBackReasons } from '@mboa/domain'
import type { HeardSound } from '../sound-check/check-sound.ts'
import type { TakeRow } from './takes.repository.ts'

/** The endings that name what a clip's address leads to. */
export type ClipEnding = 'flac' | 'opus'

export function presentTake(row: TakeRow): Take {
  const { id, course, item, kind, dialect, recordedAt, receivedAt } = row
  const { quality, gainDb, peaks } = heardSoundOf(row)
  return {
    ...{ id, course, item, kind, dialect, state: stateOf(row), recordedAt, receivedAt },
    sentBackReason: sentBackReasons.find((reason) => reason === row.sentBackReason) ?? null,
    sentBackComment: '',
    decidedAt: row.approvedAt ?? row.sentBackAt,
    durationMs: quality.durationMs,
    verdict: quality.verdict,
    problems: [...quality.problems],
    advice: [...quality.advice],
    gainDb,
    heard: heardPartOf(row),
    peaks: [...peaks],
    archive: presentFile(row.archiveHash, 'flac'),
    listening: row.listeningHash === null ? null : presentFile(row.listeningHash, 'opus'),
  }
}

/** Only `insertTake` writes these columns. */
export function heardSoundOf(row: TakeRow): HeardSound {
  return JSON.parse(row.sound) as HeardSound
}

export function descriptionOf(row: TakeRow): TakeDescription {
  return JSON.parse(row.description) as TakeDescription
}

/** The cut, in the time of the archive. */
function heardPartOf(row: TakeRow): Take['heard'] {
  const { cut } = descriptionOf(row)
  const { sampleRate } = heardSoundOf(row)
  const inMs = (sample: number) => Math.round((sample / sampleRate) * 1000)
  return { startMs: inMs(cut.start), endMs: inMs(cut.end) }
}

function stateOf(row: TakeRow): Take['state'] {
  if (row.withdrawnAt !== null) return 'withdrawn'
  if (row.sentBackAt !== null) return 'sent-back'
  return row.approvedAt === null ? 'received' : 'approved'
}

function presentFile(sha256: string, ending: ClipEnding) {
  return { sha256, address: apiPaths.clip.replace(':clip', `${sha256}.${ending}`) }
}
