import { speechKinds, verdictOf } from '@mboa/domain'
import type { StoredUpload } from '../../../platform/device-store/stored-upload.ts'

/** Where a file stands on its way to becoming a take; what a list of files is filtered by. */
export const uploadStates = ['checking', 'to-match', 'ready', 'not-usable'] as const
export type UploadState = (typeof uploadStates)[number]

export function stateOf({ check, item }: StoredUpload): UploadState {
  if (check === undefined) return 'checking'
  if (check.outcome === 'trouble' || check.quality.verdict === 'record-again') return 'not-usable'
  return item === undefined ? 'to-match' : 'ready'
}

/** Too long for a word and nothing worse: named as a sentence, it may be ready. */
export function mayBeSentence({ check }: StoredUpload): boolean {
  if (check?.outcome !== 'heard' || check.kind !== 'word') return false
  const { problems, durationMs } = check.quality
  return (
    problems.includes('too-long') &&
    durationMs <= speechKinds.sentence.longestMs &&
    verdictOf(problems.filter((problem) => problem !== 'too-long')) !== 'record-again'
  )
}
