import { pagePaths } from '@mboa/contract'
import { lazyPage, type LazyPage } from '../ui/lazy-page.ts'
import { prepareLearnerPage } from './learner-pages.ts'
import { prepareProfilePage } from './profile-page.tsx'

/** The signed-in parts of the app, each a chunk of its own. The learner's pages bring their texts. */
export const learnerArea = lazyPage('start', async () => {
  void prepareLearnerPage(location.pathname)
  prepareProfilePage(location.pathname)
  return (await import('./learner-area.tsx')).LearnerArea
})
export const recorderArea = lazyPage('signed-in', async () => {
  prepareProfilePage(location.pathname)
  return (await import('./recorder-area.tsx')).RecorderArea
})
export const profileArea = lazyPage('signed-in', async () => {
  prepareProfilePage(location.pathname)
  return (await import('./profile-area.tsx')).ProfileArea
})
export const notFoundPage = lazyPage(
  'start',
  async () => (await import('./not-found-page.tsx')).NotFoundPage,
)

const areas: Record<string, LazyPage> = {
  [pagePaths.learnerHome]: learnerArea,
  [pagePaths.recorderHome]: recorderArea,
  [pagePaths.profile]: profileArea,
}

/**
 * Fetches the code of the part that an address belongs to, while the session is looked up under
 * the splash. A failure shows where the part is used.
 * @returns a promise that never rejects
 */
export async function prepareArea(pathname: string): Promise<void> {
  const home = Object.keys(areas).find(
    (known) => pathname === known || pathname.startsWith(`${known}/`),
  )
  if (home === undefined) return
  await areas[home]?.load().catch(() => undefined)
  if (home === pagePaths.learnerHome) await prepareLearnerPage(pathname)
}
