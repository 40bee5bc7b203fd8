import './courses.css'
import { ph } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { CourseSummary } from '@mboa/contract'
import { useState, type ReactNode } from 'react'
import { useFormatNumber } from '../../i18n/use-format-number.ts'
import { useNavigate, useQuery } from '../../platform/navigation/history.ts'
import { useDownloads } from '../../platform/downloads/downloads.ts'
import { useSignedInUser } from '../../platform/session/session-context.ts'
import { wantedCourse } from '../../platform/wanted-course.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { CourseRow } from './course-row.tsx'
import { CourseSearch } from './course-search.tsx'
import { isSmall, wordsOfSmall } from './course-totals.tsx'
import { findCourses } from './find-courses.ts'
import { SoundEvictedBanner } from './storage-banners.tsx'
import { useCanBegin } from './describe-stored.ts'
import { useEnrolment } from './use-enrolment.ts'
import { useLanguageNames } from './use-language-names.ts'
import { NotSaved } from '../../ui/not-saved.tsx'
import { WaitingCard } from './waiting-card.tsx'

const { Part: DataCardPart } = lazyPart(
  async () => (await import('../../ui/this-device/data-card.tsx')).DataCard,
)

const { Part: OtherLanguagesPart } = lazyPart(
  async () => (await import('./other-languages.tsx')).OtherLanguages,
  'silent',
)

const parameter = 'q'

interface CourseListProps {
  courses: CourseSummary[]
  /** Nobody has chosen yet: the first language is to stand on a small screen. */
  isFirstChoice?: boolean
  /** The course that somebody came for. */
  wanted?: string | undefined
}

/** All courses, to find one; who chooses one stands at its next start, wherever the list is shown. */
export function CourseList({ courses, isFirstChoice = false, wanted }: CourseListProps) {
  const formatNumber = useFormatNumber()
  const { t } = useLingui()
  const navigate = useNavigate()
  const [query, setQuery] = useQuery()
  const { isEnrolled, isCurrent, choose, startOf, trouble } = useEnrolment(courses)
  const { downloads, of: downloadOf } = useDownloads(useSignedInUser().id, courses)
  const canBegin = useCanBegin()
  const text = query.get(parameter) ?? ''
  const names = useLanguageNames(text !== '')
  // One's own first, then what most people speak, small courses apart (docs/decisions/0043). After a tap no row may jump
  // away from under the finger until the next page is there.
  const ranks = new Map(
    courses.map(({ course }) => [
      course,
      course === wanted ? 3 : isCurrent(course) ? 2 : isEnrolled(course) ? 1 : 0,
    ]),
  )
  const [ranksAtTap, setRanksAtTap] = useState<typeof ranks>()
  const rank = ({ course }: CourseSummary) => (ranksAtTap ?? ranks).get(course) ?? 0
  const found = findCourses(courses, text, names).sort(
    (a, b) =>
      rank(b) - rank(a) ||
      Number(isSmall(a)) - Number(isSmall(b)) ||
      (b.speakers ?? 0) - (a.speakers ?? 0),
  )

  const isApart = (course: CourseSummary) => isSmall(course) && rank(course) === 0
  const rowOf = (course: CourseSummary) => (
    <CourseRow
      key={course.course}
      course={course}
      isEnrolled={isEnrolled(course.course)}
      isCurrent={isCurrent(course.course)}
      canBegin={canBegin(downloadOf(course.course))}
      start={startOf(course.course)}
      onChoose={() => {
        setRanksAtTap(ranksAtTap ?? ranks)
        wantedCourse.remove()
        choose(course.course, () => navigate(startOf(course.course)))
      }}
      download={downloadOf(course.course)}
      downloads={downloads}
    />
  )

  if (courses.length === 0) return <p>{t`No courses yet.`}</p>
  return (
    <>
      <NotSaved because={trouble} />
      <SoundEvictedBanner />
      <div className="find-row">
        <CourseSearch
          text={text}
          isFolded={isFirstChoice}
          onSearch={(value) =>
            setQuery(new URLSearchParams(value === '' ? {} : { [parameter]: value }))
          }
        />
        <p className="small soft" role="status">
          {found.length === 0 ? (
            <Trans>No language found for “{text.trim()}”.</Trans>
          ) : (
            <Plural value={found.length} one="# language" other="# languages" />
          )}
        </p>
      </div>
      <Rows of={found.filter((course) => !isApart(course))} row={rowOf} />
      {found.some(isApart) && (
        <p>
          <strong>
            <Trans>Small courses</Trans>
          </strong>{' '}
          <span className="small soft">
            <Trans>
              Fewer than {ph({ wordsOfSmall: formatNumber(wordsOfSmall) })} words so far.
            </Trans>
          </span>
        </p>
      )}
      <Rows of={found.filter(isApart)} row={rowOf} />
      <div className="course-cards">
        {names !== undefined && text.trim() !== '' && (
          <OtherLanguagesPart
            courses={courses}
            query={text}
            names={names}
            isFound={found.length > 0}
          />
        )}
        <WaitingCard />
        <DataCardPart />
      </div>
    </>
  )
}

interface RowsProps {
  of: readonly CourseSummary[]
  row: (course: CourseSummary) => ReactNode
}

function Rows({ of: courses, row }: RowsProps) {
  if (courses.length === 0) return null
  return <ul className="margin-rows course-list">{courses.map(row)}</ul>
}
