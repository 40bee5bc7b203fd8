import { useLingui } from '@lingui/react'
import type { InterfaceLanguage } from '@mboa/contract'
import { activateLanguage, parseInterfaceLanguage } from './catalogue.ts'
import { tellShellLanguage } from '../platform/service-worker/shell-language.ts'
import { rememberLanguage } from './remembered-language.ts'

interface InterfaceLanguageState {
  language: InterfaceLanguage
  changeLanguage: (language: InterfaceLanguage) => Promise<void>
}

export function useInterfaceLanguage(): InterfaceLanguageState {
  const { i18n } = useLingui()
  return {
    language: parseInterfaceLanguage(i18n.locale),
    changeLanguage: async (language) => {
      await activateLanguage(language)
      // Another one was chosen before its texts were here.
      if (i18n.locale !== language) return
      document.documentElement.lang = language
      rememberLanguage(language)
      tellShellLanguage(language)
    },
  }
}
