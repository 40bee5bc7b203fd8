import { Trans, useLingui } from '@lingui/react/macro'
import type { ReviewEvent } from '@mboa/contract'
import { contrastItem, tabulateHeard, toneContrasts, type PracticeFold } from '@mboa/domain'
import { useId, useMemo } from 'react'
import { glossIn } from '../../../i18n/interface-language.ts'
import type { Course } from '../../../platform/course-store/course-store.ts'
import { useResource, type Source } from '../../../platform/network/use-resource.ts'
import { usePracticeStore } from '../../../platform/practice-store/practice-context.ts'
import { listToneReviews } from '../../../platform/practice-store/tone-reviews.ts'
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
  const codes = courses.map(({ summary }) => summary.course).join(' ')
  const source = useMemo(() => heardIn(userId, codes.split(' ')), [userId, codes])
  const { value: reviews = [], failure } = useResource(source, fold)
  const tables = courses.flatMap((course) =>
    tabulateHeard(reviews.filter((each) => each.course === course.summary.course)).map((heard) => ({
      course,
      heard,
    })),
  )
  return { tables, hasFailed: failure !== undefined }
}

const heardIn = (userId: string, codes: readonly string[]): Source<readonly ReviewEvent[]> => ({
  during: 'reading what was trained',
  key: userId,
  read: () =>
    listToneReviews(
      userId,
      codes.flatMap((code) => toneContrasts.map((contrast) => contrastItem(code, contrast))),
    ),
})
