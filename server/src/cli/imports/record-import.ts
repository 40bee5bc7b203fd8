import { recordAct, theOperator } from '../../modules/language-acts/index.ts'
import { systemClock as clock } from '../../platform/clock.ts'
import type { Queries } from '../../platform/database/database.ts'
import { createIds } from '../../platform/ids.ts'

/** What the operator took in or back stands in the record of its language. */
export function recordImport(
  queries: Queries,
  act: 'words-imported' | 'import-undone',
  { id: thing, course: language }: { id: string; course: string },
): Promise<void> {
  const needs = { clock, ids: createIds(clock) }
  return recordAct(queries, needs, { act, by: theOperator, language, thing })
}
