import { Trans, useLingui } from '@lingui/react/macro'
import { pagePaths } from '@mboa/contract'
import { useRoute } from 'wouter'
import { useCourses } from '../../platform/course-store/use-courses.ts'
import { useIsOnline } from '../../platform/network/use-is-online.ts'
import { usePractice } from '../../platform/practice-store/practice-context.ts'
import { useSignedInUser } from '../../platform/session/session-context.ts'
import { Banner } from '../../ui/banner.tsx'
import { LoadedPart } from '../../ui/loaded-part.tsx'
import { Loading } from '../../ui/loading.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { CourseList } from './course-list.tsx'
import { CourseScreen } from './course-screen.tsx'

/** `/dashboards/learner/courses`, and below it each course by its code. */
export function CoursesArea() {
  const [, parameters] = useRoute(`${pagePaths.learnerCourses}/:course`)
  const course = parameters?.course
  return course === undefined ? <CoursesScreen /> : <CourseScreen key={course} course={course} />
}

/** `/dashboards/learner/courses`: the languages that can be learnt, and which one it is. */
function CoursesScreen() {
  const { t } = useLingui()
  const { status } = usePractice()
  const isOnline = useIsOnline()
  const courses = useCourses(useSignedInUser().id)
  return (
    <>
      <PageHeading title={t`Courses`} />
      {!isOnline && (
        <Banner kind="information">
          <p>
            <Trans>
              You’re offline. You can learn what’s on this device; go online once to get the rest.
            </Trans>
          </p>
        </Banner>
      )}
      {status === 'loading' ? (
        <Loading />
      ) : (
        <LoadedPart of={courses}>{(list) => <CourseList courses={list} />}</LoadedPart>
      )}
    </>
  )
}
