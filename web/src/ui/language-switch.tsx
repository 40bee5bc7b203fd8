import { useLingui } from '@lingui/react/macro'
import { interfaceLanguages, type InterfaceLanguage } from '@mboa/contract'

const names = { en: 'English', fr: 'Français' }

interface LanguageSwitchProps {
  language: InterfaceLanguage
  change: (language: InterfaceLanguage) => void
}

/** English or French, on any screen, at once. */
export function LanguageSwitch({ language, change }: LanguageSwitchProps) {
  const { t } = useLingui()
  return (
    <div className="language-switch" role="group" aria-label={t`Language`}>
      {interfaceLanguages.map((code) => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-label={`${code.toUpperCase()} ${names[code]}`}
          aria-pressed={code === language}
          onClick={() => change(code)}
        >
          {code.toUpperCase()}
        </button>
      ))}
    </div>
  )
}
