import { conceptItem } from '@mboa/contract'
import type { Context } from '../../context.ts'
import { findContribution } from './repository.ts'

/**
 * What something that can be recorded is: an item of the packs, the word for a concept, or a word
 * or sentence that a speaker contributed. Undefined for anything else.
 */
export async function findItemKind(
  { database, library }: Pick<Context, 'database' | 'library'>,
  course: string,
  item: string,
): Promise<'word' | 'sentence' | undefined> {
  const kind = library.findItemKind(course, item)
  if (kind !== undefined) return kind
  if (library.findAlphabet(course) === undefined) return undefined
  const conceptPrefix = conceptItem(course, '')
  if (item.startsWith(conceptPrefix)) {
    return library.findConcept(item.slice(conceptPrefix.length))?.kind
  }
  if (!item.startsWith(`${course}.`)) return undefined
  const contribution = await findContribution(database.queries, item.slice(course.length + 1))
  if (contribution?.course !== course || contribution.withdrawnAt !== null) return undefined
  return contribution.kind === 'word' || contribution.kind === 'sentence'
    ? contribution.kind
    : undefined
}
