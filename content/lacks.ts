import { setCategories, type ConceptSection, type SetCategory } from '@mboa/contract'
import { orderedSets } from './checks/sets.ts'
import type { LoadedCourse } from './loaded.ts'

/** What people say to each other first, by an English meaning of it. */
export const courtesies = ['hello', 'how are you', 'thank you', 'please', 'goodbye', 'yes', 'no']

/** What learners expect of every course, and this one has not. */
type Lacks = {
  courtesies: string[]
  /** By their English meanings; a set that the course has not begun lacks all of its members. */
  sets: { category: SetCategory; isBegun: boolean; members: string[] }[]
}

/** @example `listLacks(kako).sets[0]` // { category: 'number', isBegun: true, members: ['six', …] } */
export function listLacks({ units }: Pick<LoadedCourse, 'units'>): Lacks {
  const items = units.flatMap(({ pack }) => [...pack.words, ...(pack.sentences ?? [])])
  const meanings = new Set(items.flatMap(({ gloss }) => gloss.en.map(plainMeaning)))
  const isLacking = (meaning: string) => !meanings.has(plainMeaning(meaning))
  return {
    courtesies: courtesies.filter(isLacking),
    sets: setCategories.map((category) => ({
      category,
      isBegun: items.some((item) => item.category === category),
      members: orderedSets[category].filter(isLacking),
    })),
  }
}

/**
 * The concepts that speakers of a course are asked for before all others, in this order: the
 * courtesies that it lacks, then the members of its numbers, days and months.
 *
 * @example `listFirstAsked(mundang, sections)` // ['hello', 'how-are-you', …, 'no', 'nine']
 */
export function listFirstAsked(
  course: Pick<LoadedCourse, 'units'>,
  sections: readonly ConceptSection[],
): string[] {
  const { courtesies: unsaid, sets } = listLacks(course)
  const concepts = new Map(
    sections
      .filter(({ kind }) => kind === 'word')
      .flatMap(({ themes }) => themes.flatMap((theme) => theme.concepts))
      .map(({ concept, gloss }) => [plainMeaning(gloss.en), concept]),
  )
  return [...unsaid, ...sets.flatMap(({ members }) => members)].flatMap(
    (meaning) => concepts.get(plainMeaning(meaning)) ?? [],
  )
}

const plainMeaning = (meaning: string) =>
  meaning
    .toLowerCase()
    .replace(/\([^)]*\)/g, '')
    .replace(/[.!?]/g, '')
    .trim()
