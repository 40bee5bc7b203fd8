import { Plural, useLingui } from '@lingui/react/macro'
import type { CourseSummary } from '@mboa/contract'
import { useState } from 'react'
import { reportProblem } from '../../platform/report-problem.ts'
import { Banner } from '../../ui/banner.tsx'
import { WordText } from '../../ui/word-text.tsx'
import './choose-language.css'
import { glossIn } from '../../i18n/interface-language.ts'

interface ChooseLanguageProps {
  courses: readonly CourseSummary[]
  onChoose: (course: string) => Promise<void>
}

const countWords = (units: CourseSummary['units']) =>
  units.reduce((sum, { words }) => sum + words, 0)

/** The languages there are, each by its own name first; those with most to learn lead. */
export function ChooseLanguage({ courses, onChoose }: ChooseLanguageProps) {
  const { t, i18n } = useLingui()
  const [hasFailed, setHasFailed] = useState(false)
  const language = i18n.locale

  const fullestFirst = [...courses].sort((a, b) => countWords(b.units) - countWords(a.units))

  function choose(course: string) {
    setHasFailed(false)
    onChoose(course).catch((error: unknown) => {
      reportProblem('choosing a language', error)
      setHasFailed(true)
    })
  }

  return (
    <>
      {hasFailed && (
        <Banner kind="bad">{t`Your choice couldn’t be saved: this device’s storage may be full. Free up some space, then try again.`}</Banner>
      )}
      <ul className="language-list">
        {fullestFirst.map(({ course, autonym, htmlLang, name, region, units }) => (
          <li key={course}>
            <button type="button" onClick={() => choose(course)}>
              <WordText lang={htmlLang} size="medium">
                {autonym}
              </WordText>
              <span className="small soft">
                {glossIn(name, language)} · {glossIn(region, language)} ·{' '}
                <Plural value={countWords(units)} one="# word" other="# words" />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
