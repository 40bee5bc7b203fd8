import { conceptItem, type ContributedItem } from '@mboa/contract'
import type { Database } from '../../platform/database/database.ts'
import { contributionOf, itemIdOf, stateOf } from './contribution-presenter.ts'
import { listTold, type ContributionRow } from './contributions.repository.ts'
import type { CourseKnowledge } from './course-knowledge.ts'

/** A take, as far as what it was to say hangs on it. */
interface AskedTake {
  readonly id: string
  readonly course: string
  readonly item: string
  readonly recorderId: string | null
  readonly dialect: string | null
}

/** How an item beyond the packs is written, what it means, and who told it. */
type Told = Readonly<Pick<ContributedItem, 'text' | 'gloss' | 'state'> & { contributorId: string }>

/**
 * What takes of things beyond the packs were to say, by the ids of the takes: the recorder's own
 * word, then a checked one of the dialect, then any that is checked; each time the newest. A word
 * of the recorder's own that is contested or withdrawn since still names the take, where no other
 * does. Takes of items of the packs are not in it.
 */
type FindTold = (takes: readonly AskedTake[]) => Promise<ReadonlyMap<string, Told>>

export function createFindTold(parts: {
  database: Database
  library: Pick<CourseKnowledge, 'findItemKind' | 'findConceptGloss'>
}): FindTold {
  const { database, library } = parts

  function present({ row, text }: Candidate): Told {
    const told = contributionOf(row)
    const rest = { state: stateOf(row), contributorId: row.contributorId }
    if ('gloss' in told) return { text, gloss: told.gloss, ...rest }
    const gloss = told.kind === 'concept' ? library.findConceptGloss(told.concept) : undefined
    return { text, gloss: gloss ?? null, ...rest }
  }

  return async (takes) => {
    const found = new Map<string, Told>()
    const beyond = takes.filter(
      ({ course, item }) => library.findItemKind(course, item) === undefined,
    )
    for (const [course, ofCourse] of Map.groupBy(beyond, (take) => take.course)) {
      const items = [...new Set(ofCourse.map(({ item }) => item))]
      const conceptPrefix = conceptItem(course, '')
      const rows = await listTold(database.queries, course, {
        ids: items.map((item) => item.slice(course.length + 1)),
        withConcepts: items.some((item) => item.startsWith(conceptPrefix)),
      })
      const candidates = Map.groupBy(rows.flatMap(candidateOf), ({ item }) => item)
      for (const take of ofCourse) {
        const best = bestFor(take, candidates.get(take.item) ?? [])
        if (best !== undefined) found.set(take.id, present(best))
      }
    }
    return found
  }
}

interface Candidate {
  readonly item: string
  readonly text: string
  readonly row: ContributionRow
}

function candidateOf(row: ContributionRow): Candidate[] {
  const told = contributionOf(row)
  if (told.kind === 'variant' || told.kind === 'correction') return []
  return [{ item: itemIdOf(told), text: told.text, row }]
}

function bestFor(take: AskedTake, newestFirst: readonly Candidate[]): Candidate | undefined {
  const isOwn = ({ row }: Candidate) => row.contributorId === take.recorderId
  const isChecked = ({ row }: Candidate) => stateOf(row) === 'checked'
  const stands = (each: Candidate) => isChecked(each) || stateOf(each.row) === 'waiting'
  const isOfDialect = ({ row }: Candidate) => contributionOf(row).dialect === take.dialect
  return (
    newestFirst.find((each) => isOwn(each) && stands(each)) ??
    newestFirst.find((each) => isChecked(each) && isOfDialect(each)) ??
    newestFirst.find(isChecked) ??
    newestFirst.find(isOwn)
  )
}
