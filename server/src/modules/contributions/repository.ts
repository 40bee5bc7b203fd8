import { sql } from 'kysely'
import { conceptItem, type GlossLanguage } from '@mboa/contract'
import type { Queries } from '../../platform/database/database.ts'
import { isInRange, pageInRanges } from '../../platform/database/in-ranges.ts'
import { inSlices } from '../../platform/database/in-slices.ts'
import type { ContributionsTable } from '../../platform/database/contribution-tables.ts'
import { isRead } from './can-be-heard.repository.ts'
import { isOfKeptImport } from './imports/kept-imports.repository.ts'
import { isNoSpellingOfWordOf, isNotCorrectedBy } from './corrected-words.repository.ts'
import { walkContributionRanges } from './ranges.repository.ts'

export type ContributionRow = Readonly<ContributionsTable>
export type Page = Readonly<{ after: string; limit: number }>

export function findContribution(
  queries: Queries,
  id: string,
): Promise<ContributionRow | undefined> {
  return queries.selectFrom('contributions').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The same, held until the transaction ends: nobody else judges or withdraws it meanwhile. */
export function holdContribution(
  queries: Queries,
  id: string,
): Promise<ContributionRow | undefined> {
  return queries
    .updateTable('contributions')
    .set((expression) => ({ receivedAt: expression.ref('receivedAt') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}

/** Stores them; one whose id is there stays as it is. Answers those of these ids, stored. */
export async function insertContributions(
  queries: Queries,
  rows: readonly ContributionRow[],
): Promise<readonly ContributionRow[]> {
  await queries
    .insertInto('contributions')
    .values(rows)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  const ids = rows.map(({ id }) => id)
  return queries.selectFrom('contributions').selectAll().where('id', 'in', ids).execute()
}

export async function setWithdrawn(queries: Queries, id: string, now: number): Promise<void> {
  await queries
    .updateTable('contributions')
    .set({ withdrawnAt: now })
    .where('id', '=', id)
    .where('withdrawnAt', 'is', null)
    .execute()
}

export async function setDecision(
  queries: Queries,
  id: string,
  decision: Pick<ContributionRow, 'checkedAt' | 'contestedAt'>,
): Promise<void> {
  await queries.updateTable('contributions').set(decision).where('id', '=', id).execute()
}

/** From now on they are nobody's. */
export async function detachContributions(
  queries: Queries,
  ids: readonly string[],
  { staysAsSpeaker }: { staysAsSpeaker: boolean },
): Promise<void> {
  await inSlices(ids, (some) =>
    queries
      .updateTable('contributions')
      .set({ contributorId: null, ...(!staysAsSpeaker && { speakerId: null }) })
      .where('id', 'in', some)
      .execute(),
  )
}

/** A recorder's own, with ids above `after`. */
export function listContributionsOf(
  queries: Queries,
  contributorId: string,
  page: Page,
): Promise<readonly ContributionRow[]> {
  return queries
    .selectFrom('contributions')
    .selectAll()
    .where('contributorId', '=', contributorId)
    .where('id', '>', page.after)
    .orderBy('id')
    .limit(page.limit)
    .execute()
}

/** Others' contributions to a course, that stand. */
export const ofOthers = (
  queries: Queries,
  { course, speakerId }: { course: string; speakerId: string },
) =>
  queries
    .selectFrom('contributions')
    .where('course', '=', course)
    .where('speakerId', 'is not', null)
    .where(isOfKeptImport)
    .where((expression) =>
      expression.or([
        expression('contributorId', 'is', null),
        expression('contributorId', '!=', speakerId),
      ]),
    )
    .where('withdrawnAt', 'is', null)

/**
 * Of a course: what others contributed and a speaker may judge, or has judged. Who has written a
 * word otherwise is not asked about its old spelling while that waits.
 */
export function listToJudge(
  queries: Queries,
  of: { course: string; speakerId: string },
  page: Page,
): Promise<readonly ContributionRow[]> {
  const { speakerId } = of
  return pageInRanges(
    walkContributionRanges(queries, of.course, page.after),
    page.limit,
    (range, limit) =>
      ofOthers(queries, of)
        .selectAll()
        .where(isRead)
        .where(isNoSpellingOfWordOf(speakerId))
        .where(isNotCorrectedBy(speakerId))
        // A meaning of what is there no more is of no use.
        .where((expression) =>
          expression.or([
            expression('meaningOf', 'is', null),
            expression.exists(
              expression
                .selectFrom('contributions as told')
                .select('told.id')
                .whereRef('told.id', '=', 'contributions.meaningOf')
                .where('told.withdrawnAt', 'is', null),
            ),
          ]),
        )
        .where((expression) =>
          expression.or([
            expression.and([
              expression('checkedAt', 'is', null),
              expression('contestedAt', 'is', null),
            ]),
            expression.exists(
              expression
                .selectFrom('judgements')
                .select('verdict')
                .whereRef('contributionId', '=', 'contributions.id')
                .where('speakerId', '=', speakerId),
            ),
          ]),
        )
        .where(isInRange('contributions.id', range))
        .orderBy('id')
        .limit(limit)
        .execute(),
  )
}

/**
 * Of a course, the oldest first: others' words and sentences whose meaning is to be told in a
 * language, and which nobody has told it of. What others contest is asked for no more.
 */
export function listAskingFor(
  queries: Queries,
  { language, ...of }: { course: string; speakerId: string; language: GlossLanguage },
  limit: number,
): Promise<readonly ContributionRow[]> {
  return pageInRanges(walkContributionRanges(queries, of.course), limit, (range, rest) =>
    ofOthers(queries, of)
      .selectAll()
      .where('asks', '=', language)
      .where('contestedAt', 'is', null)
      .where((expression) =>
        expression.not(
          expression.exists(
            expression
              .selectFrom('contributions as told')
              .select('told.id')
              .whereRef('told.meaningOf', '=', 'contributions.id')
              .where('told.withdrawnAt', 'is', null)
              .where('told.contestedAt', 'is', null),
          ),
        ),
      )
      .where(isInRange('contributions.id', range))
      .orderBy('id')
      .limit(rest)
      .execute(),
  )
}

/** What speakers told of each of these contributions and others checked, the oldest first. */
export function listMeanings(
  queries: Queries,
  ids: readonly string[],
): Promise<readonly ContributionRow[]> {
  return inSlices(ids, (some) =>
    queries
      .selectFrom('contributions')
      .selectAll()
      .where('meaningOf', 'in', some)
      .where('checkedAt', 'is not', null)
      .where('withdrawnAt', 'is', null)
      .where('speakerId', 'is not', null)
      .orderBy('id')
      .execute(),
  )
}

/** Which: of a course, a kind, what is checked; all of them where nothing is said. */
export interface ContributionFilter {
  readonly course?: string
  readonly isChecked?: boolean
}

/** Those that are not withdrawn, in the order of their ids. */
export function listContributions(
  queries: Queries,
  { course, isChecked }: ContributionFilter,
  page: Page,
): Promise<readonly ContributionRow[]> {
  return queries
    .selectFrom('contributions')
    .selectAll()
    .where('withdrawnAt', 'is', null)
    .$if(course !== undefined, (query) => query.where('course', '=', course ?? ''))
    .$if(isChecked === true, (query) => query.where('checkedAt', 'is not', null))
    .where('id', '>', page.after)
    .orderBy('id')
    .limit(page.limit)
    .execute()
}

const recordableColumns = ['id', 'contributorId', 'contribution', 'checkedAt', 'asks'] as const

/** What is needed of it to record it. */
export type RecordableRow = Pick<ContributionRow, (typeof recordableColumns)[number]>

/** A page of what stands of a course: all that are checked, or those of a contributor that are not. */
export function listRecordable(
  queries: Queries,
  { course, uncheckedOf }: { course: string; uncheckedOf: string | undefined },
  page: Page,
): Promise<readonly RecordableRow[]> {
  // Hides the course from SQLite's planner, which would walk the course to find one's own.
  const ofCourse = uncheckedOf === undefined ? sql.ref('course') : sql`coalesce(course, '')`
  return queries
    .selectFrom('contributions')
    .select(recordableColumns)
    .where(ofCourse, '=', course)
    .where('kind', 'in', ['concept', 'word', 'sentence'])
    .where('speakerId', 'is not', null)
    .where('withdrawnAt', 'is', null)
    .where('contestedAt', 'is', null)
    .where((expression) =>
      uncheckedOf === undefined
        ? expression('checkedAt', 'is not', null)
        : expression.and([
            expression('contributorId', '=', uncheckedOf),
            expression('checkedAt', 'is', null),
          ]),
    )
    .where('id', '>', page.after)
    .orderBy('id')
    .limit(page.limit)
    .execute()
}

/**
 * Lists a course's contributions to these items and the words for their concepts, newest first,
 * including contested and withdrawn ones.
 */
export async function listWithTexts(
  queries: Queries,
  course: string,
  items: readonly string[],
): Promise<readonly ContributionRow[]> {
  const prefix = conceptItem(course, '')
  const { ids = [], concepts = [] } = Object.groupBy(new Set(items), (item) =>
    item.startsWith(prefix) ? 'concepts' : 'ids',
  )
  const ofCourse = queries.selectFrom('contributions').selectAll().where('course', '=', course)
  const rows = await inSlices(
    ids.map((item) => item.slice(course.length + 1)),
    (some) => ofCourse.where('id', 'in', some).where('concept', 'is', null).execute(),
  )
  const words = await inSlices(
    concepts.map((item) => item.slice(prefix.length)),
    (some) => ofCourse.where('concept', 'in', some).execute(),
  )
  return [...rows, ...words].sort((one, other) => (one.id < other.id ? 1 : -1))
}

/**
 * How often a contribution of a course, or what is said of one, has changed, by course; a course of
 * which nothing was ever contributed is not in it. Of '' how often any consent has.
 */
export async function readCourseChanges(queries: Queries): Promise<ReadonlyMap<string, number>> {
  const rows = await queries
    .selectFrom('courseChanges')
    .select(['course', 'changes'])
    .orderBy('course')
    .execute()
  return new Map(rows.map(({ course, changes }) => [course, changes]))
}

/** The same as a part of another statement. */
export const selectCourseChanges = (queries: Queries) =>
  queries
    .selectFrom('courseChanges')
    .select([sql.lit('contributed').as('what'), 'course as of', 'changes as count'])

export async function countContributions(queries: Queries, contributorId: string): Promise<number> {
  const { count } = await queries
    .selectFrom('contributions')
    .select((expression) => expression.fn.countAll<number>().as('count'))
    .where('contributorId', '=', contributorId)
    .executeTakeFirstOrThrow()
  return count
}
