import type { Bilingual, GlossLanguage } from '@mboa/contract'
import { glossIn, glossLanguageOf } from './interface-language.ts'

interface Named {
  name: Bilingual
}

/** Sorts what people look for by its name, as the language of the names orders letters. */
export const byName = (locale: string) => (a: Named, b: Named) =>
  glossIn(a.name, locale).localeCompare(glossIn(b.name, locale), glossLanguageOf(locale))

/** French writes the names of languages with a small letter. */
const isSmallInSentence: Readonly<Record<GlossLanguage, boolean>> = { en: false, fr: true }

/** The name of a language as it stands within a sentence. */
export function nameInSentence(names: Bilingual, locale: string): string {
  const name = glossIn(names, locale)
  const language = glossLanguageOf(locale)
  if (!isSmallInSentence[language]) return name
  return name.charAt(0).toLocaleLowerCase(language) + name.slice(1)
}
