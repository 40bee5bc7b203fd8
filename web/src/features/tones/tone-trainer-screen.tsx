import { Trans } from '@lingui/react/macro'
import { listToneMaterial } from '@mboa/domain'
import { useMemo } from 'react'
import type { Course } from '../../platform/course-store/course-store.ts'
import { useCourseInUse } from '../../platform/practice-store/course-in-use.ts'
import { ChooseCourseFirst } from '../../ui/course-part.tsx'
import { LoadedPart } from '../../ui/loaded-part.tsx'
import { Loading } from '../../ui/loading.tsx'
import { ToneRounds } from './tone-rounds.tsx'
import { TonesPage } from './tones-page.tsx'
import { usePastTrials } from './use-past-trials.ts'

/** `/dashboards/learner/word-practise/tones`: telling tones apart by ear. */
export function ToneTrainerScreen() {
  const course = useCourseInUse()
  if (course.status === 'ready') return <CourseTrainer course={course.value} />
  return (
    <TonesPage>
      {course.status === 'none-chosen' ? (
        <ChooseCourseFirst />
      ) : (
        <LoadedPart of={course}>{() => null}</LoadedPart>
      )}
    </TonesPage>
  )
}

function CourseTrainer({ course }: { course: Course }) {
  const { summary, units } = course
  const material = useMemo(
    () =>
      listToneMaterial(
        summary.course,
        units.flatMap(({ words }) => words),
      ),
    [summary, units],
  )
  const past = usePastTrials(material)
  if (material.contrasts.length === 0) {
    return (
      <TonesPage>
        <p>
          <Trans>
            Tones can’t be trained by ear in this course yet: too few of its words are written with
            all their tones. Nothing is hummed that isn’t written.
          </Trans>
        </p>
      </TonesPage>
    )
  }
  if (past === undefined) return <Loading />
  return <ToneRounds course={course} material={material} past={past} />
}
