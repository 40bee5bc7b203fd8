import * as v from 'valibot'
import type { GlossLanguage } from './courses/content-items.ts'

/**
 * The languages that Mboa itself speaks. `docs/adding-an-interface-language.md` lists what each
 * of them needs.
 */
export const interfaceLanguages = ['en', 'fr'] as const
export const interfaceLanguageSchema = v.picklist(interfaceLanguages)
export type InterfaceLanguage = v.InferOutput<typeof interfaceLanguageSchema>

interface LanguageFacts {
  /** As the language calls itself. */
  ownName: string
  /** For dates, numbers and lists: CLDR's locale, as the language is written in Cameroon. */
  locale: string
  direction: 'ltr' | 'rtl'
  /** In which of their languages courses give meanings to its readers. */
  glosses: GlossLanguage
  /** The keyboard that most of its readers type on. */
  keyboard: 'qwerty' | 'azerty'
}

export const languageFacts: Readonly<Record<InterfaceLanguage, LanguageFacts>> = {
  en: { ownName: 'English', locale: 'en-CM', direction: 'ltr', glosses: 'en', keyboard: 'qwerty' },
  fr: { ownName: 'Français', locale: 'fr-CM', direction: 'ltr', glosses: 'fr', keyboard: 'azerty' },
}

/** The interface's language that a tag names; English where it names none of ours. */
export function parseInterfaceLanguage(tag: string | null | undefined): InterfaceLanguage {
  const known = interfaceLanguages.find((language) => tag?.toLowerCase().startsWith(language))
  return known ?? 'en'
}
