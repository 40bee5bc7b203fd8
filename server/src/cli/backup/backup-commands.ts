import { parseArgs } from 'node:util'
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
import { MisuseError, type Command } from '../command.ts'
import { withDatabase } from '../with-database.ts'
import { countFiles, tellFailures } from './tell-failures.ts'

const options = { key: { type: 'string' } } as const

export const backup: Command = {
  name: 'backup',
  operands: '<folder> [--key <file>]',
  summary: 'Back up database and files into a new folder inside this one, while the server runs.',
  run(args, terminal) {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    const folder = readFolder(positionals)
    return tellFailures(terminal, folder, async () => {
      const key = values.key === undefined ? undefined : await readBackupKey(values.key)
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
  },
}

export const backupCheck: Command = {
  name: 'backup check',
  operands: '<folder> [--key <file>]',
  summary: 'Check a backup, or the newest in a folder: whether all of it can be restored.',
  run(args, terminal) {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    const folder = readFolder(positionals)
    return tellFailures(terminal, folder, async () => {
      const key = values.key === undefined ? undefined : await readBackupKey(values.key)
      const opened = await openBackup(folder, key)
      const checked = await checkBackup(opened, { migrations, now: clock.now() })
      const { missing } = opened.contents
      for (const damage of checked.damages) terminal.complain(damage)
      if (missing.length > 0) {
        terminal.write(`${countFiles(missing.length)} had been lost by the store before.`)
      }
      if (checked.damages.length > 0) {
        terminal.complain(
          `${opened.folder} cannot be restored whole. Remove these files and make another backup, ` +
            'which links what is left and copies the rest anew.',
        )
        return 1
      }
      const madeAt = new Date(opened.head.madeAt).toISOString().slice(0, 16).replace('T', ' ')
      const holds = `${checked.rows} rows and ${countFiles(checked.blobs)} of ${madeAt} UTC`
      terminal.write(`${opened.folder} is whole: ${holds}`)
      return 0
    })
  },
}

export const backupKey: Command = {
  name: 'backup key',
  operands: '<file>',
  summary: 'Make a key to encrypt backups with. Without it they cannot be restored.',
  run(args, terminal) {
    const { positionals } = parseArgs({ args: [...args], allowPositionals: true })
    const [path, ...rest] = positionals
    if (path === undefined || rest.length > 0) throw new MisuseError('Name one file to write to.')
    return tellFailures(terminal, path, async () => {
      await createBackupKey(path)
      terminal.write(`${path} is the key. Keep a copy of it away from the backups.`)
      return 0
    })
  },
}

/** The one folder that follows the command's name. */
export function readFolder(positionals: readonly string[]): string {
  const [folder, ...rest] = positionals
  if (folder === undefined || rest.length > 0) throw new MisuseError('Name one folder.')
  return folder
}
