import { Trans, useLingui } from '@lingui/react/macro'
import { pagePaths, type Lesson } from '@mboa/contract'
import { findCurrentLesson, listSkipped, readFinishedLessons } from '@mboa/domain'
import { useState } from 'react'
import { Redirect, useParams, useRoute } from 'wouter'
import { glossIn, useInterfaceLanguage } from '../../i18n/interface-language.ts'
import type { Course } from '../../platform/course-store/course-store.ts'
import { beginningOf } from '../../platform/course-store/use-courses.ts'
import { useCourseInUse } from '../../platform/practice-store/course-in-use.ts'
import { usePractice } from '../../platform/practice-store/practice-context.ts'
import { ChooseCourseFirst } from '../../ui/course-part.tsx'
import { LoadedPart } from '../../ui/loaded-part.tsx'
import { listLessons } from './course-lessons.ts'
import { LessonRunScreen } from './run/lesson-run-screen.tsx'
import { QuietPage } from './run/quiet-page.tsx'
import { SkipGate } from './run/skip-gate.tsx'
import { sessionPath } from '../../platform/navigation/session-address.ts'

/** `/dashboards/learner/lessons/:lesson`: the lesson itself, without header and bar. */
export function LessonScreen() {
  const { t } = useLingui()
  const { lesson: wanted = '' } = useParams()
  const [isNext] = useRoute(pagePaths.learnerNextLesson)
  const { fold } = usePractice()
  const course = useCourseInUse()
  if (course.status === 'none-chosen') {
    return (
      <QuietPage heading={t`Lesson`}>
        <ChooseCourseFirst />
      </QuietPage>
    )
  }
  // A lesson opens as soon as its own unit is here, whatever is on its way yet.
  const begun = beginningOf(course)
  const lessons = begun ? listLessons(begun) : []
  const finished = begun && readFinishedLessons(fold, begun.summary.course)
  const isHere = isNext
    ? finished && findCurrentLesson(lessons, finished) !== undefined
    : lessons.some(({ id }) => id === wanted)
  if (begun === undefined || (course.status === 'loading' && isHere !== true)) {
    return (
      <QuietPage heading={t`Lesson`}>
        {/* With the way out: on a slow line it may take long. */}
        <LoadedPart of={course}>{() => null}</LoadedPart>
      </QuietPage>
    )
  }
  if (isNext) return <NextLesson course={begun} />
  // Another lesson begins again, with nothing left of the one before.
  return <FoundLesson key={wanted} course={begun} wanted={wanted} />
}

/** The lesson whose turn it is; the path where all are finished, words where there is none. */
function NextLesson({ course }: { course: Course }) {
  const { fold } = usePractice()
  const lessons = listLessons(course)
  if (lessons.length === 0) return <Redirect to={sessionPath(pagePaths.learnerWords)} replace />
  const next = findCurrentLesson(lessons, readFinishedLessons(fold, course.summary.course))
  const path = pagePaths.learnerLessons
  return <Redirect to={next === undefined ? path : `${path}/${next.id}`} replace />
}

function FoundLesson({ course, wanted }: { course: Course; wanted: string }) {
  const { t } = useLingui()
  const { language } = useInterfaceLanguage()
  const lessons = listLessons(course)
  const lesson = lessons.find(({ id }) => id === wanted)
  if (lesson === undefined) {
    return (
      <QuietPage heading={t`This lesson isn’t in your course`}>
        <p>
          <Trans>
            You’re learning {glossIn(course.summary.name, language)}. Its lessons are on the
            previous page.
          </Trans>
        </p>
      </QuietPage>
    )
  }
  return <OpenedLesson course={course} lesson={lesson} lessons={lessons} />
}

interface OpenedLessonProps {
  course: Course
  lesson: Lesson
  lessons: readonly Lesson[]
}

function OpenedLesson({ course, lesson, lessons }: OpenedLessonProps) {
  const { fold } = usePractice()
  // As it was when the lesson was opened: passing its check must not change what is shown.
  const [skipped, setSkipped] = useState(() => {
    const finished = readFinishedLessons(fold, course.summary.course)
    return finished.has(lesson.id) ? [] : listSkipped(lessons, finished, lesson.id)
  })
  const [isChecking, setIsChecking] = useState(false)
  const [first, ...others] = skipped
  if (first === undefined) return <LessonRunScreen key="lesson" course={course} lesson={lesson} />
  if (isChecking) {
    return (
      <LessonRunScreen
        course={course}
        lesson={lesson}
        skipped={skipped}
        onSkipped={() => setSkipped([])}
      />
    )
  }
  return (
    <SkipGate lesson={lesson} skipped={[first, ...others]} onStart={() => setIsChecking(true)} />
  )
}
