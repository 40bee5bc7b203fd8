import { lazyPart } from '../lazy-part.tsx'

/** Few people need these, and seldom: each comes when it is shown. */
export const { Part: LoginDevicePart } = lazyPart(
  'this-device',
  async () => (await import('./login-device.tsx')).LoginDevice,
  'silent',
)
/** On the pages of downloads and of settings. */
export const { Part: DataCardPart } = lazyPart(
  'this-device',
  async () => (await import('./data-card.tsx')).DataCard,
)
export const { Part: InstallHintPart } = lazyPart(
  'this-device',
  async () => (await import('./install-hint.tsx')).InstallHint,
  'silent',
)
export const { Part: DeviceCardPart } = lazyPart(
  'this-device',
  async () => (await import('./device-card.tsx')).DeviceCard,
)
export const { Part: OfflineNotePart } = lazyPart(
  'this-device',
  async () => (await import('./offline-note.tsx')).OfflineNote,
  'silent',
)
