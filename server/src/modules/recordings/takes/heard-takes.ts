import type { HeardTake } from '@mboa/contract'
import type { Queries } from '../../../platform/database/database.ts'
import { presentHeardTake } from './take-presenter.ts'
import { listTakes } from './takes.repository.ts'

/** Takes as those hear them who write them down, by their ids. */
export async function findHeardTakes(
  queries: Queries,
  ids: readonly string[],
): Promise<ReadonlyMap<string, HeardTake>> {
  const rows = await listTakes(queries, ids)
  return new Map(rows.map((row) => [row.id, presentHeardTake(row)]))
}
