import { useLingui } from '@lingui/react/macro'
import { useCourseInUse } from '../../platform/practice-store/course-in-use.ts'
import { useCurrentCourse } from '../../platform/practice-store/use-change-settings.ts'
import { usePageTitle } from '../../platform/page-title.ts'
import { PracticeFrame } from '../../exercises/session/practice-frame.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { LoadedPart } from '../../ui/loaded-part.tsx'
import { WordSessionScreen } from './word-session-screen.tsx'

const { Part: ChooseLanguage } = lazyPart(
  'practice-more',
  async () => (await import('./choose-language.tsx')).ChooseLanguage,
)

/** `/dashboards/learner/word-practise?practise`: the language being learnt, then a session of its words. */
export function WordPractiseScreen() {
  const { t } = useLingui()
  usePageTitle(t`Word Practise`)
  const { chooseCourse } = useCurrentCourse()
  const course = useCourseInUse()
  if (course.status === 'ready') return <WordSessionScreen course={course.value} />
  if (course.status === 'none-chosen') {
    return (
      <PracticeFrame heading={t`Which language?`}>
        <ChooseLanguage courses={course.courses} onChoose={chooseCourse} />
      </PracticeFrame>
    )
  }
  return (
    <PracticeFrame heading={t`Word Practise`}>
      {/* With the way out: on a slow line it may take long. */}
      <LoadedPart of={course}>{() => null}</LoadedPart>
    </PracticeFrame>
  )
}
