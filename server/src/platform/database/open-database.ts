import { join } from 'node:path'
import type { Config } from '../config/config.ts'
import type { Log } from '../log.ts'
import type { Database } from './database.ts'
import { openPostgres, type PoolWatch } from './postgres.ts'
import { openSqlite } from './sqlite.ts'

type Configured = Pick<Config, 'databaseUrl' | 'dataDir'> & Partial<Pick<Config, 'databaseLimits'>>

/** PostgreSQL where `DATABASE_URL` names one, else SQLite in the data folder. */
export function openDatabase(config: Configured, log: Log, watch?: PoolWatch): Database {
  if (config.databaseUrl !== undefined) {
    return openPostgres(config.databaseUrl, log, config.databaseLimits, watch)
  }
  return openSqlite(join(config.dataDir, 'mboa.sqlite'))
}
