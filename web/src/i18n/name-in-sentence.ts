import type { Bilingual, GlossLanguage } from '@mboa/contract'
import { glossIn, glossLanguageOf } from './interface-language.ts'

/** French writes the names of languages with a small letter. */
const isSmallInSentence: Readonly<Record<GlossLanguage, boolean>> = { en: false, fr: true }

/** The name of a language as it stands within a sentence. */
export function nameInSentence(names: Bilingual, locale: string): string {
  const name = glossIn(names, locale)
  const language = glossLanguageOf(locale)
  if (!isSmallInSentence[language]) return name
  return name.charAt(0).toLocaleLowerCase(language) + name.slice(1)
}
