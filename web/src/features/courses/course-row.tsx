import { Trans, useLingui } from '@lingui/react/macro'
import { pagePaths, type CourseSummary } from '@mboa/contract'
import { Check } from 'lucide-react'
import { Link } from 'wouter'
import { describeSize } from '../../i18n/describe-size.ts'
import { glossIn, useInterfaceLanguage } from '../../i18n/interface-language.ts'
import type { CourseDownload, Downloads } from '../../platform/downloads/downloads.ts'
import { useIsOnline } from '../../platform/network/use-is-online.ts'
import { Icon } from '../../ui/icon.tsx'
import { WordText } from '../../ui/word-text.tsx'
import { CourseWords } from './course-totals.tsx'
import { describeStored } from './describe-stored.ts'
import { RunningDownload } from './running-download.tsx'
import '../../ui/chip.css'

interface CourseRowProps {
  course: CourseSummary
  isEnrolled: boolean
  isCurrent: boolean
  /** Without a network, some of it must be on this device. */
  canBegin: boolean
  /** Where to start in it now. */
  start: string
  onChoose: () => void
  /** What of it is on this device; undefined until that is known. */
  download: CourseDownload | undefined
  downloads: Downloads
}

/** One language in two lines: its own name, how much there is and where it is at home, and the way to learn it. */
export function CourseRow(props: CourseRowProps) {
  const { course, isCurrent, canBegin, start, onChoose, download, downloads } = props
  const { t } = useLingui()
  const { language } = useInterfaceLanguage()
  const name = glossIn(course.name, language)
  return (
    <li className={isCurrent ? 'leads good' : 'leads'}>
      <div className="text">
        <div className="grow">
          <h2>
            <Link to={`${pagePaths.learnerCourses}/${course.course}`} className="row-link">
              <bdi>
                <WordText lang={course.htmlLang}>{course.autonym}</WordText>
              </bdi>
            </Link>
          </h2>
          <p className="where small soft">
            <CourseWords course={course} /> ·{' '}
            {name !== course.autonym && (
              <>
                <bdi>{name}</bdi> ·{' '}
              </>
            )}
            {glossIn(course.region, language)}
          </p>
          <CourseState {...props} />
        </div>
        {canBegin && isCurrent && (
          <Link to={start} className="button main">
            <Trans>Start</Trans>
          </Link>
        )}
        {canBegin && !isCurrent && (
          <button
            type="button"
            className="button second"
            aria-label={t`Learn ${name}`}
            onClick={onChoose}
          >
            <Trans>Learn</Trans>
          </button>
        )}
      </div>
      {download?.job !== undefined && (
        <div className="course-coming">
          <RunningDownload
            course={course.course}
            job={download.job}
            downloads={downloads}
            canRemove={!isCurrent}
          />
        </div>
      )}
    </li>
  )
}

/** Whether it is learnt, and whether it can be without a network; nothing else is said here. */
function CourseState({ isEnrolled, isCurrent, canBegin, download }: CourseRowProps) {
  const { language } = useInterfaceLanguage()
  const isOnline = useIsOnline()
  if (download === undefined || download.job !== undefined) return null
  const stored = describeStored(download.units)
  const missing = describeSize(stored.missingBytes, language)
  const isOffered = isOnline || canBegin
  if (!isEnrolled && isOffered && !stored.isPartly) return null
  return (
    <p className="course-state small">
      {isEnrolled && (
        <span className={isCurrent ? 'chip good' : 'chip'}>
          {isCurrent && <Icon of={Check} size={18} />}
          {isCurrent ? <Trans>Your course</Trans> : <Trans>Enrolled</Trans>}
        </span>
      )}
      {stored.isUsable && (
        <span className="soft">
          <Trans>Available offline</Trans>
        </span>
      )}
      {!isOffered && (
        <span className="soft">
          <Trans>Go online once to download: {missing}.</Trans>
        </span>
      )}
    </p>
  )
}
