import { useLingui } from '@lingui/react'
import {
  languageFacts,
  parseInterfaceLanguage,
  type GlossLanguage,
  type InterfaceLanguage,
  type Source,
} from '@mboa/contract'
import { postToServiceWorker } from '../platform/network/worker-messages.ts'
import { activateLanguage } from './messages.ts'

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
      document.documentElement.dir = languageFacts[language].direction
      rememberLanguage(language)
      postToServiceWorker({ type: 'language', language })
      return true
    },
  }
}

const oneYearS = 365 * 24 * 60 * 60

/** The server prerenders the next document in this language; nothing else reads the cookie. */
function rememberLanguage(language: InterfaceLanguage): void {
  document.cookie = `mboa_language=${language}; Path=/; Max-Age=${oneYearS}; SameSite=Lax`
}

/** For dates, numbers and lists. */
export const regionalTag = (language: InterfaceLanguage) => languageFacts[language].locale

/** In which language content explains itself to who reads the interface in this one. */
export const glossLanguageOf = (locale: string): GlossLanguage =>
  languageFacts[parseInterfaceLanguage(locale)].glosses

/**
 * What content says in the language of the interface, or in the one that stands in for it: the
 * one way in which meanings, names and notes are read.
 *
 * @example glossIn({ en: ['water'], fr: ['eau'] }, 'fr') // ['eau']
 */
export const glossIn = <Text>(texts: Readonly<Record<GlossLanguage, Text>>, locale: string): Text =>
  texts[glossLanguageOf(locale)]

/** A source as it is read: the reference in its own language, what we say of it in the reader’s. */
export const sourceIn = ({ citation, note }: Source, locale: string): string =>
  note === undefined ? citation : `${citation} · ${glossIn(note, locale)}`
