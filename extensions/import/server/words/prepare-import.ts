import { setImmediate } from 'node:timers/promises'
import type { KnownConcept } from '@mboa/content'
import type { CourseDescription, Sentence, Word } from '@mboa/contract'
import type { Mapping, ReadPart } from '@mboa/formats'
import {
  contributionOf,
  meaningSeparator,
  listImports,
} from '../../../../server/src/modules/contributions/index.ts'
import type { Queries } from '../../../../server/src/platform/database/database.ts'
import { walkById } from '../../../../server/src/platform/database/walk-pages.ts'
import { createIds } from '../../../../server/src/platform/ids.ts'
import { listTexts } from './course-texts.repository.ts'
import { walkImport, type WalkedPart } from './draft-import.ts'
import { walkNames } from './repository.ts'
import { createJudgeEntry, createKeyOf, type ImportTerms, type KnownItem } from './judge-entry.ts'

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
  const keyOf = createKeyOf(course.course)
  const known = new Map<string, KnownItem[]>()
  for await (const some of walkKnown(queries, { course: course.course, items, findConcept })) {
    for (const item of some) {
      const key = keyOf(item.text)
      const same = known.get(key)
      if (same === undefined) known.set(key, [item])
      else same.push(item)
    }
    await setImmediate()
  }
  const standing = await readStanding(queries, terms.course)
  return () => {
    const judge = createJudgeEntry(course, { terms, mapping, known, now })
    // Speakers are asked in the order of ids, which is that of the file: a millisecond for each.
    let at = now
    const ids = createIds({ now: () => at++ })
    return walkImport(read(), { judge, standing, createId: () => ids.uuid() })
  }
}

/** Rows read at once, between which others get their turn. */
const pageSize = 500

/** What a course has: of its packs, then what speakers contributed. */
async function* walkKnown(
  queries: Queries,
  { course, items, findConcept }: Pick<Wanted, 'items' | 'findConcept'> & { course: string },
): AsyncGenerator<readonly KnownItem[], void> {
  for (let from = 0; from < items.length; from += pageSize) yield items.slice(from, from + pageSize)
  const pages = walkById((page) => listTexts(queries, course, page), pageSize)
  for await (const rows of pages) yield rows.flatMap((row) => knownOf(row, findConcept))
}

function knownOf(
  row: Parameters<typeof contributionOf>[0],
  findConcept: Wanted['findConcept'],
): KnownItem[] {
  const contribution = contributionOf(row)
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
}

/** Hashes of what stands of a course from files, by name. */
async function readStanding(
  queries: Queries,
  course: string,
): Promise<ReadonlyMap<string, string>> {
  const standing = new Map<string, string>()
  for (const { id, undoneAt } of await listImports(queries, course)) {
    if (undoneAt !== null) continue
    for await (const rows of walkNames(queries, id)) {
      for (const { name, hash } of rows) standing.set(name, hash)
      await setImmediate()
    }
  }
  return standing
}
