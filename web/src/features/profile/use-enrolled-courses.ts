import { listEnrolled, type PracticeFold } from '@mboa/domain'
import { useInterfaceLanguage } from '../../i18n/interface-language.ts'
import { byName } from '../../i18n/language-names.ts'
import { useCourses } from '../../platform/course-store/use-courses.ts'
import { usePracticeStore } from '../../platform/practice-store/practice-context.ts'

/**
 * The courses that a learner is enrolled in, by their names; none while the list, which comes from
 * the device, is not there: the rest can still be set.
 */
export function useEnrolledCourses(fold: PracticeFold) {
  const { language } = useInterfaceLanguage()
  const { userId } = usePracticeStore()
  const courses = useCourses(userId)
  if (courses.status !== 'ready') return []
  const enrolled = new Set(
    listEnrolled(
      fold,
      courses.value.map(({ course }) => course),
    ),
  )
  return courses.value.filter(({ course }) => enrolled.has(course)).sort(byName(language))
}
