import { lazyPage } from '../ui/lazy-page.ts'

/** The studio stands in no frame, and only who records loads it. */
export const studioPage = lazyPage(
  ['consent', 'studio'],
  async () => (await import('./recording-studio.tsx')).RecordingStudio,
)
