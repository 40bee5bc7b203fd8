import { Trans, useLingui } from '@lingui/react/macro'
import { pagePaths, type CourseSummary } from '@mboa/contract'
import { Check, CircleCheck, Languages } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { glossIn, useInterfaceLanguage } from '../../i18n/interface-language.ts'
import { Icon } from '../../ui/icon.tsx'
import { WordText } from '../../ui/word-text.tsx'
import { CourseFacts } from './course-facts.tsx'
import '../../ui/chip.css'
import { sessionPath } from '../../platform/navigation/session-address.ts'

interface CourseRowProps {
  course: CourseSummary
  isEnrolled: boolean
  isCurrent: boolean
  /** Without a network, some of it must be on this device. */
  canBegin: boolean
  onChoose: () => void
  /** What of it is on this device, and bringing the rest; a newcomer only chooses. */
  children?: ReactNode
}

/** One language: its own name first, where it is at home, and how far its course goes. */
export function CourseRow(props: CourseRowProps) {
  const { course, isEnrolled, isCurrent, canBegin, onChoose, children } = props
  const { t } = useLingui()
  const { language } = useInterfaceLanguage()
  const name = glossIn(course.name, language)
  return (
    <li className={isCurrent ? 'high good' : 'high'}>
      <div className="sign">
        <Icon of={isEnrolled ? CircleCheck : Languages} />
      </div>
      <div className="text course">
        <div className="row-line">
          <h2>
            <bdi>
              <WordText lang={course.htmlLang} size="medium">
                {course.autonym}
              </WordText>
            </bdi>
          </h2>
          {isEnrolled && (
            <span className={isCurrent ? 'chip good' : 'chip'}>
              {isCurrent && <Icon of={Check} size={18} />}
              {isCurrent ? t`Your course` : t`Enrolled`}
            </span>
          )}
        </div>
        <p>
          <bdi className="strong">{name}</bdi>
          <span className="soft small">
            {'\u00A0'}· {glossIn(course.region, language)}
          </span>
        </p>
        <CourseFacts course={course} withSize={children === undefined} />
        <div className="course-actions">
          {canBegin && isCurrent && (
            <Link to={sessionPath(pagePaths.learnerWords)} className="button main">
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
          <Link
            to={`${pagePaths.learnerCourses}/${course.course}`}
            className="button plain"
            aria-label={t`About ${name}`}
          >
            <Trans>About</Trans>
          </Link>
          {children}
        </div>
      </div>
    </li>
  )
}
