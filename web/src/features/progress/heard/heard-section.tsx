import { Trans, useLingui } from '@lingui/react/macro'
import type { ReviewEvent } from '@mboa/contract'
import { contrastItem, tabulateHeard, toneContrasts, type PracticeFold } from '@mboa/domain'
import { useEffect, useId, useState } from 'react'
import { glossIn } from '../../../i18n/interface-language.ts'
import type { Course } from '../../../platform/course-store/course-store.ts'
import { usePracticeStore } from '../../../platform/practice-store/practice-context.ts'
import { listToneReviews } from '../../../platform/practice-store/tone-reviews.ts'
import { reportProblem } from '../../../platform/report-problem.ts'
import { Banner } from '../../../ui/banner.tsx'
import { HeardTable } from './heard-table.tsx'
import './heard.css'

interface HeardSectionProps {
  fold: PracticeFold
  /** Those in scope whose words are here. */
  courses: readonly Course[]
  /** Several languages may stand below each other, so each names its own. */
  isOfAll: boolean
}

/** What tones are taken for, contrast by contrast: what the tone trainer has heard from the learner. */
export function HeardSection({ fold, courses, isOfAll }: HeardSectionProps) {
  const { i18n } = useLingui()
  const titleId = useId()
  const { tables, hasFailed } = useHeard(fold, courses)
  if (tables.length === 0 && !hasFailed) return null
  return (
    <section className="stack tight" aria-labelledby={titleId}>
      <h2 id={titleId}>
        <Trans>Tones by ear</Trans>
      </h2>
      {hasFailed && (
        <Banner kind="bad">
          <Trans>Your training couldn’t be loaded. Open this page again.</Trans>
        </Banner>
      )}
      {tables.length > 0 && (
        <p className="soft">
          <Trans>Rows show what was played, columns what you heard.</Trans>
        </p>
      )}
      {tables.map(({ course, heard }) => (
        <HeardTable
          key={`${course.summary.course} ${heard.contrast}`}
          course={course}
          heard={heard}
          {...(isOfAll && { language: glossIn(course.summary.name, i18n.locale) })}
        />
      ))}
    </section>
  )
}

/** Read again whenever the learner's practice changes. */
function useHeard(fold: PracticeFold, courses: readonly Course[]) {
  const { userId } = usePracticeStore()
  const [reviews, setReviews] = useState<readonly ReviewEvent[]>([])
  const [hasFailed, setHasFailed] = useState(false)
  const codes = courses.map(({ summary }) => summary.course).join(' ')
  useEffect(() => {
    let isCurrent = true
    const items = codes
      .split(' ')
      .flatMap((code) => toneContrasts.map((contrast) => contrastItem(code, contrast)))
    listToneReviews(userId, items)
      .then((found) => {
        if (!isCurrent) return
        setReviews(found)
        setHasFailed(false)
      })
      .catch((error: unknown) => {
        reportProblem('reading what was trained', error)
        if (isCurrent) setHasFailed(true)
      })
    return () => {
      isCurrent = false
    }
  }, [userId, fold, codes])
  const tables = courses.flatMap((course) =>
    tabulateHeard(reviews.filter((each) => each.course === course.summary.course)).map((heard) => ({
      course,
      heard,
    })),
  )
  return { tables, hasFailed }
}
