import { PackProblemsError } from '@mboa/content'
import { compileCourseLibrary } from './modules/content/index.ts'

/** A step of the build: reads and checks the packs once, so that no start has to. */
await compileCourseLibrary().catch((error: unknown) => {
  if (!(error instanceof PackProblemsError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
})
