import { migrations } from '../../migrations/index.ts'
import {
  checkBackup,
  createBackupKey,
  makeBackup,
  openBackup,
  readBackupKey,
} from '../../modules/backups/index.ts'
import { openBlobs } from '../../platform/blobs/open-blobs.ts'
import { systemClock as clock } from '../../platform/clock.ts'
import { createIds } from '../../platform/ids.ts'
import { openJournal } from '../../platform/withdrawals/journal.ts'
import type { ExitStatus, Terminal } from '../command.ts'
import { withDatabase } from '../with-database.ts'
import { countFiles, tellFailures } from './tell-failures.ts'

export function backup(
  terminal: Terminal,
  folder: string,
  options: { key?: string },
): Promise<ExitStatus> {
  return tellFailures(terminal, folder, async () => {
    const key = options.key === undefined ? undefined : await readBackupKey(options.key)
    return withDatabase(terminal, async (database, config) => {
      const blobs = await openBlobs(config)
      const journal = openJournal(config.journalDir)
      const parts = { database, blobs, clock, ids: createIds(clock), journal }
      const made = await makeBackup(parts, { folder, key })
      const files = `${countFiles(made.blobs)} (${made.newBlobs} new)`
      terminal.write(`${made.rows} rows and ${files} are in ${made.folder}`)
      if (key === undefined) {
        terminal.write('Not encrypted: anyone who has this folder can read all of it. See --key.')
      }
      if (made.missing.length === 0) return 0
      for (const hash of made.missing) terminal.complain(`The store lost or damaged ${hash}.`)
      terminal.complain(`${countFiles(made.missing.length)} could not be backed up.`)
      return 1
    })
  })
}

export function backupCheck(
  terminal: Terminal,
  folder: string,
  options: { key?: string },
): Promise<ExitStatus> {
  return tellFailures(terminal, folder, async () => {
    const key = options.key === undefined ? undefined : await readBackupKey(options.key)
    const opened = await openBackup(folder, key)
    const checked = await checkBackup(opened, { migrations, now: clock.now() })
    const { missing } = opened.contents
    for (const damage of checked.damages) terminal.complain(damage)
    if (missing.length > 0) {
      terminal.write(`${countFiles(missing.length)} had been lost by the store before.`)
    }
    if (checked.damages.length > 0) {
      terminal.complain(
        `${opened.folder} is damaged. Delete these files and run backup again; it copies them anew.`,
      )
      return 1
    }
    const madeAt = new Date(opened.head.madeAt).toISOString().slice(0, 16).replace('T', ' ')
    const holds = `${checked.rows} rows and ${countFiles(checked.blobs)} of ${madeAt} UTC`
    terminal.write(`${opened.folder} is whole: ${holds}`)
    return 0
  })
}

export function backupKey(terminal: Terminal, path: string): Promise<ExitStatus> {
  return tellFailures(terminal, path, async () => {
    await createBackupKey(path)
    terminal.write(`${path} is the key. Keep a copy of it away from the backups.`)
    return 0
  })
}
