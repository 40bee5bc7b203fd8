import { parseArgs } from 'node:util'
import { migrations } from '../../migrations/index.ts'
import { openBackup, readBackupKey, restoreBackup } from '../../modules/backups/index.ts'
import { openBlobs } from '../../platform/blobs/open-blobs.ts'
import { systemClock as clock } from '../../platform/clock.ts'
import { readConfig } from '../../platform/config/read-config.ts'
import { createIds } from '../../platform/ids.ts'
import { openJournal } from '../../platform/withdrawals/journal.ts'
import type { Command } from '../command.ts'
import { readFolder } from './backup-commands.ts'
import { countFiles, tellFailures } from './tell-failures.ts'

export const restore: Command = {
  name: 'restore',
  operands: '<folder> [--key <file>] [--replace] [--without-journal]',
  summary: 'Restore database and files from a backup, while no server runs.',
  run(args, terminal) {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: {
        key: { type: 'string' },
        replace: { type: 'boolean', default: false },
        'without-journal': { type: 'boolean', default: false },
      },
      allowPositionals: true,
    })
    const folder = readFolder(positionals)
    const read = readConfig(terminal.environment, { isDevelopment: true })
    if (!read.ok) {
      for (const problem of read.problems) terminal.complain(problem)
      return Promise.resolve(1)
    }
    const { config } = read
    return tellFailures(terminal, config.dataDir, async () => {
      const key = values.key === undefined ? undefined : await readBackupKey(values.key)
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
        },
        opened,
        { replace: values.replace, withoutJournal: values['without-journal'] },
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
  },
}
