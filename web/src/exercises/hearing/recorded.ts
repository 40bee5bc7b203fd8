import { lazyPart } from '../../ui/lazy-part.tsx'

/** Few words are recorded, and none are in a course's first days: what plays them comes when one is. */
export const fetchRecorded = () => import('./recorded-parts.ts')

/** Plays a word, in the voice that the learner likes to hear. */
export const { Part: RecordingButton } = lazyPart(
  async () => (await fetchRecorded()).RecordingButton,
  'silent',
)

/** A choice that can be heard is chosen by the second tap. */
export const { Part: HeardChoices } = lazyPart(
  async () => (await fetchRecorded()).HeardChoices,
  'silent',
)

/** One of several that are listed, each with a button of its own. */
export const { Part: ListedSound } = lazyPart(
  async () => (await import('./listed-sound.tsx')).ListedSound,
  'silent',
)
