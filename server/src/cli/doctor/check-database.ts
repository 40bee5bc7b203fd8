import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { migrations } from '../../migrations/index.ts'
import type { Config } from '../../platform/config/config.ts'
import type { Database } from '../../platform/database/database.ts'
import type { DatabaseLimits } from '../../platform/database/limits.ts'
import {
  listAppliedMigrations,
  listPending,
  UnknownSchemaError,
} from '../../platform/database/migrate.ts'
import { openDatabase } from '../../platform/database/open-database.ts'
import { splitHosts } from '../../platform/database/postgres-hosts.ts'
import { readMostConnections } from '../../platform/database/postgres.ts'
import { silentLog } from '../../platform/log.ts'
import type { Finding } from './finding.ts'

const subject = 'database'

/** Looks without changing anything: also right beside a running server. */
export async function checkDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 'databaseLimits'>,
): Promise<Finding> {
  const { databaseUrl, dataDir } = config
  if (databaseUrl === undefined && !existsSync(join(dataDir, 'mboa.sqlite'))) {
    return { subject, state: 'note', says: 'Not created yet: the first start creates it.' }
  }
  const name =
    databaseUrl === undefined
      ? `SQLite in ${dataDir}`
      : `PostgreSQL at ${hostsOf(databaseUrl) || 'this machine'}`
  try {
    const database = openDatabase(config, silentLog)
    try {
      return { subject, ...(await judgeDatabase(database, name, config.databaseLimits)) }
    } finally {
      await database.close()
    }
  } catch (error) {
    // Whatever a database can say on opening is what the operator has asked to hear.
    return { subject, state: 'wrong', says: `${name} does not respond: ${reasonOf(error)}` }
  }
}

const hostsOf = (databaseUrl: string) =>
  (splitHosts(databaseUrl) ?? []).map((url) => new URL(url).host).join(' or ')

async function judgeDatabase(
  database: Database,
  name: string,
  { poolSize }: DatabaseLimits,
): Promise<Omit<Finding, 'subject'>> {
  if (database.engine === 'postgres') {
    const most = await readMostConnections(database)
    if (poolSize > most) {
      const says = `${name} allows ${most} connections: DATABASE_POOL_SIZE is ${poolSize}.`
      return { state: 'wrong', says }
    }
  }
  return judgeSchema(database, name)
}

async function judgeSchema(database: Database, name: string): Promise<Omit<Finding, 'subject'>> {
  await database.ping()
  const applied = await listAppliedMigrations(database)
  const unknown = applied.find((step, index) => migrations[index]?.name !== step)
  const pending = await listPending(database, migrations).catch((error: unknown) => {
    if (error instanceof UnknownSchemaError) return undefined
    throw error
  })
  if (pending === undefined) {
    const says = `${name} was created by another version of Mboa: it has the migration "${unknown}".`
    return { state: 'wrong', says }
  }
  if (unknown !== undefined) {
    const says = `${name} is of a newer version, beside which this one can run.`
    return { state: 'note', says }
  }
  if (pending.length === 0) return { state: 'good', says: `${name} responds and is up to date.` }
  const steps = pending.length === 1 ? '1 step' : `${pending.length} steps`
  const isInUse = database.engine === 'postgres' && applied.length > 0
  const who = isInUse ? '`mboa migrate`' : 'the next start'
  return { state: 'note', says: `${name} answers; ${who} brings it ${steps} forward.` }
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ')
  return error instanceof Error ? error.message : String(error)
}
