import type { StoredUpload } from '../../../platform/take-store/stored-upload.ts'

/** Where a file stands on its way to becoming a take; what a list of files is filtered by. */
export const uploadStates = ['checking', 'to-match', 'ready', 'not-usable'] as const
export type UploadState = (typeof uploadStates)[number]

export function stateOf({ check, item }: StoredUpload): UploadState {
  if (check === undefined) return 'checking'
  if (check.outcome === 'trouble' || check.quality.verdict === 'record-again') return 'not-usable'
  return item === undefined ? 'to-match' : 'ready'
}
