import type { CourseDescription, Sentence, Word } from '@mboa/contract'
import type { Mapping, ReadPart } from '@mboa/formats'
import type { Queries } from '../../../platform/database/database.ts'
import { createIds } from '../../../platform/ids.ts'
import { listAllContributions } from '../walk-contributions.ts'
import { walkImport, type WalkedPart } from './draft-import.ts'
import { listStandingNames } from './imports.repository.ts'
import {
  createJudgeEntry,
  meaningSeparator,
  type ImportTerms,
  type KnownItem,
} from './judge-entry.ts'

interface Wanted {
  readonly course: Pick<CourseDescription, 'course' | 'alphabet' | 'orthography'>
  /** Words and sentences of its packs. */
  readonly items: readonly (Word | Sentence)[]
  readonly terms: ImportTerms
  readonly mapping: Mapping
  readonly now: number
  /** The file, from its beginning each time. */
  readonly read: () => AsyncIterable<ReadPart>
}

/** The same walk each time: for the draft, and to keep what it announced. */
export async function prepareImport(
  queries: Queries,
  { course, items, terms, mapping, now, read }: Wanted,
): Promise<() => AsyncGenerator<WalkedPart, void>> {
  const known = await listKnown(queries, course.course, items)
  const names = await listStandingNames(queries, terms.course)
  const standing = new Map(names.map(({ name, hash }) => [name, hash]))
  return () => {
    const judge = createJudgeEntry(course, { terms, mapping, known, now })
    // Speakers are asked in the order of ids, which is that of the file: a millisecond for each.
    let at = now
    const ids = createIds({ now: () => at++ })
    return walkImport(read(), { judge, standing, createId: () => ids.uuid() })
  }
}

async function listKnown(
  queries: Queries,
  course: string,
  ofPacks: readonly KnownItem[],
): Promise<KnownItem[]> {
  const contributed = await listAllContributions(queries, { course })
  const ofSpeakers = contributed.flatMap(({ received: { contribution } }): KnownItem[] => {
    if (contribution.kind !== 'word' && contribution.kind !== 'sentence') return []
    const { id, text, gloss } = contribution
    const meanings = (told: string) => told.split(meaningSeparator)
    return [{ id, text, gloss: { en: meanings(gloss.en), fr: meanings(gloss.fr) } }]
  })
  return [...ofPacks, ...ofSpeakers]
}
