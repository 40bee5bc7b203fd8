import type { HeardTake } from '@mboa/contract'
import type { Queries } from '../../platform/database/database.ts'
import { presentHeardTake } from './take-presenter.ts'
import { listHeardIds, listTakes, type TakeRow } from './repository.ts'

/** Takes as those hear them who write them down, by their ids. */
export async function findHeardTakes(
  queries: Queries,
  ids: readonly string[],
): Promise<ReadonlyMap<string, HeardTake>> {
  const rows = await listTakes(queries, ids)
  return new Map(rows.map((row) => [row.id, presentHeardTake(row)]))
}

/** As they can be heard of each of these items, without who speaks; approved ones first. */
export async function listHeardTakes(
  queries: Queries,
  course: string,
  wanted: { items: readonly string[]; each: number },
): Promise<ReadonlyMap<string, readonly HeardTake[]>> {
  const ids = await listHeardIds(queries, course, wanted)
  const takes = await findHeardTakes(queries, ids)
  const inOrder = ids.flatMap((id) => takes.get(id) ?? [])
  return Map.groupBy(inOrder, ({ item }) => item)
}

/** A take to be heard, with what says which word it was to say. */
interface SpokenTake {
  readonly heard: HeardTake
  readonly asked: Pick<TakeRow, 'id' | 'course' | 'item' | 'speakerId' | 'dialect'>
}

/** The same of others than `exceptOf`, each with what says which word it was to say. */
export async function listOthersTakes(
  queries: Queries,
  course: string,
  wanted: { items: readonly string[]; each: number; exceptOf: string },
): Promise<readonly SpokenTake[]> {
  const ids = await listHeardIds(queries, course, wanted)
  const rows = new Map((await listTakes(queries, ids)).map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = rows.get(id)
    return row === undefined ? [] : [{ heard: presentHeardTake(row), asked: row }]
  })
}
