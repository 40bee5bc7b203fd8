import { Trans } from '@lingui/react/macro'
import { pagePaths, type CourseSummary } from '@mboa/contract'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { glossIn, useInterfaceLanguage } from '../../i18n/interface-language.ts'
import { useNavigate } from '../../platform/navigation/history.ts'
import { useDownloads } from '../../platform/downloads/downloads.ts'
import { useSignedInUser } from '../../platform/session/session-context.ts'
import { Icon } from '../../ui/icon.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { NotSaved } from '../../ui/not-saved.tsx'
import { WordText } from '../../ui/word-text.tsx'
import { CourseContents } from './course-contents.tsx'
import { CourseLetters } from './course-letters.tsx'
import { CourseOnDevice } from './course-on-device.tsx'
import { CourseSources } from './course-sources.tsx'
import { useCanBegin } from './describe-stored.ts'
import { useFirstUnits } from './use-first-units.ts'
import { useEnrolment } from './use-enrolment.ts'

const { Part: ShareCourse } = lazyPart(
  async () => (await import('../../exercises/sharing/share-course.tsx')).ShareCourse,
  'silent',
)

interface CoursePageProps {
  course: CourseSummary
  /** All there are: another one is learnt when this one is left. */
  courses: readonly CourseSummary[]
}

/** One course: its letters, what it holds, where that comes from, and whether one learns it. */
export function CoursePage({ course, courses }: CoursePageProps) {
  const { language } = useInterfaceLanguage()
  const navigate = useNavigate()
  const { isEnrolled, isCurrent, choose, startOf, leave, trouble } = useEnrolment(courses)
  const [wasEnrolled] = useState(() => isEnrolled(course.course))
  const { of: downloadOf } = useDownloads(useSignedInUser().id, courses)
  const begun = useFirstUnits(course)
  const canBegin = useCanBegin()(downloadOf(course.course))
  const name = glossIn(course.name, language)
  const hasLeft = wasEnrolled && !isEnrolled(course.course)
  return (
    <>
      <PageHeading title={name}>
        <bdi>
          <WordText lang={course.htmlLang} size="medium">
            {course.autonym}
          </WordText>
        </bdi>
      </PageHeading>
      <p className="soft">
        {name !== course.autonym && (
          <>
            <bdi>{name}</bdi> ·{' '}
          </>
        )}
        {glossIn(course.region, language)}
      </p>
      {course.description !== undefined && <p>{glossIn(course.description, language)}</p>}
      <NotSaved because={trouble} />
      {!canBegin && (
        <p className="soft">
          <Trans>You’re offline, and this course isn’t on this device yet.</Trans>
        </p>
      )}
      <div className="course-actions">
        {canBegin && isCurrent(course.course) && (
          <Link to={startOf(course.course)} className="button main">
            <Trans>Start</Trans>
          </Link>
        )}
        {canBegin && !isCurrent(course.course) && (
          <button
            type="button"
            className="button main"
            onClick={() => choose(course.course, () => navigate(startOf(course.course)))}
          >
            <Trans>Learn {name}</Trans>
          </button>
        )}
        {isEnrolled(course.course) && (
          <button type="button" className="button plain" onClick={() => leave(course.course)}>
            <Trans>Leave this course</Trans>
          </button>
        )}
      </div>
      <p className="soft" role="status">
        {hasLeft && (
          <Trans>You’ve left this course. Your progress is kept in case you come back.</Trans>
        )}
      </p>
      <CourseContents course={course} begun={begun} />
      <ShareCourse course={course} />
      <Link to={`${pagePaths.print}/${course.course}`} className="button second page-action">
        <Icon of={Printer} size={20} />
        <Trans>Print a dictionary or flashcards</Trans>
      </Link>
      <CourseLetters course={course} heard={begun} />
      <CourseOnDevice course={course} courses={courses} canRemove={!isCurrent(course.course)} />
      <CourseSources course={course} />
    </>
  )
}
