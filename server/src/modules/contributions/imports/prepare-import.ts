import type { KnownConcept } from '@mboa/content'
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
  readonly findConcept: (concept: string) => Pick<KnownConcept, 'gloss'> | undefined
  readonly terms: ImportTerms
  readonly mapping: Mapping
  readonly now: number
  /** The file, from its beginning each time. */
  readonly read: () => AsyncIterable<ReadPart>
}

/** The same walk each time: for the draft, and to keep what it announced. */
export async function prepareImport(
  queries: Queries,
  { course, items, findConcept, terms, mapping, now, read }: Wanted,
): Promise<() => AsyncGenerator<WalkedPart, void>> {
  const ofSpeakers = await listOfSpeakers(queries, course.course, findConcept)
  const known: readonly KnownItem[] = [...items, ...ofSpeakers]
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

/** What speakers contributed, by the words of concepts that they were asked for as well. */
async function listOfSpeakers(
  queries: Queries,
  course: string,
  findConcept: Wanted['findConcept'],
): Promise<KnownItem[]> {
  const contributed = await listAllContributions(queries, { course })
  return contributed.flatMap(({ received: { contribution } }): KnownItem[] => {
    switch (contribution.kind) {
      case 'word':
      case 'sentence': {
        const { id, text, gloss } = contribution
        const meanings = (told: string) => told.split(meaningSeparator)
        return [{ id, text, gloss: { en: meanings(gloss.en), fr: meanings(gloss.fr) } }]
      }
      case 'concept': {
        const { id, text, concept } = contribution
        const gloss = findConcept(concept)?.gloss
        return gloss === undefined ? [] : [{ id, text, gloss: { en: [gloss.en], fr: [gloss.fr] } }]
      }
      default:
        return []
    }
  })
}
