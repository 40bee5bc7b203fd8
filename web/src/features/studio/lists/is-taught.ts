import type { Course } from '../../../platform/course-store/course-store.ts'

type Meaning = { readonly en: string; readonly fr: string }

/** What a list adds to a meaning and a lesson leaves out: articles, the sign at the end. */
const dressing = /^(?:to|an?|the|une?|des|du|de la|les?|la) |^(?:de )?l’|[.!?\s]+$/g

/**
 * Answers of a meaning whether the course has a word or sentence for it already: in English and in
 * French, because one of them alone is often two words elsewhere (a bank, a light).
 * @example a course with "goat / chèvre" has "goat / une chèvre"
 */
export function createIsTaught({ units }: Course): (meaning: Meaning) => boolean {
  const taught = new Set(
    units
      .flatMap(({ words, sentences = [] }) => [...words, ...sentences])
      .flatMap(({ gloss }) => gloss.en.flatMap((en) => gloss.fr.map((fr) => keyOf({ en, fr })))),
  )
  return (meaning) => taught.has(keyOf(meaning))
}

function keyOf({ en, fr }: Meaning): string {
  return `${bare(en)}\n${bare(fr)}`
}

function bare(text: string): string {
  return text.toLowerCase().replaceAll(dressing, '')
}
