import type { CourseSummary } from '@mboa/contract'
import { listEnrolled } from '@mboa/domain'
import { glossIn, useInterfaceLanguage } from '../i18n/interface-language.ts'
import { useCourses } from '../platform/course-store/use-courses.ts'
import { usePractice, usePracticeStore } from '../platform/practice-store/practice-context.ts'
import { lazyPart } from './lazy-part.tsx'

/** Most people learn one language. */
const { Part: EnrolledCourses } = lazyPart(
  async () => (await import('./enrolled-courses.tsx')).EnrolledCourses,
  'silent',
)

/**
 * The languages that the learner takes: another one is chosen without leaving the page. All there are
 * stand under Courses.
 */
export function CourseSwitch({ current }: { current: Pick<CourseSummary, 'course' | 'name'> }) {
  const { language } = useInterfaceLanguage()
  const { userId } = usePracticeStore()
  const courses = useCourses(userId)
  const { fold } = usePractice()
  const known = courses.status === 'ready' ? courses.value : []
  const codes = known.map(({ course }) => course)
  const enrolled = new Set(listEnrolled(fold, codes))
  const listed = known.filter(({ course }) => enrolled.has(course))
  const name = <p className="soft">{glossIn(current.name, language)}</p>
  if (listed.length < 2) return name
  return <EnrolledCourses courses={listed} current={current.course} meanwhile={name} />
}
