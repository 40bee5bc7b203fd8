/** What plays what is recorded, in one file. */
export { HeardChoices } from './heard-choices.tsx'
export { HeardWord } from './heard-choices.tsx'
export { RecordingButton } from './recording-button.tsx'
