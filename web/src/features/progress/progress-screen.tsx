import { useLingui } from '@lingui/react/macro'
import { countWordStages } from '@mboa/domain'
import type { Course } from '../../platform/course-store/course-store.ts'
import { usePractice } from '../../platform/practice-store/practice-context.ts'
import { CoursePart } from '../../ui/course-part.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { ComingBack } from './coming-back-table.tsx'
import { StagesCard } from './stages-card.tsx'

/** `/dashboards/learner/progress`: how well the words are known, and when they come back. */
export function ProgressScreen() {
  const { t } = useLingui()
  return (
    <>
      <PageHeading title={t`Progress`} />
      <CoursePart>{(course) => <CourseProgress course={course} />}</CoursePart>
    </>
  )
}

function CourseProgress({ course: { summary, units } }: { course: Course }) {
  const { fold } = usePractice()
  const { course } = summary
  const items = units.flatMap(({ words }) => words.map(({ id }) => id))
  return (
    <div className="columns">
      <StagesCard counts={countWordStages(fold, { course, items })} summary={summary} />
      <ComingBack fold={fold} course={course} />
    </div>
  )
}
