import type { Bilingual } from '@mboa/contract'

interface Named {
  name: Bilingual
}

/** Sorts what people look for by its name, as their language orders letters. */
export const byName = (language: keyof Bilingual) => (a: Named, b: Named) =>
  a.name[language].localeCompare(b.name[language], language)
