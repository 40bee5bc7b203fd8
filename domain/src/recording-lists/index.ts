export type { RecordingPrompt } from './recording-prompt.ts'
