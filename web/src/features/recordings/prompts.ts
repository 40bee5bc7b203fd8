import type { SearchableItem } from '@mboa/domain'
import type { Course } from '../../platform/course-store/course-store.ts'

/** What a recording may hold. */
export type Prompt = SearchableItem & { readonly kind: 'word' | 'sentence' }

/** By id. @param contributed what speakers contributed beyond the packs */
export function listPrompts(
  course: Course,
  contributed: readonly Prompt[],
): ReadonlyMap<string, Prompt> {
  const words = course.units.flatMap((unit) => unit.words)
  const sentences = course.units.flatMap((unit) => unit.sentences ?? [])
  const ofPacks = [
    ...words.map((word): Prompt => ({ ...word, kind: 'word' })),
    ...sentences.map((sentence): Prompt => ({ ...sentence, kind: 'sentence' })),
  ]
  // What the course has is as the course has it.
  return new Map([...contributed, ...ofPacks].map((prompt) => [prompt.id, prompt]))
}
