import { sql } from 'kysely'
import { conceptItem } from '@mboa/contract'
import type { Queries } from '../../platform/database/database.ts'
import {
  isInRange,
  pageInRanges,
  sumInRanges,
  type IdRange,
} from '../../platform/database/in-ranges.ts'
import { inSlices } from '../../platform/database/in-slices.ts'
import type { TakesTable } from '../../platform/database/take-tables.ts'
import { consentsToLearners } from '../speakers/index.ts'
import { canBeHeard } from './can-be-heard.repository.ts'
import type { ContributionRow } from './repository.ts'
import { walkContributionRanges, walkTakeRanges } from './ranges.repository.ts'

/** A take that is written down: neither withdrawn nor without its speaker's consent. */
export function findSpoken(
  queries: Queries,
  id: string,
): Promise<Pick<TakesTable, 'course' | 'item'> | undefined> {
  return queries
    .selectFrom('takes')
    .select(['course', 'item'])
    .where('id', '=', id)
    .where('withdrawnAt', 'is', null)
    .where(consentsToLearners())
    .executeTakeFirst()
}

export type SpellingRow = ContributionRow & { readonly takeId: string }

interface OfJudge {
  readonly course: string
  readonly judgeId: string
}

/** A page of what a speaker may judge by ear, the oldest first, after this id. */
export async function listSpellings(
  queries: Queries,
  asked: OfJudge,
  { after, limit }: { after: string; limit: number },
): Promise<readonly SpellingRow[]> {
  const rows = await pageInRanges(
    walkContributionRanges(queries, asked.course, after),
    limit,
    (range, rest) =>
      selectToJudge(queries, asked, range)
        .selectAll('contributions')
        .orderBy('contributions.id')
        .limit(rest)
        .execute(),
  )
  return rows.flatMap((row) => (row.takeId === null ? [] : [{ ...row, takeId: row.takeId }]))
}

export function countSpellings(queries: Queries, asked: OfJudge): Promise<number> {
  return sumInRanges(walkContributionRanges(queries, asked.course), (range) =>
    selectToJudge(queries, asked, range)
      .select((expression) => expression.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  )
}

/**
 * What others wrote of others' takes that can be heard: waiting, neither judged by this speaker nor
 * in the place of what they wrote themselves.
 */
function selectToJudge(queries: Queries, { course, judgeId }: OfJudge, range: IdRange) {
  return selectUndecided(queries, course, { range, judgeId }).where((each) =>
    each.and([
      each.or([
        each('contributions.contributorId', 'is', null),
        each('contributions.contributorId', '!=', judgeId),
      ]),
      each(
        each
          .selectFrom('judgements')
          .select('verdict')
          .whereRef('judgements.contributionId', '=', 'contributions.id')
          .where('judgements.speakerId', '=', judgeId)
          .limit(1),
        'is',
        null,
      ),
      each(
        each
          .selectFrom('contributions as earlier')
          .select('earlier.id')
          .whereRef('earlier.id', '=', 'contributions.spellingOf')
          .where('earlier.contributorId', '=', judgeId)
          .limit(1),
        'is',
        null,
      ),
    ]),
  )
}

/**
 * What is written of takes that can be heard, and waits.
 * @param of.judgeId leaves out what is written of this speaker's own takes
 */
function selectUndecided(
  queries: Queries,
  course: string,
  { range, judgeId }: { range: IdRange; judgeId?: string },
) {
  return (
    queries
      .selectFrom('contributions')
      .where('contributions.course', '=', course)
      .where(isInRange('contributions.id', range))
      .where('contributions.speakerId', 'is not', null)
      .where('contributions.withdrawnAt', 'is', null)
      .where('contributions.checkedAt', 'is', null)
      .where('contributions.contestedAt', 'is', null)
      // Scalar subqueries, here and above: PostgreSQL without statistics plans a join or `not exists` as
      // a nested loop that reads the whole table for each row.
      .where((each) =>
        each(
          each
            .selectFrom('takes')
            .select('takes.id')
            .whereRef('takes.id', '=', 'contributions.takeId')
            .where(canBeHeard())
            .$if(judgeId !== undefined, (query) =>
              query.where((take) =>
                take.or([
                  take('takes.recorderId', 'is', null),
                  take('takes.recorderId', '!=', judgeId ?? ''),
                ]),
              ),
            )
            .limit(1),
          'is not',
          null,
        ),
      )
  )
}

/** Of a course: what others are to judge by ear, whoever they are. */
export function countSpellingsUndecided(queries: Queries, course: string): Promise<number> {
  return sumInRanges(walkContributionRanges(queries, course), (range) =>
    selectUndecided(queries, course, { range })
      .select((expression) => expression.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  )
}

/** A page of the takes whose concept has no word yet, oldest first, after this id. */
export async function listUnwritten(
  queries: Queries,
  course: string,
  { after, limit }: { after: string; limit: number },
): Promise<readonly string[]> {
  const rows = await pageInRanges(walkTakeRanges(queries, course, after), limit, (range, rest) =>
    selectUnwritten(queries, course, range)
      .select('takes.id')
      .orderBy('takes.id')
      .limit(rest)
      .execute(),
  )
  return rows.map(({ id }) => id)
}

/** Counts the takes whose concept has no word yet, by item; an item may come several times. */
export async function countUnwritten(
  queries: Queries,
  course: string,
): Promise<readonly { readonly item: string; readonly count: number }[]> {
  const counts: (readonly { readonly item: string; readonly count: number }[])[] = []
  for await (const range of walkTakeRanges(queries, course)) {
    counts.push(
      await selectUnwritten(queries, course, range)
        .select(({ fn }) => ['takes.item', fn.countAll<number>().as('count')])
        .groupBy('takes.item')
        .execute(),
    )
  }
  return counts.flat()
}

/**
 * Audible takes of concepts without a word that stands (see `chooseWords`): one that was checked,
 * that is written of this take, or that its speaker gave.
 */
const selectUnwritten = (queries: Queries, course: string, range: IdRange) =>
  queries
    .selectFrom('takes')
    .where('takes.course', '=', course)
    .where(isInRange('takes.id', range))
    .where('takes.item', 'like', `${conceptItem(course, '')}%`)
    .where('takes.withdrawnAt', 'is', null)
    .where('takes.sentBackAt', 'is', null)
    .where(consentsToLearners())
    .where((take) =>
      take(
        take
          .selectFrom('contributions as word')
          .select('word.id')
          .where('word.course', '=', course)
          .where(
            'word.concept',
            '=',
            sql<string>`substr(takes.item, ${conceptItem(course, '').length + 1})`,
          )
          .where('word.withdrawnAt', 'is', null)
          .where((word) =>
            word.or([
              word('word.checkedAt', 'is not', null),
              word.and([
                word('word.contestedAt', 'is', null),
                word.or([
                  word('word.takeId', '=', word.ref('takes.id')),
                  word.and([
                    word('word.takeId', 'is', null),
                    word('word.speakerId', '=', word.ref('takes.speakerId')),
                  ]),
                ]),
              ]),
            ]),
          )
          .limit(1),
        'is',
        null,
      ),
    )

/** Those of these contributions that somebody made. */
export async function listThoseOf(
  queries: Queries,
  contributorId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await inSlices(ids, (some) =>
    queries
      .selectFrom('contributions')
      .select('id')
      .where('contributorId', '=', contributorId)
      .where('id', 'in', some)
      .execute(),
  )
  return new Set(rows.map(({ id }) => id))
}
