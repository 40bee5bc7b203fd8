import type { Take, TakeCounts } from '@mboa/contract'
import type { Queries } from '../../../platform/database/database.ts'
import { countApprovals } from '../queue.repository.ts'
import {
  isNotReplaced,
  replacedBy,
  takeColumns,
  type Replaced,
  type TakeRow,
} from '../../takes/index.ts'

type State = Take['state']

/** Which of one's takes; without a state all but those withdrawn. */
export interface ShownTakesFilter {
  readonly state: State | undefined
  readonly course: string | undefined
  /** Only ids below this one. */
  readonly before: string | undefined
}

export type ShownTakeRow = TakeRow & Replaced & { readonly approvals: number }

/** The newest first. */
export function listShownTakes(
  queries: Queries,
  recorderId: string,
  { state, course, before }: ShownTakesFilter,
  limit: number,
): Promise<readonly ShownTakeRow[]> {
  const isAsked = (asked: State) => state === asked
  return queries
    .selectFrom('takes')
    .select(takeColumns)
    .select(countApprovals)
    .select(replacedBy().as('replacedBy'))
    .where('recorderId', '=', recorderId)
    .$if(course !== undefined, (query) => query.where('course', '=', course ?? ''))
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .where('withdrawnAt', isAsked('withdrawn') ? 'is not' : 'is', null)
    .$if(isAsked('received'), (query) =>
      query.where('approvedAt', 'is', null).where('sentBackAt', 'is', null).where(isNotReplaced()),
    )
    .$if(isAsked('replaced'), (query) =>
      query.where('sentBackAt', 'is', null).where(replacedBy(), 'is not', null),
    )
    .$if(isAsked('approved'), (query) => query.where('approvedAt', 'is not', null))
    .$if(isAsked('sent-back'), (query) => query.where('sentBackAt', 'is not', null))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** Of these, the newest first. */
export async function listShownTakesOf(
  queries: Queries,
  ids: readonly string[],
): Promise<readonly ShownTakeRow[]> {
  if (ids.length === 0) return []
  return queries
    .selectFrom('takes')
    .select(takeColumns)
    .select(countApprovals)
    .select(replacedBy().as('replacedBy'))
    .where('id', 'in', ids)
    .orderBy('id', 'desc')
    .execute()
}

/** By course, dialect, kind and state. */
export async function countByState(
  queries: Queries,
  recorderId: string,
): Promise<TakeCounts['counts']> {
  // Two statements: the first stays within an index, the second finds the few that were said again.
  const judged = await countJudged(queries, recorderId)
  const replaced = await countReplaced(queries, recorderId)
  const waitingOnly = judged.flatMap((group) => {
    if (group.state !== 'received') return [group]
    const same = replaced.find(
      ({ course, dialect, kind }) =>
        course === group.course && dialect === group.dialect && kind === group.kind,
    )
    const count = group.count - (same?.count ?? 0)
    return count > 0 ? [{ ...group, count }] : []
  })
  return [...waitingOnly, ...replaced.map((group) => ({ ...group, state: 'replaced' as const }))]
}

function countReplaced(queries: Queries, recorderId: string) {
  return queries
    .selectFrom('takes')
    .select((take) => ['course', 'dialect', 'kind', take.fn.countAll<number>().as('count')])
    .where('recorderId', '=', recorderId)
    .where('withdrawnAt', 'is', null)
    .where('sentBackAt', 'is', null)
    .where('saidAgain', '=', 1)
    .where(replacedBy(), 'is not', null)
    .groupBy(['course', 'dialect', 'kind'])
    .orderBy('course')
    .orderBy('dialect')
    .orderBy('kind')
    .execute()
}

/** As if no take were replaced by a later one. */
function countJudged(queries: Queries, recorderId: string) {
  return queries
    .selectFrom('takes')
    .select((take) => [
      'course',
      'dialect',
      'kind',
      take
        .case()
        .when('withdrawnAt', 'is not', null)
        .then<State>('withdrawn')
        .when('sentBackAt', 'is not', null)
        .then<State>('sent-back')
        .when('approvedAt', 'is not', null)
        .then<State>('approved')
        .else<State>('received')
        .end()
        .as('state'),
      take.fn.countAll<number>().as('count'),
    ])
    .where('recorderId', '=', recorderId)
    .groupBy(['course', 'dialect', 'kind', 'state'])
    .orderBy('course')
    .orderBy('dialect')
    .orderBy('kind')
    .orderBy('state')
    .execute()
}

/** Sent back, and nothing newer of that item by the same recorder. */
export async function countToRecordAgain(queries: Queries, recorderId: string): Promise<number> {
  const { count } = await queries
    .selectFrom('takes')
    .select((take) => take.fn.countAll<number>().as('count'))
    .where('recorderId', '=', recorderId)
    .where('sentBackAt', 'is not', null)
    .where('withdrawnAt', 'is', null)
    .where((take) =>
      take.not(
        take.exists(
          take
            .selectFrom('takes as newer')
            .select('newer.id')
            .whereRef('newer.course', '=', 'takes.course')
            .whereRef('newer.item', '=', 'takes.item')
            .whereRef('newer.recorderId', '=', 'takes.recorderId')
            .whereRef('newer.id', '>', 'takes.id')
            .where('newer.withdrawnAt', 'is', null),
        ),
      ),
    )
    .executeTakeFirstOrThrow()
  return count
}

export async function countDecidedSince(
  queries: Queries,
  recorderId: string,
  since: number,
): Promise<TakeCounts['decidedSince']> {
  return queries
    .selectFrom('takes')
    .select(({ fn }) => [
      fn.count<number>('id').filterWhere('approvedAt', '>', since).as('approved'),
      fn.count<number>('id').filterWhere('sentBackAt', '>', since).as('sentBack'),
    ])
    .where('recorderId', '=', recorderId)
    .where('withdrawnAt', 'is', null)
    .executeTakeFirstOrThrow()
}
