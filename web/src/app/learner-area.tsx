import { pagePaths } from '@mboa/contract'
import { Route, Routes } from 'react-router'
import { CoursesScreen } from '../features/courses/courses-screen.tsx'
import { LearnerHome } from '../features/dashboard/learner-home.tsx'
import { LessonsScreen } from '../features/lessons/lessons-screen.tsx'
import { UnitScreen } from '../features/lessons/unit-screen.tsx'
import { ProfileScreen } from '../features/profile/profile-screen.tsx'
import { ProgressScreen } from '../features/progress/progress-screen.tsx'
import { SentencesScreen } from '../features/sentences/sentences-screen.tsx'
import { PracticeProvider } from '../platform/practice-store/practice-provider.tsx'
import { useSignedInUser } from '../platform/session/use-signed-in-user.ts'
import { Area } from './area.tsx'
import { DashboardLayout } from './layouts/dashboard-layout.tsx'
import { wordPractisePage } from './learner-pages.ts'
import { NotFoundPage } from './not-found-page.tsx'
import { pathBelow } from './path-below.ts'

const below = pathBelow(pagePaths.learnerHome)

/** All pages of a learner (specification §2), over the practice kept on this device. */
export function LearnerArea() {
  const user = useSignedInUser()
  return (
    <PracticeProvider key={user.id} userId={user.id}>
      <Routes>
        <Route element={<DashboardLayout user={user} />}>
          <Route index element={<LearnerHome />} />
          <Route path={below(pagePaths.learnerCourses)} element={<CoursesScreen />} />
          <Route path={below(pagePaths.learnerLessons)} element={<LessonsScreen />} />
          <Route path={`${below(pagePaths.learnerLessons)}/:unit`} element={<UnitScreen />} />
          <Route path={below(pagePaths.learnerSentences)} element={<SentencesScreen />} />
          <Route path={below(pagePaths.learnerProgress)} element={<ProgressScreen />} />
          <Route path={below(pagePaths.learnerProfile)} element={<ProfileScreen />} />
        </Route>
        <Route path={below(pagePaths.learnerWords)} element={<Area of={wordPractisePage} />} />
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </PracticeProvider>
  )
}
