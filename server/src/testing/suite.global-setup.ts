import type { TestProject } from 'vitest/node'
import { compileCourseLibrary } from '../modules/content/index.ts'
import { startPostgres } from './start-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Undefined where there is no PostgreSQL: that half of the suite does not run then. */
    postgresUrl: string | undefined
  }
}

/**
 * For the whole run: one PostgreSQL, `TEST_DATABASE_URL` or a server of our own in a temporary
 * folder, made from the programs of the machine; and the packs, read once as a build does it.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await compileCourseLibrary()
  const given = process.env['TEST_DATABASE_URL']
  const server = given === undefined ? await startPostgres() : undefined
  const url = given ?? server?.url
  if (url === undefined) {
    const warning = 'No PostgreSQL found: the PostgreSQL half of the server’s suite does not run.'
    if (process.env['CI'] !== undefined) throw new Error(warning)
    process.stderr.write(`\n${warning} Install it, or set TEST_DATABASE_URL.\n\n`)
  }
  project.provide('postgresUrl', url)
  return async () => {
    await server?.stop()
  }
}
