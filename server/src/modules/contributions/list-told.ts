import { conceptItem, type Contribution, type TakeToReview } from '@mboa/contract'
import type { Database } from '../../platform/database/database.ts'
import { contributionOf, itemIdOf } from './contribution-presenter.ts'
import { listToldItems } from './contributions.repository.ts'
import type { CourseKnowledge } from './course-knowledge.ts'

/** How an item beyond the packs is written, and what it means. */
type Told = Exclude<TakeToReview['told'], null>

/** What tells which word a take was of. */
type Spoken = Readonly<{ item: string; recorderId: string | null; dialect: string | null }>

/** What may be the word of a take. */
interface Candidate {
  readonly told: Extract<Contribution, { kind: 'concept' | 'word' | 'sentence' }>
  readonly contributorId: string
  readonly isChecked: boolean
}

/**
 * What takes of something beyond the packs were to say, in the order of the takes: its recorder's
 * own word, then one of its dialect, then any that is checked; each time the newest. Undefined for
 * items of the packs.
 */
type ListTold = (course: string, takes: readonly Spoken[]) => Promise<readonly (Told | undefined)[]>

export function createListTold(parts: { database: Database; library: CourseKnowledge }): ListTold {
  const { database, library } = parts

  function present({ told }: Candidate): Told {
    const { text } = told
    if (told.kind !== 'concept') return { text, gloss: told.gloss }
    return { text, gloss: library.findConceptGloss(told.concept) ?? null }
  }

  return async (course, takes) => {
    const items = takes
      .map(({ item }) => item)
      .filter((item) => library.findItemKind(course, item) === undefined)
    if (items.length === 0) return takes.map(() => undefined)
    const conceptPrefix = conceptItem(course, '')
    const rows = await listToldItems(database.queries, course, {
      ids: items.map((item) => item.slice(course.length + 1)),
      withConcepts: items.some((item) => item.startsWith(conceptPrefix)),
    })
    const candidates = rows.flatMap((row): Candidate[] => {
      const told = contributionOf(row)
      if (told.kind === 'variant' || told.kind === 'correction') return []
      return [{ told, contributorId: row.contributorId, isChecked: row.checkedAt !== null }]
    })
    const byItem = Map.groupBy(candidates, ({ told }) => itemIdOf(told))
    return takes.map((take) => {
      const chosen = chooseFor(take, byItem.get(take.item) ?? [])
      return chosen && present(chosen)
    })
  }
}

/** @param candidates of the take's item, the newest first */
function chooseFor(
  { recorderId, dialect }: Spoken,
  candidates: readonly Candidate[],
): Candidate | undefined {
  const own = candidates.find(({ contributorId }) => contributorId === recorderId)
  const checked = candidates.filter(({ isChecked }) => isChecked)
  return own ?? checked.find(({ told }) => told.dialect === dialect) ?? checked[0]
}
