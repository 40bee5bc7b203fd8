import { lazyPage } from '../ui/lazy-page.ts'

/** Forms that few visits need: neither the dashboards nor practice wait for them. */
export const profilePage = lazyPage(
  'profile',
  async () => (await import('../features/profile/profile-screen.tsx')).ProfileScreen,
)

/** Fetches the profile beside what frames it. A failure shows in its place. */
export function prepareProfilePage(pathname: string): void {
  if (pathname.endsWith('/profile')) profilePage.load().catch(() => undefined)
}
