export { ChooseListScreen } from './choose-list-screen.tsx'
export { GoOnRecording } from './go-on-recording.tsx'
export { RecordedSoFar } from './recorded-so-far.tsx'
