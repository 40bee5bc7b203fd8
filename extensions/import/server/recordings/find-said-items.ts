import type { Sentence, Word } from '@mboa/contract'
import { listAllContributions } from '../../../../server/src/modules/contributions/index.ts'
import type { Queries } from '../../../../server/src/platform/database/database.ts'
import { createKeyOf } from '../words/judge-entry.ts'

/** Something of a course that a recording can be filed under. */
export interface SaidItem {
  readonly item: string
  readonly kind: 'word' | 'sentence'
}

/** By what is said. */
export type FindSaidItem = (text: string) => SaidItem | undefined

export interface ItemsOfCourse {
  readonly words: readonly Word[]
  readonly sentences: readonly Sentence[]
}

/**
 * Finds what of a course is written as a text is, tones included: of its packs, else what speakers or
 * files told and nobody contests. Of several that are written alike the first: they are said alike.
 */
export async function readSaidItems(
  queries: Queries,
  course: string,
  { words, sentences }: ItemsOfCourse,
): Promise<FindSaidItem> {
  const keyOf = createKeyOf(course)
  const items = new Map<string, SaidItem>()
  const add = (text: string, said: SaidItem) => {
    const key = keyOf(text)
    if (!items.has(key)) items.set(key, said)
  }
  for (const { id: item, text } of words) add(text, { item, kind: 'word' })
  for (const { id: item, text } of sentences) add(text, { item, kind: 'sentence' })
  for (const { received } of await listAllContributions(queries, { course })) {
    const { contribution, state } = received
    const { kind } = contribution
    if ((kind !== 'word' && kind !== 'sentence') || state === 'contested') continue
    add(contribution.text, { item: `${course}.${contribution.id}`, kind })
  }
  return (text) => items.get(keyOf(text))
}
