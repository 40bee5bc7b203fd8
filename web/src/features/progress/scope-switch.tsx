import { useLingui } from '@lingui/react/macro'
import { byName } from '../../i18n/language-names.ts'
import { glossIn, useInterfaceLanguage } from '../../i18n/interface-language.ts'
import type { ProgressScope } from './use-progress-scope.ts'

const allCourses = ''

/** One language, or all together. Not there where there is nothing to choose. */
export function ScopeSwitch({ scope: { course, courses, choose } }: { scope: ProgressScope }) {
  const { t } = useLingui()
  const { language } = useInterfaceLanguage()
  if (courses.length < 2) return null
  return (
    <div className="scope-switch">
      <select
        aria-label={t`Language`}
        value={course ?? allCourses}
        onChange={({ target }) => choose(target.value === allCourses ? undefined : target.value)}
      >
        {[...courses].sort(byName(language)).map(({ course: code, name }) => (
          <option key={code} value={code}>
            {glossIn(name, language)}
          </option>
        ))}
        <option value={allCourses}>{t`All languages`}</option>
      </select>
    </div>
  )
}
