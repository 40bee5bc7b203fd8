import type { InterfaceLanguage } from '@mboa/contract'
import { useState } from 'react'
import { useInterfaceLanguage } from '../i18n/interface-language.ts'
import { reportProblem } from '../platform/report-problem.ts'

interface LanguageChange {
  language: InterfaceLanguage
  change: (language: InterfaceLanguage) => void
  /** The texts of the language chosen last did not come: the one before it stays. */
  hasFailed: boolean
}

/** @param onChanged told once the interface speaks another language */
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
