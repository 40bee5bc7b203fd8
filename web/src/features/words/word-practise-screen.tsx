import { useLingui } from '@lingui/react/macro'
import { useCourse, useCourses } from '../../platform/course-store/use-courses.ts'
import { useCurrentCourse } from '../../platform/practice-store/current-course.ts'
import { usePractice, usePracticeStore } from '../../platform/practice-store/practice-context.ts'
import { usePageTitle } from '../../platform/page-title.ts'
import { PracticeFrame } from '../../exercises/session/practice-frame.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Loading } from '../../ui/loading.tsx'
import { WordSessionScreen } from './word-session-screen.tsx'

const { Part: ChooseLanguage } = lazyPart(
  'practice-more',
  async () => (await import('./on-demand/choose-language.tsx')).ChooseLanguage,
)

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
      <PracticeFrame heading={t`Word Practise`}>
        <LoadFailure isOffline={failed.failure.code === 'network-error'} retry={failed.retry} />
      </PracticeFrame>
    )
  }
  if (status === 'loading' || courses.status !== 'ready') return <Loading />
  if (summary === undefined) {
    return (
      <PracticeFrame heading={t`Which language?`}>
        <ChooseLanguage courses={courses.value} onChoose={chooseCourse} />
      </PracticeFrame>
    )
  }
  if (course.status !== 'ready') return <Loading />
  return <WordSessionScreen course={course.value} />
}
