import { useLingui } from '@lingui/react/macro'
import { PracticeFrame } from '../../exercises/session/practice-frame.tsx'
import { usePageTitle } from '../../platform/page-title.ts'
import { useCourseInUse } from '../../platform/practice-store/course-in-use.ts'
import { ChooseCourseFirst } from '../../ui/course-part.tsx'
import { LoadedPart } from '../../ui/loaded-part.tsx'
import { NoSentences } from './no-sentences.tsx'
import { SentenceSessionScreen } from './sentence-session-screen.tsx'

/** `/dashboards/learner/sentence-practise?practise`: a session of the sentences of the course in use. */
export function SentencesScreen() {
  const { t } = useLingui()
  usePageTitle(t`Sentence Practise`)
  const course = useCourseInUse()
  if (course.status === 'ready') {
    const hasSentences = course.value.units.some(({ sentences = [] }) => sentences.length > 0)
    return hasSentences ? (
      <SentenceSessionScreen course={course.value} />
    ) : (
      <PracticeFrame heading={t`Sentence Practise`}>
        <NoSentences course={course.value} />
      </PracticeFrame>
    )
  }
  return (
    <PracticeFrame heading={t`Sentence Practise`}>
      {course.status === 'none-chosen' ? (
        <ChooseCourseFirst />
      ) : (
        // With the way out: on a slow line it may take long.
        <LoadedPart of={course}>{() => null}</LoadedPart>
      )}
    </PracticeFrame>
  )
}
