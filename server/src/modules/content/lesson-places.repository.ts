import { sql } from 'kysely'
import type { Database, Queries } from '../../platform/database/database.ts'
import type { LessonPlacesTable } from '../../platform/database/contribution-tables.ts'

export type LessonPlace = Readonly<LessonPlacesTable>

/** What is to be taught and has no place yet. */
export type Unplaced = Omit<LessonPlace, 'place'>

export function listLessonPlaces(queries: Queries): Promise<readonly LessonPlace[]> {
  return queries.selectFrom('lessonPlaces').selectAll().execute()
}

/**
 * Gives each the next place of its theme, in the order given; what has one keeps it, whichever server
 * gave it. Answers all places.
 */
export async function placeItems(
  database: Database,
  items: readonly Unplaced[],
): Promise<readonly LessonPlace[]> {
  if (items.length > 0) await database.transaction((queries) => insertPlaces(queries, items))
  const places = await listLessonPlaces(database.queries)
  const known = new Set(places.map(({ item }) => item))
  const left = items.filter(({ item }) => !known.has(item))
  return left.length === 0 ? places : placeItems(database, left)
}

async function insertPlaces(queries: Queries, items: readonly Unplaced[]): Promise<void> {
  for (const { course, item, kind, theme } of items) {
    // Another server that is at the same may take the place first, and this one none: asked again.
    await sql`insert into lesson_places (course, item, kind, theme, place)
      select ${course}, ${item}, ${kind}, ${theme}, coalesce(max(place) + 1, 0)
      from lesson_places where course = ${course} and kind = ${kind} and theme = ${theme}
      on conflict do nothing`.execute(queries)
  }
}
