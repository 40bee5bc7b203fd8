import { pagePaths } from '@mboa/contract'
import { Route, Switch } from 'wouter'
import { ProfileScreen } from '../features/profile/profile-screen.tsx'
import { useSignedInUser } from '../platform/session/use-signed-in-user.ts'
import { DashboardLayout } from './layouts/dashboard-layout.tsx'
import { NotFoundPage } from './not-found-page.tsx'

/** `/profile`, in the frame of whichever role the user has. */
export function ProfileArea() {
  const user = useSignedInUser()
  return (
    <Switch>
      <Route path={pagePaths.profile}>
        <DashboardLayout user={user}>
          <ProfileScreen />
        </DashboardLayout>
      </Route>
      <Route>
        <NotFoundPage />
      </Route>
    </Switch>
  )
}
