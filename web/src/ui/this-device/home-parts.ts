import { lazyPart } from '../lazy-part.tsx'

/** What home has of this device. Few people need it, and seldom: each comes when it is shown. */
export const { Part: InstallHintPart } = lazyPart(
  'this-device',
  async () => (await import('./install-hint.tsx')).InstallHint,
  'silent',
)
export const { Part: OfflineNotePart } = lazyPart(
  'this-device',
  async () => (await import('./offline-note.tsx')).OfflineNote,
  'silent',
)
