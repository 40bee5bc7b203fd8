import type { Queries } from '../../../platform/database/database.ts'
import { recordWithdrawal } from '../../../platform/withdrawals/withdrawals.repository.ts'
import { isImportStanding, takeImportBack } from './imports.repository.ts'

/** Takes an import back, for good: to be followed by `saveWithdrawals`, once that is durable. */
export async function undoImport(queries: Queries, id: string, at: number): Promise<void> {
  await takeImportBack(queries, id, at)
  await recordWithdrawal(queries, { what: 'import', id, at })
}

/** The same after a restore; one that is undone already, or is not there, changes nothing. */
export async function undoImportAgain(queries: Queries, id: string, at: number): Promise<void> {
  if (await isImportStanding(queries, id)) await takeImportBack(queries, id, at)
}
