import type { GlossLanguage } from '@mboa/contract'
import { languageNames } from '@mboa/domain'

/**
 * What a language is called, whether or not it has a course: by the language data of Node (CLDR),
 * else by our own list, else by its code. French names begin with a small letter.
 */
export function nameLanguage(code: string): Readonly<Record<GlossLanguage, string>> {
  const own = languageNames[code]
  const nameIn = (language: GlossLanguage) =>
    new Intl.DisplayNames([language], { type: 'language', fallback: 'none' }).of(code)
  return {
    en: nameIn('en') ?? own?.en ?? code,
    fr: nameIn('fr') ?? own?.fr.replace(/^./u, (first) => first.toLowerCase()) ?? code,
  }
}
