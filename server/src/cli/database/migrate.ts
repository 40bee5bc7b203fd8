import { parseArgs } from 'node:util'
import { migrations } from '../../migrations/index.ts'
import { systemClock } from '../../platform/clock.ts'
import { migrate } from '../../platform/database/migrate.ts'
import type { Command } from '../command.ts'
import { withDatabase } from '../with-database.ts'

export const migrateDatabase: Command = {
  name: 'migrate',
  operands: '',
  summary: 'Brings the database to this version while servers of the version before go on.',
  run(args, terminal) {
    parseArgs({ args: [...args], options: {} })
    return withDatabase(
      terminal,
      async (database) => {
        const taken = await migrate(database, migrations, systemClock.now())
        for (const name of taken) terminal.write(name)
        terminal.write('The database is up to date.')
        return 0
      },
      { asItIs: true },
    )
  },
}
