import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { beginEpoch } from '../../platform/database/epoch.repository.ts'
import type { Command } from '../command.ts'
import { withDatabase } from '../with-database.ts'

export const databaseBeginEpoch: Command = {
  name: 'database begin-epoch',
  operands: '',
  summary: 'After restoring a backup: have devices resend what the backup lacks.',
  run(args, terminal) {
    parseArgs({ args: [...args], options: {} })
    return withDatabase(terminal, async ({ queries }) => {
      await beginEpoch(queries, randomUUID())
      terminal.write(
        'Devices will sync from the start and resend everything they have sent before.',
      )
      return 0
    })
  },
}
