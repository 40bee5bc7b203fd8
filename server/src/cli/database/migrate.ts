import { migrations } from '../../migrations/index.ts'
import { systemClock } from '../../platform/clock.ts'
import { migrate } from '../../platform/database/migrate.ts'
import type { ExitStatus, Terminal } from '../command.ts'
import { withDatabase } from '../with-database.ts'

export function migrateDatabase(terminal: Terminal): Promise<ExitStatus> {
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
}
