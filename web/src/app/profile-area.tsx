import { pagePaths } from '@mboa/contract'
import { Route, Switch } from 'wouter'
import { PracticeProvider } from '../platform/practice-store/practice-provider.tsx'
import { useSignedInUser } from '../platform/session/use-signed-in-user.ts'
import { Area } from './area.tsx'
import { DashboardLayout } from './layouts/dashboard-layout.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { profilePage } from './profile-page.tsx'

/** `/profile`, in the frame of whichever role the user has. */
export function ProfileArea() {
  const user = useSignedInUser()
  const framed = (
    <DashboardLayout user={user}>
      <Area of={profilePage} isFramed />
    </DashboardLayout>
  )
  return (
    <Switch>
      <Route path={pagePaths.profile}>
        {user.role === 'learner' ? (
          <PracticeProvider key={user.id} userId={user.id}>
            {framed}
          </PracticeProvider>
        ) : (
          framed
        )}
      </Route>
      <Route>
        <NotFoundPage />
      </Route>
    </Switch>
  )
}
