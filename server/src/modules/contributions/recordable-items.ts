import type { ContributedItem } from '@mboa/contract'
import type { Context } from '../../context.ts'
import { walkById } from '../../platform/database/walk-pages.ts'
import { contributionOf, itemIdOf } from './contribution-presenter.ts'
import { listRecordable, type RecordableRow } from './repository.ts'
import { glossOf, readMeanings, type Meanings } from './meanings.ts'

/** Of all courses together: below a hundred megabytes, and more than a million accounts have given. */
const mostKept = 100_000
const pageSize = 500

/** With whose it is, by which it is everybody's. */
interface RecordableItem {
  readonly id: string
  readonly contributorId: string | null
  /** As it is for all others. The same object from one list to the next. */
  readonly item: ContributedItem & { readonly isOwn: false }
}

interface KeptList {
  readonly changes: string
  readonly items: readonly RecordableItem[]
}

/** What of the context it takes. */
type ListingContext = Pick<Context, 'database' | 'library'>

/**
 * What can be recorded beyond the packs, see `RecordingOverview.contributed`. What is checked is the
 * same for all recorders of a course: it is read again when something of the course has changed.
 */
export function createListRecordableItems(context: ListingContext): Context['listRecordableItems'] {
  /** Those that were asked for last stand last. */
  const kept = new Map<string, KeptList>()

  async function listChecked(course: string, changes: string): Promise<readonly RecordableItem[]> {
    const known = kept.get(course)
    const list =
      known?.changes === changes
        ? known
        : { changes, items: await listItems(context, { course, uncheckedOf: undefined }) }
    kept.delete(course)
    kept.set(course, list)
    let count = [...kept.values()].reduce((sum, { items }) => sum + items.length, 0)
    for (const [oldest, { items }] of kept) {
      if (count <= mostKept) break
      kept.delete(oldest)
      count -= items.length
    }
    return list.items
  }

  return async ({ course, recorderId, changes }) => {
    const [checked, unchecked] = await Promise.all([
      listChecked(course, changes),
      listItems(context, { course, uncheckedOf: recorderId }),
    ])
    // One may have been checked between the two questions.
    const ids = new Set(unchecked.map(({ id }) => id))
    const merged =
      unchecked.length === 0
        ? checked
        : [...checked.filter(({ id }) => !ids.has(id)), ...unchecked].sort((one, other) =>
            one.id < other.id ? 1 : -1,
          )
    return merged.map(({ item, contributorId }) =>
      contributorId === recorderId ? { ...item, isOwn: true } : item,
    )
  }
}

/** The newest first. */
async function listItems(
  { database: { queries }, library }: ListingContext,
  wanted: Parameters<typeof listRecordable>[1],
): Promise<readonly RecordableItem[]> {
  const items: RecordableItem[] = []
  const pages = walkById((page) => listRecordable(queries, wanted, page), pageSize)
  for await (const rows of pages) {
    const meanings = await readMeanings(queries, rows)
    for (const row of rows) {
      const item = presentRecordable(library, row, meanings)
      const { id, contributorId } = row
      if (item !== undefined) items.push({ id, contributorId, item })
    }
  }
  return items.toReversed()
}

function presentRecordable(
  library: Context['library'],
  row: RecordableRow,
  meanings: Meanings,
): RecordableItem['item'] | undefined {
  const contribution = contributionOf(row)
  const rest = { state: row.checkedAt === null ? 'waiting' : 'checked', isOwn: false } as const
  const item = itemIdOf(contribution)
  if (contribution.kind === 'concept') {
    const { text, dialect } = contribution
    const kind = library.findConcept(contribution.concept)?.kind ?? 'word'
    return { item, kind, text, dialect, gloss: null, theme: null, ...rest }
  }
  if (contribution.kind !== 'word' && contribution.kind !== 'sentence') return undefined
  const { kind, text, dialect, theme } = contribution
  const gloss = glossOf(contribution, meanings.get(row.id))
  return { item, kind, text, dialect, gloss, theme, ...rest }
}
