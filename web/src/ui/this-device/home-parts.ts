import { lazyPart } from '../lazy-part.tsx'

/** What home has of this device. Few people need it, and seldom: it comes when it is shown. */
export const { Part: OfflineNotePart } = lazyPart(
  'this-device',
  async () => (await import('./offline-note.tsx')).OfflineNote,
  'silent',
)
