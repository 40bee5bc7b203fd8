import { allWithdrawals } from '../../all-withdrawals.ts'
import { migrations } from '../../migrations/index.ts'
import { openBackup, readBackupKey, restoreBackup } from '../../modules/backups/index.ts'
import { openBlobs } from '../../platform/blobs/open-blobs.ts'
import { systemClock as clock } from '../../platform/clock.ts'
import { readConfig } from '../../platform/config/read-config.ts'
import { createIds } from '../../platform/ids.ts'
import { openJournal } from '../../platform/withdrawals/journal.ts'
import type { ExitStatus, Terminal } from '../command.ts'
import { countFiles, tellFailures } from './tell-failures.ts'

export function restore(
  terminal: Terminal,
  folder: string,
  options: { key?: string; replace?: true; withoutJournal?: true },
): Promise<ExitStatus> {
  const read = readConfig(terminal.environment, { isDevelopment: true })
  if (!read.ok) {
    for (const problem of read.problems) terminal.complain(problem)
    return Promise.resolve(1)
  }
  const { config } = read
  return tellFailures(terminal, config.dataDir, async () => {
    const key = options.key === undefined ? undefined : await readBackupKey(options.key)
    const opened = await openBackup(folder, key)
    const { missing } = opened.contents
    const restored = await restoreBackup(
      {
        config,
        migrations,
        clock,
        blobs: await openBlobs(config),
        ids: createIds(clock),
        journal: openJournal(config.journalDir),
        commands: allWithdrawals,
      },
      opened,
      {
        replace: options.replace === true,
        withoutJournal: options.withoutJournal === true,
      },
    )
    terminal.write(`${restored.rows} rows and ${countFiles(restored.blobs)} are restored.`)
    terminal.write(
      `Withdrawn or deleted since, according to the journal: ${restored.withdrawals.length}. They stay deleted.`,
    )
    for (const place of restored.unreadable) {
      terminal.complain(`${place} of the journal cannot be read, and was skipped.`)
    }
    if (missing.length > 0) {
      terminal.complain(`${countFiles(missing.length)} had been lost before the backup.`)
    }
    terminal.write('Start the server: devices resend what the backup lacks.')
    return 0
  })
}
