import type { GlossLanguage } from '@mboa/contract'

/**
 * What a language is called, whether or not it has a course: from the language data of Node (CLDR);
 * the code itself where that has no name. French names stand in small letters.
 */
export function nameLanguage(code: string): Readonly<Record<GlossLanguage, string>> {
  const nameIn = (language: GlossLanguage) =>
    new Intl.DisplayNames([language], { type: 'language' }).of(code) ?? code
  return { en: nameIn('en'), fr: nameIn('fr') }
}
