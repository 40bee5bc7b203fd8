import { api, type Profile, type SignedInDevice, type User } from '@mboa/contract'
import type { RenderResult } from 'vitest-browser-react'
import { useSession } from '../../../platform/session/session-context.ts'
import { PracticeProvider } from '../../../platform/practice-store/practice-provider.tsx'
import { renderAppPart } from '../../../testing/render-app-part.tsx'
import { stubNetwork, succeed } from '../../../testing/stub-network.ts'
import { testCourse } from '../../../testing/test-course.ts'
import { aProfile, aUser } from '../../../testing/users.ts'
import { ProfileScreen } from '../profile-screen.tsx'

/** The profile after its user has changed. */
export const withUser = (differences: Partial<User>): Profile =>
  aProfile({ user: aUser(differences) })

const seenAt = Date.UTC(2026, 10, 20, 14)

export const thisDevice: SignedInDevice = {
  id: 'this',
  browser: 'Chrome',
  system: 'Android',
  signedInAt: seenAt,
  lastSeenAt: seenAt,
  isThisOne: true,
}
export const otherDevice: SignedInDevice = {
  ...thisDevice,
  id: 'other',
  browser: 'Firefox',
  system: 'Windows',
  isThisOne: false,
}

interface OpenedProfile {
  screen: RenderResult
  /** What was sent, in order. */
  sent: ReturnType<typeof stubNetwork>
}

/** As the app guards the screen: whoever is signed out sees another page. */
function Guarded() {
  const { user } = useSession()
  return user === null ? (
    <p>The login page</p>
  ) : (
    <PracticeProvider userId={user.id}>
      <ProfileScreen />
    </PracticeProvider>
  )
}

/** Opens the screen over a server that knows `profile` and answers the rest as the test says. */
export async function openProfile(
  answers: Parameters<typeof stubNetwork>[0] = {},
  profile: Profile = aProfile(),
): Promise<OpenedProfile> {
  const sent = stubNetwork({
    [`GET ${api.readProfile.path}`]: succeed(profile),
    [`GET ${api.listCourses.path}`]: succeed({ courses: [testCourse] }),
    [`GET ${api.listDevices.path}`]: succeed({ devices: [otherDevice, thisDevice] }),
    ...answers,
  })
  const screen = await renderAppPart(<Guarded />, { user: profile.user })
  return { screen, sent }
}
