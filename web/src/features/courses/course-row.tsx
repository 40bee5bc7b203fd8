import { Plural, Trans } from '@lingui/react/macro'
import { pagePaths, type CourseSummary } from '@mboa/contract'
import { Check, CircleCheck, Languages } from 'lucide-react'
import { Link } from 'wouter'
import { useInterfaceLanguage } from '../../i18n/interface-language.ts'
import { regionalTag } from '../../i18n/regional-tag.ts'
import { Icon } from '../../ui/icon.tsx'
import { WordText } from '../../ui/word-text.tsx'
import '../../ui/chip.css'

interface CourseRowProps {
  course: CourseSummary
  isCurrent: boolean
  onChoose: () => void
}

const totalOf = (course: CourseSummary, count: 'words' | 'checkedWords' | 'bytes') =>
  course.units.reduce((total, unit) => total + unit[count], 0)

/** One language: its own name first, where it is at home, and how far its course goes. */
export function CourseRow({ course, isCurrent, onChoose }: CourseRowProps) {
  const { language } = useInterfaceLanguage()
  const words = totalOf(course, 'words')
  const checked = words === 0 ? 0 : totalOf(course, 'checkedWords') / words
  const share = new Intl.NumberFormat(regionalTag(language), { style: 'percent' }).format(checked)
  const kilobytes = Math.max(1, Math.round(totalOf(course, 'bytes') / 1000))
  const name = course.name[language]
  return (
    <li className={isCurrent ? 'high good' : 'high'}>
      <div className="sign">
        <Icon of={isCurrent ? CircleCheck : Languages} />
      </div>
      <div className="text course">
        <div className="row-line">
          <h2>
            <WordText lang={course.htmlLang} size="medium">
              {course.autonym}
            </WordText>
          </h2>
          {isCurrent && (
            <span className="chip good">
              <Icon of={Check} size={18} />
              <Trans>Your course</Trans>
            </span>
          )}
        </div>
        <p>
          <span className="strong">{name}</span>{' '}
          <span className="soft small">· {course.region[language]}</span>
        </p>
        <ul className="facts small soft num">
          <li>
            <Plural value={words} one="# word" other="# words" />
          </li>
          <li>
            <Trans>no sound yet</Trans>
          </li>
          <li>
            <Trans>{share} checked by speakers</Trans>
          </li>
          <li>
            <Trans>{kilobytes} kB</Trans>
          </li>
        </ul>
        {isCurrent ? (
          <Link to={pagePaths.learnerWords} className="button main">
            <Trans>Start</Trans>
          </Link>
        ) : (
          <button type="button" className="button second" onClick={onChoose}>
            <Trans>Learn {name}</Trans>
          </button>
        )}
      </div>
    </li>
  )
}
