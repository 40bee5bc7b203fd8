import { pagePaths } from '@mboa/contract'
import type { ReactNode } from 'react'
import { Route, Switch } from 'wouter'
import { LearnerHome } from '../features/dashboard/learner-home.tsx'
import { useSignedInUser } from '../platform/session/session-context.ts'
import { Area } from './area.tsx'
import {
  coursesPage,
  firstCoursePage,
  lessonsPage,
  progressPage,
  searchPage,
  unitPage,
} from './framed-pages.ts'
import { DashboardLayout } from './layouts/dashboard-layout.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { profilePage } from './profile-page.tsx'

/** A learner's pages around the exercises: home, courses, lessons, progress, profile. */
export function LearnerDashboard() {
  const user = useSignedInUser()
  // One frame for all of them: it stays while the page in it changes.
  const framed = (screen: ReactNode) => <DashboardLayout user={user}>{screen}</DashboardLayout>
  return (
    <Switch>
      <Route path={pagePaths.learnerHome}>
        {framed(<LearnerHome firstCourse={<Area of={firstCoursePage} isFramed />} />)}
      </Route>
      <Route path={`${pagePaths.learnerCourses}/:course?`}>
        {framed(<Area of={coursesPage} isFramed />)}
      </Route>
      <Route path={pagePaths.learnerLessons}>{framed(<Area of={lessonsPage} isFramed />)}</Route>
      <Route path={`${pagePaths.learnerLessons}/units/:unit`}>
        {framed(<Area of={unitPage} isFramed />)}
      </Route>
      <Route path={pagePaths.learnerProgress}>{framed(<Area of={progressPage} isFramed />)}</Route>
      <Route path={`${pagePaths.learnerSearch}/:item?`}>
        {framed(<Area of={searchPage} isFramed />)}
      </Route>
      <Route path={pagePaths.learnerProfile}>{framed(<Area of={profilePage} isFramed />)}</Route>
      <Route>
        <NotFoundPage />
      </Route>
    </Switch>
  )
}
