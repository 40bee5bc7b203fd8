import { Trans, useLingui } from '@lingui/react/macro'
import { pagePaths, type Lesson } from '@mboa/contract'
import { findCurrentLesson, listSkipped, readLessonsBehind } from '@mboa/domain'
import { useState } from 'react'
import { Redirect, useParams, useRoute } from 'wouter'
import { glossIn, useInterfaceLanguage } from '../../i18n/interface-language.ts'
import type { Course } from '../../platform/course-store/course-store.ts'
import { beginningOf } from '../../platform/network/loaded.ts'
import { useNavigate, usePassedState, useQuery } from '../../platform/navigation/history.ts'
import { useCourseInUse } from '../../platform/practice-store/course-in-use.ts'
import { usePractice } from '../../platform/practice-store/practice-context.ts'
import { ChooseCourseFirst } from '../../ui/course-part.tsx'
import { LoadedPart } from '../../ui/loaded-part.tsx'
import { listLessons } from './course-lessons.ts'
import {
  endedState,
  lessonPath,
  skipParameter,
} from '../../platform/navigation/learner-addresses.ts'
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
  const behind = begun && readLessonsBehind(fold, { course: begun.summary.course, lessons })
  const isHere = isNext
    ? behind && findCurrentLesson(lessons, behind) !== undefined
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
  const behind = readLessonsBehind(fold, { course: course.summary.course, lessons })
  const next = findCurrentLesson(lessons, behind)
  return <Redirect to={next === undefined ? pagePaths.learnerLessons : lessonPath(next)} replace />
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

/** The lesson; first the check that skips to it, where its address asks for that. */
function OpenedLesson({ course, lesson, lessons }: OpenedLessonProps) {
  const { fold } = usePractice()
  const navigate = useNavigate()
  const [query] = useQuery()
  // As it was when the lesson was opened: passing its check must not change what is shown.
  const [skipped] = useState(() =>
    listSkipped(
      lessons,
      readLessonsBehind(fold, { course: course.summary.course, lessons }),
      lesson.id,
    ),
  )
  const passed = usePassedState()
  const [wasEnded] = useState(passed === endedState)
  const [isChecking, setIsChecking] = useState(false)
  const [first, ...others] = skipped
  if (wasEnded) return <Redirect to={pagePaths.learnerLessons} replace />
  if (first === undefined || !query.has(skipParameter)) {
    return <LessonRunScreen key="lesson" course={course} lesson={lesson} />
  }
  if (isChecking) {
    return (
      <LessonRunScreen
        course={course}
        lesson={lesson}
        skipped={skipped}
        onSkipped={() => navigate(lessonPath(lesson), { replace: true })}
      />
    )
  }
  return (
    <SkipGate lesson={lesson} skipped={[first, ...others]} onStart={() => setIsChecking(true)} />
  )
}
