import type { Queries } from '../../platform/database/database.ts'
import { dropImport } from '../contributions/index.ts'
import { removeSounds } from '../withdrawn-imports/index.ts'

/** What was begun and never counted, with its sounds: nothing is left of it. */
export async function dropBegun(queries: Queries, id: string, now: number): Promise<void> {
  await removeSounds(queries, id, now)
  await dropImport(queries, id)
}
