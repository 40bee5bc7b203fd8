import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { pagePaths, type Lesson } from '@mboa/contract'
import type { CheckResult } from '@mboa/domain'
import { Link } from 'wouter'
import { glossIn, useInterfaceLanguage } from '../../../i18n/interface-language.ts'
import type { Course } from '../../../platform/course-store/course-store.ts'
import { ExampleItems } from './example-items.tsx'
import { QuietPage } from './quiet-page.tsx'

interface CheckMissedProps {
  course: Course
  result: CheckResult
  onAgain: () => void
  /** Where a check to skip ahead was not passed: the lesson whose turn it is. */
  current?: Lesson | undefined
}

/** After a check that was not passed: what to look at, then the same words once more. */
export function CheckMissed({ course, result, onAgain, current }: CheckMissedProps) {
  const { t } = useLingui()
  const { language } = useInterfaceLanguage()
  const known = result.known.length
  const asked = result.asked.length
  return (
    <QuietPage heading={t`Not quite yet`}>
      <p>
        <Trans>
          You know {known} of {asked}.
        </Trans>{' '}
        <Plural
          value={result.missed.length}
          one="Look at this one, then try it once more."
          other="Look at these, then try them once more."
        />
      </p>
      <ExampleItems items={result.missed} course={course} />
      <button type="button" className="button main wide" onClick={onAgain}>
        <Trans>Once more</Trans>
      </button>
      {current !== undefined && (
        <Link to={`${pagePaths.learnerLessons}/${current.id}`} className="button second wide">
          <Trans>Go on with “{glossIn(current.title, language)}”</Trans>
        </Link>
      )}
    </QuietPage>
  )
}
