import { useLingui } from '@lingui/react/macro'
import { interfaceLanguages } from '@mboa/contract'
import { useInterfaceLanguage } from '../i18n/interface-language.ts'
import { reportProblem } from '../platform/report-problem.ts'

const names = { en: 'English', fr: 'Français' }

/** English or French, on any screen, at once. */
export function LanguageSwitch() {
  const { t } = useLingui()
  const { language, changeLanguage } = useInterfaceLanguage()
  return (
    <div className="language-switch" role="group" aria-label={t`Language`}>
      {interfaceLanguages.map((code) => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-label={`${code.toUpperCase()} ${names[code]}`}
          aria-pressed={code === language}
          onClick={() => {
            changeLanguage(code).catch((error: unknown) =>
              reportProblem('changing the language', error),
            )
          }}
        >
          {code.toUpperCase()}
        </button>
      ))}
    </div>
  )
}
