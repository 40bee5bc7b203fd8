import type { Bilingual, GlossLanguage } from '@mboa/contract'
import { glossIn, glossLanguageOf } from './interface-language.ts'

interface Named {
  name: Bilingual
}

/** Compares names as the language of the interface orders letters. */
export const compareNames = (locale: string): ((a: string, b: string) => number) =>
  new Intl.Collator(glossLanguageOf(locale)).compare

/** Sorts what people look for by its name, as the language of the names orders letters. */
export function byName(locale: string): (a: Named, b: Named) => number {
  const compare = compareNames(locale)
  return (a, b) => compare(glossIn(a.name, locale), glossIn(b.name, locale))
}

/** French writes the names of languages with a small letter. */
const isSmallInSentence: Readonly<Record<GlossLanguage, boolean>> = { en: false, fr: true }

/** The name of a language as it stands within a sentence. */
export function nameInSentence(names: Bilingual, locale: string): string {
  const name = glossIn(names, locale)
  const language = glossLanguageOf(locale)
  if (!isSmallInSentence[language]) return name
  return name.charAt(0).toLocaleLowerCase(language) + name.slice(1)
}
