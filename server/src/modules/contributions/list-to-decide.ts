import type { Bilingual, ReceivedContribution } from '@mboa/contract'
import type { Context } from '../../context.ts'
import { contributionOf, isNewItem, itemIdOf, stateOf } from './contribution-presenter.ts'
import { listWithTexts, type ContributionRow } from './repository.ts'
import { listUndecided } from './undecided.repository.ts'
import { presentAll } from './walk-contributions.ts'

interface ToDecide {
  readonly received: ReceivedContribution
  /** What it is, or is about. */
  readonly item: string
  /** Of a concept. */
  readonly gloss: Bilingual | null
  /** From no account that is still there. */
  readonly isNobodys: boolean
}

/** What others contributed to a course and nobody has decided, as somebody sees it who decides. */
export async function listToDecide(
  { database: { queries }, library }: Pick<Context, 'database' | 'library'>,
  of: { course: string; accountId: string },
  page: { after: string; limit: number },
): Promise<readonly ToDecide[]> {
  const { course, accountId: speakerId } = of
  const rows = await listUndecided(queries, { course, speakerId }, page)
  const nobodys = new Set(rows.flatMap((row) => (row.contributorId === null ? [row.id] : [])))
  return (await presentAll(queries, rows, speakerId)).map((received) => {
    const { contribution } = received
    const known =
      contribution.kind === 'concept' ? library.findConcept(contribution.concept) : undefined
    const isNobodys = nobodys.has(contribution.id)
    return { received, item: itemIdOf(contribution), gloss: known?.gloss ?? null, isNobodys }
  })
}

/** Which checked contribution of somebody else each of these items is, where one is. */
export async function findContributionsOfOthers(
  { database: { queries } }: Pick<Context, 'database'>,
  of: { course: string; accountId: string },
  items: readonly string[],
): Promise<ReadonlyMap<string, Pick<ContributionRow, 'id' | 'contributorId'>>> {
  if (items.length === 0) return new Map()
  const rows = await listWithTexts(queries, of.course, items)
  return new Map(
    rows.flatMap((row) => {
      const contribution = contributionOf(row)
      const isTheirs = row.contributorId === of.accountId || row.speakerId === null
      if (isTheirs || stateOf(row) !== 'checked' || !isNewItem(contribution)) return []
      return [[itemIdOf(contribution), row] as const]
    }),
  )
}
