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
  return (
    <QuietPage heading={t`Not quite yet`}>
      <p>
        <Plural
          value={result.missed.length}
          one="This word needs another round. Look at it, then try again."
          other="These # words need another round. Look at them, then try again."
        />
      </p>
      <ExampleItems items={result.missed} course={course} />
      <button type="button" className="button main wide" onClick={onAgain}>
        <Trans>Once more</Trans>
      </button>
      {current !== undefined && (
        <Link to={`${pagePaths.learnerLessons}/${current.id}`} className="button second wide">
          <Trans>Next: “{glossIn(current.title, language)}”</Trans>
        </Link>
      )}
    </QuietPage>
  )
}
