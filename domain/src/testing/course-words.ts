import type { CourseSentence, CourseUnit, CourseWord } from '../exercises/course-items.ts'

/** A word of a made-up course; `name` gives its id, its text and its meanings. */
export function buildWord(name: string, given: Partial<CourseWord> = {}): CourseWord {
  return {
    id: `tst.${name}`,
    text: name,
    gloss: { en: [`${name} in English`], fr: [`${name} en français`] },
    category: 'thing',
    ...given,
  }
}

/** A unit of made-up words `word-1` to `word-<count>`, with `prefix` in their place of `word`. */
export function buildUnit(count: number, prefix = 'word'): CourseUnit {
  const names = Array.from({ length: count }, (_, at) => `${prefix}-${at + 1}`)
  return { unit: prefix, words: names.map((name) => buildWord(name)) }
}

/** A sentence of a made-up course; `name` gives its id, its text and its meanings. */
export function buildSentence(name: string, given: Partial<CourseSentence> = {}): CourseSentence {
  return { ...buildWord(name), ...given }
}
