import type { Queries } from '../../platform/database/database.ts'
import { refuseUnknown, takeSteps, type Migration } from '../../platform/database/migrate.ts'
import { BackupRefusedError } from './backup-folder.ts'
import type { OpenedBackup } from './open-backup.ts'
import { readTables } from './table-lines.ts'

/**
 * Makes the database of a backup within a transaction on an empty one: the schema as it was, its
 * rows, and the steps that came since.
 * @throws BackupRefusedError where rows are missing; UnknownSchemaError for one of a later version
 */
export async function loadBackup(
  queries: Queries,
  backup: OpenedBackup,
  { migrations, now }: { migrations: readonly Migration[]; now: number },
): Promise<{ readonly rows: number }> {
  const { contents, folder } = backup
  refuseUnknown(contents.migrations, migrations)
  await takeSteps(queries, migrations.slice(0, contents.migrations.length), now)
  const counts = await readTables(queries, backup.readTables())
  const names = new Set([...Object.keys(contents.tables), ...counts.keys()])
  let rows = 0
  for (const name of names) {
    const [expected = 0, count = 0] = [contents.tables[name], counts.get(name)]
    rows += count
    if (expected === count) continue
    throw new BackupRefusedError(`${folder} has ${count} rows of ${name}, and should ${expected}.`)
  }
  await takeSteps(queries, migrations, now)
  return { rows }
}
