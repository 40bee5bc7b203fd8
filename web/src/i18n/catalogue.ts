import { i18n, type Messages } from '@lingui/core'
import type { InterfaceLanguage } from '@mboa/contract'

const loaders: Record<InterfaceLanguage, () => Promise<{ messages: Messages }>> = {
  en: () => import('./locales/en.po'),
  fr: () => import('./locales/fr.po'),
}

/** Loads the texts of one language (and only that one) and makes it the interface's. */
export async function activateLanguage(language: InterfaceLanguage): Promise<void> {
  const { messages } = await loaders[language]()
  i18n.loadAndActivate({ locale: language, messages })
}

export function parseInterfaceLanguage(tag: string | null | undefined): InterfaceLanguage {
  return tag?.toLowerCase().startsWith('fr') === true ? 'fr' : 'en'
}
