import type { Bilingual } from '@mboa/contract'
import { glossIn, glossLanguageOf } from './interface-language.ts'

interface Named {
  name: Bilingual
}

/** Sorts what people look for by its name, as the language of the names orders letters. */
export const byName = (locale: string) => (a: Named, b: Named) =>
  glossIn(a.name, locale).localeCompare(glossIn(b.name, locale), glossLanguageOf(locale))
