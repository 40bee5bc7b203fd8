import { pagePaths } from '@mboa/contract'
import { Redirect, Route, Switch } from 'wouter'
import { PracticeProvider } from '../platform/practice-store/practice-provider.tsx'
import { useSignedInUser } from '../platform/session/session-context.ts'
import type { LazyPage } from '../ui/lazy-page.ts'
import { Area } from './area.tsx'
import { DashboardLayout } from './layouts/dashboard-layout.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { ownRecordingsPage } from './own-recordings-page.tsx'
import { profilePage } from './profile-page.tsx'

/** `/profile` and what is below it, in the frame of whichever role the user has. */
export function ProfileArea() {
  const user = useSignedInUser()
  const framed = (page: LazyPage) => (
    <DashboardLayout user={user}>
      <Area of={page} isFramed />
    </DashboardLayout>
  )
  return (
    <Switch>
      <Route path={pagePaths.profile}>
        {user.role === 'learner' ? (
          <PracticeProvider key={user.id} userId={user.id}>
            {framed(profilePage)}
          </PracticeProvider>
        ) : (
          framed(profilePage)
        )}
      </Route>
      <Route path={pagePaths.ownRecordings}>
        {user.role === 'recorder' ? (
          <Redirect to={pagePaths.recorderRecordings} replace />
        ) : (
          framed(ownRecordingsPage)
        )}
      </Route>
      <Route>
        <NotFoundPage />
      </Route>
    </Switch>
  )
}
