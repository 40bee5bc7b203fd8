import type { CourseAlphabet } from '@mboa/domain'

/** Whether somebody records a language, and whether their word alone is enough there. */
export type FindRecorder = (
  accountId: string,
  language: string,
) => Promise<{ readonly isTrusted: boolean } | undefined>

/** What the courses of this server hold; `modules/content` knows. */
export interface CourseKnowledge {
  findAlphabet(course: string): CourseAlphabet | undefined
  /** What an item of a course's packs is; undefined where they have none of that id. */
  findItemKind(course: string, item: string): 'word' | 'sentence' | undefined
  hasConcept(concept: string): boolean
  findConceptGloss(concept: string): { readonly en: string; readonly fr: string } | undefined
}
