import { removeSounds } from '../../../../server/src/modules/withdrawn-imports/index.ts'
import type { Queries } from '../../../../server/src/platform/database/database.ts'
import { dropImport } from '../words/repository.ts'

/** Removes what was begun and never counted, with its sounds. */
export async function dropBegun(queries: Queries, id: string, now: number): Promise<void> {
  await removeSounds(queries, id, now)
  await dropImport(queries, id)
}
