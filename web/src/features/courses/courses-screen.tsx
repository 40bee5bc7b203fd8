import { useLingui } from '@lingui/react/macro'
import { useCourses } from '../../platform/course-store/use-courses.ts'
import { useSignedInUser } from '../../platform/session/use-signed-in-user.ts'
import { LoadedPart } from '../../ui/loaded-part.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { CourseList } from './course-list.tsx'

/** `/dashboards/learner/courses`: the languages that can be learnt, and which one it is. */
export function CoursesScreen() {
  const { t } = useLingui()
  const courses = useCourses(useSignedInUser().id)
  return (
    <>
      <PageHeading title={t`Courses`} />
      <LoadedPart of={courses}>{(list) => <CourseList courses={list} />}</LoadedPart>
    </>
  )
}
