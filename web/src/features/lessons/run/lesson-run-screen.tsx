import { useLingui } from '@lingui/react/macro'
import { pagePaths, type Lesson } from '@mboa/contract'
import { findLessonAfter, listTaught, readLessonsBehind } from '@mboa/domain'
import { useEffect } from 'react'
import { PracticeNotOpened, TakeOver } from '../../../exercises/session/session-stopped.tsx'
import { prepareKinds } from '../../../exercises/exercise-screens.tsx'
import { glossIn, useInterfaceLanguage } from '../../../i18n/interface-language.ts'
import type { Course } from '../../../platform/course-store/course-store.ts'
import { passOn, useNavigate } from '../../../platform/navigation/history.ts'
import { endedState } from '../../../platform/navigation/learner-addresses.ts'
import { usePageTitle } from '../../../platform/page-title.ts'
import { usePractice } from '../../../platform/practice-store/practice-context.ts'
import { Loading } from '../../../ui/loading.tsx'
import { listLessons } from '../course-lessons.ts'
import { CheckMissed } from './check-missed.tsx'
import { LessonEnd } from './lesson-end.tsx'
import { LessonPartScreen } from './lesson-part-screen.tsx'
import { QuietPage } from './quiet-page.tsx'
import { useLessonRun } from './use-lesson-run.ts'

interface LessonRunScreenProps {
  course: Course
  lesson: Lesson
  /** Given for the check that skips these lessons, to continue with `lesson`. */
  skipped?: readonly Lesson[]
  /** Goes on with `lesson` once they are skipped. */
  onSkipped?: () => void
}

/** A lesson, or the check that skips to it, from where the learner stands to its end. */
export function LessonRunScreen({ course, lesson, skipped, onSkipped }: LessonRunScreenProps) {
  const { t } = useLingui()
  const { language } = useInterfaceLanguage()
  usePageTitle(glossIn(lesson.title, language))
  const navigate = useNavigate()
  const { fold } = usePractice()
  const run = useLessonRun(course, lesson, skipped)
  const { state, stopped } = run

  // The connection may be gone when an exercise is reached.
  const parts = state?.run.parts
  useEffect(() => {
    const starts = (parts ?? []).flatMap((part) => ('start' in part ? [part.start] : []))
    prepareKinds(starts.flatMap(({ planned }) => planned))
  }, [parts])

  const isEnded = state?.view.phase === 'passed' && skipped === undefined
  useEffect(() => {
    if (isEnded) passOn(endedState)
  }, [isEnded])

  if (stopped?.isElsewhere === true) {
    return (
      <QuietPage heading={t`This lesson is open in another tab`}>
        <TakeOver takeOver={stopped.begin} />
      </QuietPage>
    )
  }
  if (stopped !== undefined) {
    return (
      <QuietPage heading={t`The lesson couldn’t start`}>
        <PracticeNotOpened because={run.trouble} retry={stopped.begin} />
      </QuietPage>
    )
  }
  if (state === undefined) return <Loading />
  const { view } = state
  if (view.phase === 'missed' && state.given === undefined) {
    return (
      <CheckMissed
        course={course}
        result={view.result}
        onAgain={run.askMissed}
        current={skipped?.[0]}
      />
    )
  }
  if (view.phase === 'passed') {
    const lessons = listLessons(course)
    const behind = readLessonsBehind(fold, { course: course.summary.course, lessons })
    const last = skipped?.at(-1) ?? lesson
    return (
      <LessonEnd
        course={course}
        result={view.result}
        items={skipped === undefined ? listTaught(lesson) : view.result.asked}
        next={findLessonAfter(lessons, behind, last.id)}
        skipped={skipped?.length ?? 0}
        onSkipped={onSkipped}
      />
    )
  }
  return (
    <LessonPartScreen
      course={course}
      lesson={lesson}
      controls={run}
      onLeave={() => navigate(pagePaths.learnerLessons)}
    />
  )
}
