import { Trans } from '@lingui/react/macro'
import { pagePaths } from '@mboa/contract'
import { Printer } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'wouter'
import { glossIn, useInterfaceLanguage } from '../../../i18n/interface-language.ts'
import type { Course } from '../../../platform/course-store/course-store.ts'
import { Icon } from '../../../ui/icon.tsx'

/** What one learns, on paper. */
export function PaperCard({ courses }: { courses: readonly Course[] }) {
  const { language } = useInterfaceLanguage()
  const titleId = useId()
  if (courses.length === 0) return null
  return (
    <section className="card stack tight" aria-labelledby={titleId}>
      <h2 id={titleId}>
        <Trans>On paper</Trans>
      </h2>
      <p className="soft">
        <Trans>
          A dictionary or flashcards to print: of the whole course, or of what you’ve met.
        </Trans>
      </p>
      {courses.map(({ summary: { course, name } }) => {
        const called = glossIn(name, language)
        return (
          <Link key={course} to={`${pagePaths.print}/${course}`} className="button second">
            <Icon of={Printer} size={20} />
            <Trans>Print {called}</Trans>
          </Link>
        )
      })}
    </section>
  )
}
