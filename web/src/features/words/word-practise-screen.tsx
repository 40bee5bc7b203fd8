import { useLingui } from '@lingui/react/macro'
import { useCourse, useCourses } from '../../platform/course-store/use-courses.ts'
import { useCurrentCourse } from '../../platform/practice-store/current-course.ts'
import { usePractice, usePracticeStore } from '../../platform/practice-store/practice-context.ts'
import { usePageTitle } from '../../platform/page-title.ts'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Loading } from '../../ui/loading.tsx'
import { ChooseLanguage } from './choose-language.tsx'
import { WordSessionScreen } from './word-session-screen.tsx'
import { WordsFrame } from './words-frame.tsx'

/** Word Practise: the language being learnt, then a session of its words. */
export function WordPractiseScreen() {
  const { t } = useLingui()
  usePageTitle(t`Word Practise`)
  const { userId } = usePracticeStore()
  const { status } = usePractice()
  const { currentCourse, chooseCourse } = useCurrentCourse()
  const courses = useCourses(userId)
  const summary =
    courses.status === 'ready'
      ? courses.value.find(({ course }) => course === currentCourse)
      : undefined
  const course = useCourse(userId, summary)

  const failed = [courses, course].find((part) => part.status === 'failed')
  if (failed?.status === 'failed') {
    return (
      <WordsFrame heading={t`Word Practise`}>
        <LoadFailure isOffline={failed.failure.code === 'network-error'} retry={failed.retry} />
      </WordsFrame>
    )
  }
  if (status === 'loading' || courses.status !== 'ready') return <Loading />
  if (summary === undefined) {
    return (
      <WordsFrame heading={t`Which language?`}>
        <ChooseLanguage courses={courses.value} onChoose={chooseCourse} />
      </WordsFrame>
    )
  }
  if (course.status !== 'ready') return <Loading />
  return <WordSessionScreen course={course.value} />
}
