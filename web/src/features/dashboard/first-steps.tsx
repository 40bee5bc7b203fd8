import { Trans, useLingui } from '@lingui/react/macro'
import { pagePaths, type CourseSummary } from '@mboa/contract'
import { Languages } from 'lucide-react'
import { Link } from 'wouter'
import { useInterfaceLanguage } from '../../i18n/interface-language.ts'
import { regionalTag } from '../../i18n/regional-tag.ts'
import { Icon } from '../../ui/icon.tsx'

/** A newcomer's home: no course has been chosen, and that is the one thing to do. */
export function FirstSteps({ courses }: { courses: CourseSummary[] }) {
  const { t } = useLingui()
  const { language } = useInterfaceLanguage()
  const names = new Intl.ListFormat(regionalTag(language), { type: 'conjunction' }).format(
    courses.map(({ name }) => name[language]),
  )
  return (
    <section className="book-page" aria-label={t`For today`}>
      <div className="margin">
        <Icon of={Languages} />
      </div>
      <div className="text">
        <h2>
          <Trans>Which language would you like to learn?</Trans>
        </h2>
        {names !== '' && (
          <p className="soft">
            <Trans>Ready to begin: {names}.</Trans>
          </p>
        )}
        <Link to={pagePaths.learnerCourses} className="button main wide">
          <Trans>Choose a language</Trans>
        </Link>
      </div>
    </section>
  )
}
