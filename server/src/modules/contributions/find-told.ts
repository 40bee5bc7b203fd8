import { conceptItem, type ContributedItem } from '@mboa/contract'
import type { ContributionArchive } from './contribution-archive.ts'
import type { CourseKnowledge } from './course-knowledge.ts'

/** How an item beyond the packs is written, and what it means. */
type Told = Readonly<Pick<ContributedItem, 'text' | 'gloss'>>

/**
 * What a take of something beyond the packs was to say: its recorder's own word, then one of its
 * dialect, then any that is checked; each time the newest. Undefined for items of the packs.
 */
type FindTold = (
  take: Readonly<{
    course: string
    item: string
    recorderId: string | null
    dialect: string | null
  }>,
) => Promise<Told | undefined>

export function createFindTold(parts: {
  contributions: Pick<ContributionArchive, 'listRecordable'>
  library: CourseKnowledge
}): FindTold {
  const { contributions, library } = parts
  return async ({ course, item, recorderId, dialect }) => {
    if (library.findItemKind(course, item) !== undefined) return undefined
    const told = await contributions.listRecordable({ course, recorderId: recorderId ?? '' })
    const words = told.filter((each) => each.item === item)
    const word =
      words.find(({ isOwn }) => isOwn) ?? words.find((each) => each.dialect === dialect) ?? words[0]
    if (word === undefined) return undefined
    const concept = item.slice(conceptItem(course, '').length)
    return { text: word.text, gloss: word.gloss ?? library.findConceptGloss(concept) ?? null }
  }
}
