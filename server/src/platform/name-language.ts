import type { InterfaceLanguage } from '@mboa/contract'

/**
 * What a language is called, whether or not it has a course: from the language data of Node (CLDR);
 * the code itself where that has no name. French names stand in small letters.
 */
export function nameLanguage(code: string): Readonly<Record<InterfaceLanguage, string>> {
  const nameIn = (language: InterfaceLanguage) =>
    new Intl.DisplayNames([language], { type: 'language' }).of(code) ?? code
  return { en: nameIn('en'), fr: nameIn('fr') }
}
