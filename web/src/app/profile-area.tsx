import { Route, Routes } from 'react-router'
import { ProfileScreen } from '../features/profile/profile-screen.tsx'
import { useSignedInUser } from '../platform/session/use-signed-in-user.ts'
import { DashboardLayout } from './layouts/dashboard-layout.tsx'
import { NotFoundPage } from './not-found-page.tsx'

/** `/profile`, in the frame of whichever role the user has. */
export function ProfileArea() {
  return (
    <Routes>
      <Route element={<DashboardLayout user={useSignedInUser()} />}>
        <Route index element={<ProfileScreen />} />
      </Route>
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  )
}
