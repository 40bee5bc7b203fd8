import { sql } from 'kysely'
import type { Queries } from '../../platform/database/database.ts'
import type { DeskUnitsTable } from '../../platform/database/contribution-tables.ts'

type DeskUnitRow = Readonly<DeskUnitsTable>

/** What the coordinators of a language decided about its units. */
export interface Arrangement {
  /** By theme; those that nobody decided about are not in it. */
  readonly units: ReadonlyMap<string, DeskUnitRow>
  /** Undefined where nobody has chosen; null: once a coordinator publishes them. */
  readonly leastWords: number | null | undefined
}

/** By course; those without any are not in it. */
export async function listArrangements(
  queries: Queries,
): Promise<ReadonlyMap<string, Arrangement>> {
  const rows = await queries.selectFrom('deskUnits').selectAll().execute()
  const publishing = await queries.selectFrom('deskPublishing').selectAll().execute()
  const ofCourses = Map.groupBy(rows, ({ course }) => course)
  const least = new Map(publishing.map((each) => [each.course, each.leastWords]))
  const courses = new Set([...ofCourses.keys(), ...least.keys()])
  return new Map(
    [...courses].map((course) => {
      const units = new Map((ofCourses.get(course) ?? []).map((row) => [row.theme, row]))
      return [course, { units, leastWords: least.get(course) }]
    }),
  )
}

/** Another one after each decision; a part of another statement. */
export const selectArrangementsMark = (queries: Queries) =>
  queries
    .selectFrom('deskPublishing')
    .select((select) => [
      sql.lit('arranged').as('what'),
      sql.lit('').as('of'),
      select.fn.sum<number>('changes').as('count'),
    ])

type Decided = Partial<Omit<DeskUnitRow, 'course' | 'theme'>>

/** In one transaction with `countChange`. */
export async function putUnit(
  queries: Queries,
  unit: { course: string; theme: string },
  decided: Decided,
): Promise<void> {
  await queries
    .insertInto('deskUnits')
    .values({ ...unit, ...decided })
    .onConflict((conflict) => conflict.columns(['course', 'theme']).doUpdateSet(decided))
    .execute()
}

/** Of one that is not there or neither published nor taken back. */
export async function publishUndecided(
  queries: Queries,
  { course, themes, now }: { course: string; themes: readonly string[]; now: number },
): Promise<void> {
  for (const theme of themes) {
    await queries
      .insertInto('deskUnits')
      .values({ course, theme, publishedAt: now })
      .onConflict((conflict) =>
        conflict
          .columns(['course', 'theme'])
          .doUpdateSet({ publishedAt: now })
          .where('deskUnits.publishedAt', 'is', null)
          .where('deskUnits.takenBackAt', 'is', null),
      )
      .execute()
  }
}

/**
 * To be called with each change, first: it also holds the course until the transaction ends.
 * @param firstLeast what holds where nobody has chosen
 */
export async function countChange(
  queries: Queries,
  course: string,
  firstLeast: number,
): Promise<void> {
  await queries
    .insertInto('deskPublishing')
    .values({ course, leastWords: firstLeast, changes: 1 })
    .onConflict((conflict) =>
      conflict
        .column('course')
        .doUpdateSet((row) => ({ changes: row('deskPublishing.changes', '+', 1) })),
    )
    .execute()
}

export async function setLeastWords(
  queries: Queries,
  course: string,
  leastWords: number | null,
): Promise<void> {
  await queries
    .updateTable('deskPublishing')
    .set({ leastWords })
    .where('course', '=', course)
    .execute()
}
