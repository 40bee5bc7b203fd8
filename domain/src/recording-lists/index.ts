export { chooseRecordingList, type RecordingListChoice } from './choose-recording-list.ts'
export { composeRecordingList, type ListedPrompt } from './compose-recording-list.ts'
export type { KnownRecordings, OwnTake, Recordable } from './recordable.ts'
export type { RecordingPrompt } from './recording-prompt.ts'
