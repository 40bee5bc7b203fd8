import { Trans } from '@lingui/react/macro'
import { pagePaths } from '@mboa/contract'
import { listMetToneMaterial, listToneMaterial } from '@mboa/domain'
import { useState } from 'react'
import { Link } from 'wouter'
import type { Course } from '../../platform/course-store/course-store.ts'
import { useCourseInUse } from '../../platform/practice-store/course-in-use.ts'
import { usePractice } from '../../platform/practice-store/practice-context.ts'
import { ChooseCourseFirst } from '../../ui/course-part.tsx'
import { LoadedPart } from '../../ui/loaded-part.tsx'
import { Loading } from '../../ui/loading.tsx'
import { ToneRounds } from './tone-rounds.tsx'
import { TonesPage } from './tones-page.tsx'
import { usePastTrials } from './use-past-trials.ts'

/** `/dashboards/learner/word-practise/tones`: telling tones apart by ear. */
export function ToneTrainerScreen() {
  const course = useCourseInUse()
  if (course.status === 'ready') {
    return <CourseTrainer key={course.value.summary.course} course={course.value} />
  }
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
  const { fold } = usePractice()
  // As it stood at first: what comes in from another device changes no round.
  const [{ material, isToCome }] = useState(() => {
    const words = units.flatMap((unit) => unit.words)
    return {
      material: listMetToneMaterial(fold, { course: summary.course, words }),
      isToCome: listToneMaterial(summary.course, words).contrasts.length > 0,
    }
  })
  const past = usePastTrials(material)
  if (material.contrasts.length === 0) {
    return <TonesPage>{isToCome ? <TooFewMet /> : <TooFewToned />}</TonesPage>
  }
  if (past === undefined) return <Loading />
  return <ToneRounds course={course} material={material} past={past} />
}

function TooFewMet() {
  return (
    <>
      <p>
        <Trans>
          Tones are trained with words you’ve met, and there are too few of them yet. Learn some
          more words first.
        </Trans>
      </p>
      <Link to={pagePaths.learnerWords} className="button main wide">
        <Trans>Practise words</Trans>
      </Link>
    </>
  )
}

function TooFewToned() {
  return (
    <p>
      <Trans>
        Tones can’t be trained by ear in this course yet: too few of its words are written with all
        their tones. Nothing is hummed that isn’t written.
      </Trans>
    </p>
  )
}
