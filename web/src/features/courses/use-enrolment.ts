import { pagePaths, type CourseSummary } from '@mboa/contract'
import {
  chooseCourse,
  findCurrentCourse,
  leaveCourse,
  listCards,
  listEnrolled,
  type SettingChange,
} from '@mboa/domain'
import { useState } from 'react'
import { sessionPath } from '../../platform/navigation/session-address.ts'
import { usePractice } from '../../platform/practice-store/practice-context.ts'
import { useChangeSettings } from '../../platform/practice-store/use-change-settings.ts'
import {
  storageTroubleOf,
  type StorageTrouble,
} from '../../platform/device-store/storage-trouble.ts'
import { reportProblem } from '../../platform/report-problem.ts'

interface Enrolment {
  isEnrolled: (course: string) => boolean
  isCurrent: (course: string) => boolean
  /** Makes it the course being learnt; who is not enrolled becomes so. Resolves once stored. */
  choose: (course: string, onSaved?: () => void) => void
  /** Where to start in it now: with the lesson whose turn it is while nothing was practised. */
  startOf: (course: string) => string
  /** What was practised is kept. */
  leave: (course: string) => void
  /** Why this device could not store the last change. */
  trouble: StorageTrouble | undefined
}

/** Which of `courses` the learner is enrolled in, and changing it on all their devices. */
export function useEnrolment(courses: readonly CourseSummary[]): Enrolment {
  const { fold } = usePractice()
  const changeSettings = useChangeSettings()
  const [trouble, setTrouble] = useState<StorageTrouble>()
  const codes = courses.map(({ course }) => course)
  const enrolled = listEnrolled(fold, codes)
  const current = findCurrentCourse(fold)

  function change(changes: readonly SettingChange[], onSaved?: () => void) {
    setTrouble(undefined)
    changeSettings(changes)
      .then(onSaved)
      .catch((error: unknown) => {
        reportProblem('changing which courses are learnt', error)
        setTrouble(storageTroubleOf(error))
      })
  }

  return {
    isEnrolled: (course) => enrolled.includes(course),
    isCurrent: (course) => course === current,
    choose: (course, onSaved) => change(chooseCourse(fold, course), onSaved),
    startOf: (course) =>
      listCards(fold, course).length === 0
        ? pagePaths.learnerNextLesson
        : sessionPath(pagePaths.learnerWords),
    leave: (course) => change(leaveCourse(fold, course, codes)),
    trouble,
  }
}
