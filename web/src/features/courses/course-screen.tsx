import './courses.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { pagePaths } from '@mboa/contract'
import { ArrowLeft } from 'lucide-react'
import { Link } from 'wouter'
import { useCourses } from '../../platform/course-store/use-courses.ts'
import { usePractice } from '../../platform/practice-store/practice-context.ts'
import { useSignedInUser } from '../../platform/session/session-context.ts'
import { EmptyPage } from '../../ui/empty-page.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LoadedPart } from '../../ui/loaded-part.tsx'
import { Loading } from '../../ui/loading.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { CoursePage } from './course-page.tsx'

/** `…/courses/:course`: what a course is made of, and beginning or leaving it. */
export function CourseScreen({ course }: { course: string }) {
  const { t } = useLingui()
  const { status } = usePractice()
  const courses = useCourses(useSignedInUser().id)
  const isReady = status !== 'loading' && courses.status === 'ready'
  const found = isReady ? courses.value.find((each) => each.course === course) : undefined
  if (isReady && found === undefined) {
    return (
      <EmptyPage heading={<PageHeading title={t`Course not found`} />}>
        <Link to={pagePaths.learnerCourses} className="button main">
          <Trans>Courses</Trans>
        </Link>
      </EmptyPage>
    )
  }
  return (
    <div className="stack course-page">
      <Link to={pagePaths.learnerCourses} className="button plain hanging">
        <Icon of={ArrowLeft} size={20} />
        <Trans>Courses</Trans>
      </Link>
      {isReady && found !== undefined ? (
        <CoursePage course={found} courses={courses.value} />
      ) : (
        <>
          <PageHeading title={t`Course`} />
          {status === 'loading' ? <Loading /> : <LoadedPart of={courses}>{() => null}</LoadedPart>}
        </>
      )}
    </div>
  )
}
