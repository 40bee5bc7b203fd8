import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { pagePaths, type CourseSummary } from '@mboa/contract'
import { ChevronRight, Languages } from 'lucide-react'
import { useId, useState } from 'react'
import { useInterfaceLanguage } from '../../i18n/interface-language.ts'
import { useNavigate } from '../../platform/navigation/use-navigate.ts'
import { useCurrentCourse } from '../../platform/practice-store/current-course.ts'
import { reportProblem } from '../../platform/report-problem.ts'
import { Banner } from '../../ui/banner.tsx'
import { Icon } from '../../ui/icon.tsx'
import { WordText } from '../../ui/word-text.tsx'
import './first-steps.css'

/** A newcomer's home: choosing a language is the one thing to do, and begins the first practice. */
export function FirstSteps({ courses }: { courses: CourseSummary[] }) {
  const { t } = useLingui()
  const { language } = useInterfaceLanguage()
  const titleId = useId()
  const navigate = useNavigate()
  const { chooseCourse } = useCurrentCourse()
  const [hasFailed, setHasFailed] = useState(false)

  function begin(course: string) {
    setHasFailed(false)
    chooseCourse(course)
      .then(() => navigate(pagePaths.learnerWords))
      .catch((error: unknown) => {
        reportProblem('choosing a course', error)
        setHasFailed(true)
      })
  }

  return (
    <section className="stack first-steps" aria-labelledby={titleId}>
      <h2 id={titleId}>
        <Trans>Which language would you like to learn?</Trans>
      </h2>
      <p className="soft">
        <Trans>Choose one and begin with its first words. You can change it at any time.</Trans>
      </p>
      {hasFailed && (
        <Banner kind="bad">{t`This device could not keep your choice. Please try again.`}</Banner>
      )}
      {courses.length === 0 && <p>{t`No course is here yet.`}</p>}
      <ul className="margin-rows">
        {courses.map(({ course, autonym, htmlLang, name, region, units }) => (
          <li key={course} className="leads">
            <div className="sign">
              <Icon of={Languages} />
            </div>
            <div className="text">
              <div className="grow">
                <button type="button" className="row-link" onClick={() => begin(course)}>
                  <WordText lang={htmlLang} size="medium">
                    {autonym}
                  </WordText>
                </button>
                <p className="small soft">
                  {name[language]} · {region[language]} ·{' '}
                  <Plural
                    value={units.reduce((sum, { words }) => sum + words, 0)}
                    one="# word"
                    other="# words"
                  />
                </p>
              </div>
              <Icon of={ChevronRight} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
