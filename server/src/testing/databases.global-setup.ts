import type { TestProject } from 'vitest/node'
import { startPostgres } from './start-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Undefined where there is no PostgreSQL: that half of the suite does not run then. */
    postgresUrl: string | undefined
  }
}

/**
 * One PostgreSQL for the whole run: `TEST_DATABASE_URL`, or a server of our own in a temporary
 * folder, made from the programs of the machine.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_URL']
  const server = given === undefined ? await startPostgres() : undefined
  const url = given ?? server?.url
  if (url === undefined) {
    const told = 'No PostgreSQL found: the PostgreSQL half of the server’s suite does not run.'
    if (process.env['CI'] !== undefined) throw new Error(told)
    process.stderr.write(`\n${told} Install it, or set TEST_DATABASE_URL.\n\n`)
  }
  project.provide('postgresUrl', url)
  return async () => {
    await server?.stop()
  }
}
