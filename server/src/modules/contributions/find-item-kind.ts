import { conceptItem } from '@mboa/contract'
import type { Database } from '../../platform/database/database.ts'
import { findContribution } from './contributions.repository.ts'
import type { CourseKnowledge } from './course-knowledge.ts'

/**
 * What something that can be recorded is: an item of the packs, the word for a concept, or a word
 * or sentence that a speaker told. Undefined for anything else.
 */
export type FindItemKind = (
  course: string,
  item: string,
) => Promise<'word' | 'sentence' | undefined>

export function createFindItemKind(parts: {
  database: Database
  library: CourseKnowledge
}): FindItemKind {
  const { database, library } = parts
  return async (course, item) => {
    const kind = library.findItemKind(course, item)
    if (kind !== undefined) return kind
    if (library.findAlphabet(course) === undefined) return undefined
    const conceptPrefix = conceptItem(course, '')
    if (item.startsWith(conceptPrefix)) {
      return library.hasConcept(item.slice(conceptPrefix.length)) ? 'word' : undefined
    }
    if (!item.startsWith(`${course}.`)) return undefined
    const told = await findContribution(database.queries, item.slice(course.length + 1))
    if (told?.course !== course || told.withdrawnAt !== null) return undefined
    return told.kind === 'word' || told.kind === 'sentence' ? told.kind : undefined
  }
}
