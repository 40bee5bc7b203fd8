import { Trans, useLingui } from '@lingui/react/macro'
import { interfaceLanguages, languageFacts, type InterfaceLanguage } from '@mboa/contract'
import { useState } from 'react'
import { useInterfaceLanguage } from '../i18n/interface-language.ts'
import { reportProblem } from '../platform/report-problem.ts'
import { Banner } from './banner.tsx'

interface LanguageSwitchProps {
  language: InterfaceLanguage
  change: (language: InterfaceLanguage) => void
}

/** The languages of the interface, on any screen, at once. */
export function LanguageSwitch({ language, change }: LanguageSwitchProps) {
  const { t } = useLingui()
  return (
    <div className="language-switch" role="group" aria-label={t`Language`}>
      {interfaceLanguages.map((code) => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-label={`${code.toUpperCase()} ${languageFacts[code].ownName}`}
          aria-pressed={code === language}
          onClick={() => change(code)}
        >
          {code.toUpperCase()}
        </button>
      ))}
    </div>
  )
}

interface LanguageChange {
  language: InterfaceLanguage
  change: (language: InterfaceLanguage) => void
  /** The texts of the language chosen last did not come: the one before it stays. */
  hasFailed: boolean
}

/** @param onChanged called once the interface speaks another language */
export function useLanguageChange(
  onChanged?: (language: InterfaceLanguage) => void,
): LanguageChange {
  const { language, changeLanguage } = useInterfaceLanguage()
  const [hasFailed, setHasFailed] = useState(false)

  async function change(chosen: InterfaceLanguage) {
    setHasFailed(false)
    try {
      if (await changeLanguage(chosen)) onChanged?.(chosen)
    } catch (error) {
      reportProblem('changing the language', error)
      setHasFailed(true)
    }
  }

  return { language, change: (chosen) => void change(chosen), hasFailed }
}

export function LanguageNotChanged() {
  return (
    <Banner kind="bad">
      <Trans>The language couldn’t be changed. Please check your connection and try again.</Trans>
    </Banner>
  )
}
