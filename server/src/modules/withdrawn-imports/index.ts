export { isSaidBy } from './repository.ts'
export { clipWithdrawals, takeClipBack } from './take-clip-back.ts'
export { importWithdrawals, removeSounds, removeVoice, undoWholeImport } from './undo-import.ts'
