import { useLingui } from '@lingui/react/macro'
import { useCourseInUse } from '../../platform/practice-store/course-in-use.ts'
import { usePageTitle } from '../../platform/page-title.ts'
import { PracticeFrame } from '../../exercises/session/practice-frame.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { LoadedPart } from '../../ui/loaded-part.tsx'
import { WordSessionScreen } from './word-session-screen.tsx'

// Nearly nobody practises without a language: it comes when it is needed.
const { Part: ChooseCourseFirst } = lazyPart(
  async () => (await import('../../ui/course-part.tsx')).ChooseCourseFirst,
)

/** `/dashboards/learner/word-practise?practise`: the language being learnt, then a session of its words. */
export function WordPractiseScreen() {
  const { t } = useLingui()
  usePageTitle(t`Word Practise`)
  const course = useCourseInUse()
  if (course.status === 'ready') return <WordSessionScreen course={course.value} />
  if (course.status === 'none-chosen') {
    return (
      <PracticeFrame heading={t`Word Practise`}>
        <ChooseCourseFirst />
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
