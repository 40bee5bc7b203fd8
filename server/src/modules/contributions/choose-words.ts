import type { Queries } from '../../platform/database/database.ts'
import { contributionOf, isNewItem, itemIdOf, stateOf } from './contribution-presenter.ts'
import { listWithTexts, type ContributionRow } from './repository.ts'

/** A take, as far as what it was to say hangs on it. */
export interface AskedTake {
  readonly id: string
  readonly course: string
  readonly item: string
  readonly speakerId: string
  readonly dialect: string | null
}

/** What a take says, as somebody contributed it. */
export interface ChosenWord {
  readonly item: string
  readonly text: string
  readonly row: ContributionRow
}

/**
 * What takes of things beyond the packs were to say, by the ids of the takes: the speaker's own
 * word, then what somebody heard in that very take, then a checked word of the dialect, then any
 * that is checked; each time the newest. A word of the speaker's own that is contested or withdrawn
 * since still names the take, where no other does.
 */
export async function chooseWords(
  queries: Queries,
  takes: readonly AskedTake[],
): Promise<ReadonlyMap<string, ChosenWord>> {
  const chosen = new Map<string, ChosenWord>()
  for (const [course, ofCourse] of Map.groupBy(takes, (take) => take.course)) {
    const candidates = await readCandidates(queries, course, ofCourse)
    for (const take of ofCourse) {
      const best = bestFor(take, candidates.get(take.item) ?? [])
      if (best !== undefined) chosen.set(take.id, best)
    }
  }
  return chosen
}

/** The newest first. */
async function readCandidates(
  queries: Queries,
  course: string,
  takes: readonly AskedTake[],
): Promise<ReadonlyMap<string, readonly ChosenWord[]>> {
  const items = [...new Set(takes.map(({ item }) => item))]
  if (items.length === 0) return new Map()
  const rows = await listWithTexts(queries, course, items)
  return Map.groupBy(rows.flatMap(candidateOf), ({ item }) => item)
}

function candidateOf(row: ContributionRow): ChosenWord[] {
  const contribution = contributionOf(row)
  if (!isNewItem(contribution)) return []
  return [{ item: itemIdOf(contribution), text: contribution.text, row }]
}

function bestFor(take: AskedTake, newestFirst: readonly ChosenWord[]): ChosenWord | undefined {
  const isOfTake = ({ row }: ChosenWord) => row.takeId === take.id
  // What somebody wrote of another's take is not what they say themselves.
  const isOwn = ({ row }: ChosenWord) => row.takeId === null && row.speakerId === take.speakerId
  const isOfDialect = ({ row }: ChosenWord) => contributionOf(row).dialect === take.dialect
  return (
    newestFirst.find((each) => isOwn(each) && stands(each)) ??
    newestFirst.find((each) => isOfTake(each) && stands(each)) ??
    newestFirst.find((each) => isChecked(each) && isOfDialect(each)) ??
    newestFirst.find(isChecked) ??
    newestFirst.find(isOwn)
  )
}

const isChecked = ({ row }: ChosenWord) => stateOf(row) === 'checked'
const stands = (each: ChosenWord) => isChecked(each) || stateOf(each.row) === 'waiting'
