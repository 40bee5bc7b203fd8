import { BackupRefusedError } from '../../modules/backups/index.ts'
import { explainDatabaseFailure } from '../../platform/database/explain-failure.ts'
import { isDiskFull } from '../../platform/free-space.ts'
import { UnavailableError } from '../../platform/unavailable-error.ts'
import type { ExitStatus, Terminal } from '../command.ts'

/** Says in a sentence what an operator can do something about. */
export async function tellFailures(
  terminal: Terminal,
  folder: string,
  work: () => Promise<ExitStatus>,
): Promise<ExitStatus> {
  try {
    return await work()
  } catch (error) {
    const reason = explain(error, folder)
    if (reason === undefined) throw error
    terminal.complain(reason)
    return 1
  }
}

function explain(error: unknown, folder: string): string | undefined {
  if (error instanceof BackupRefusedError || error instanceof UnavailableError) {
    return error.message
  }
  if (isDiskFull(error)) {
    return `There is no room left to write (${folder}). What was begun is removed.`
  }
  const reason = explainDatabaseFailure(error)
  if (reason !== undefined) return reason
  // What the system says of files and folders has the path in it.
  const isOfSystem = error instanceof Error && 'syscall' in error
  return isOfSystem ? error.message : undefined
}

export const countFiles = (count: number): string => (count === 1 ? '1 file' : `${count} files`)
