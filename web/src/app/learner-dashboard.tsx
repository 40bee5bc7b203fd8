import { pagePaths } from '@mboa/contract'
import type { ReactNode } from 'react'
import { Route, Switch } from 'wouter'
import { CoursesScreen } from '../features/courses/courses-screen.tsx'
import { LearnerHome } from '../features/dashboard/learner-home.tsx'
import { LessonsScreen } from '../features/lessons/lessons-screen.tsx'
import { UnitScreen } from '../features/lessons/unit-screen.tsx'
import { ProfileScreen } from '../features/profile/profile-screen.tsx'
import { ProgressScreen } from '../features/progress/progress-screen.tsx'
import { SentencesScreen } from '../features/sentences/sentences-screen.tsx'
import { useSignedInUser } from '../platform/session/use-signed-in-user.ts'
import { DashboardLayout } from './layouts/dashboard-layout.tsx'
import { NotFoundPage } from './not-found-page.tsx'

/** A learner's pages around the exercises: home, courses, lessons, progress, profile. */
export function LearnerDashboard() {
  const user = useSignedInUser()
  // One frame for all of them: it stays while the page in it changes.
  const framed = (screen: ReactNode) => <DashboardLayout user={user}>{screen}</DashboardLayout>
  return (
    <Switch>
      <Route path={pagePaths.learnerHome}>{framed(<LearnerHome />)}</Route>
      <Route path={pagePaths.learnerCourses}>{framed(<CoursesScreen />)}</Route>
      <Route path={pagePaths.learnerLessons}>{framed(<LessonsScreen />)}</Route>
      <Route path={`${pagePaths.learnerLessons}/:unit`}>{framed(<UnitScreen />)}</Route>
      <Route path={pagePaths.learnerSentences}>{framed(<SentencesScreen />)}</Route>
      <Route path={pagePaths.learnerProgress}>{framed(<ProgressScreen />)}</Route>
      <Route path={pagePaths.learnerProfile}>{framed(<ProfileScreen />)}</Route>
      <Route>
        <NotFoundPage />
      </Route>
    </Switch>
  )
}
