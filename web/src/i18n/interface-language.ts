import { useLingui } from '@lingui/react'
import type { InterfaceLanguage } from '@mboa/contract'
import { activateLanguage, parseInterfaceLanguage } from './catalogue.ts'
import { tellServiceWorker } from '../platform/network/worker-messages.ts'
import { rememberLanguage } from './remembered-language.ts'

interface InterfaceLanguageState {
  language: InterfaceLanguage
  /** False where another one was chosen before its texts were here. */
  changeLanguage: (language: InterfaceLanguage) => Promise<boolean>
}

export function useInterfaceLanguage(): InterfaceLanguageState {
  const { i18n } = useLingui()
  return {
    language: parseInterfaceLanguage(i18n.locale),
    changeLanguage: async (language) => {
      await activateLanguage(language)
      if (i18n.locale !== language) return false
      document.documentElement.lang = language
      rememberLanguage(language)
      tellServiceWorker({ type: 'language', language })
      return true
    },
  }
}
