/** The kinds that need a recording: one file, and one name of a file in what practice loads first. */
export { ChooseWritten } from '../choosing/choose-written.tsx'
export { HearMeaning } from '../choosing/hear-meaning.tsx'
