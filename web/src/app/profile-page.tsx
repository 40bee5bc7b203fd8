import { lazyPage } from '../ui/lazy-page.ts'
import { lazyPart } from '../ui/lazy-part.tsx'

const { Part: ConsentSection } = lazyPart(
  'consent',
  async () => (await import('../features/consent/consent-section.tsx')).ConsentSection,
)

/** Forms that few visits need: neither the dashboards nor practice wait for them. */
export const profilePage = lazyPage('profile', async () => {
  const { ProfileScreen } = await import('../features/profile/profile-screen.tsx')
  return function Profile() {
    return <ProfileScreen ofSpeakers={<ConsentSection />} />
  }
})

/** Fetches the profile beside what frames it. A failure shows in its place. */
export function prepareProfilePage(pathname: string): void {
  if (pathname.endsWith('/profile')) profilePage.load().catch(() => undefined)
}
