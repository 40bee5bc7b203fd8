import { copyFile, cp } from 'node:fs/promises'
import { join } from 'node:path'
import { packsFolder } from '@mboa/content'
import { runMboa } from '../../../../../server/src/cli/testing/run-mboa.ts'
import { openDiskBlobs } from '../../../../../server/src/platform/blobs/disk-blobs.ts'
import { openDatabase } from '../../../../../server/src/platform/database/open-database.ts'
import { silentLog } from '../../../../../server/src/platform/log.ts'
import { createSchema, type Engine } from '../../../../../server/src/testing/engines.ts'
import { temporaryFolder } from '../../../../../server/src/testing/temporary-folder.ts'
import { startWorld } from '../../../../../server/src/testing/world.ts'

export const fixtures = join(import.meta.dirname, '../../../../../formats/src/fixtures')
export const said = {
  language: 'ewo',
  source: 'A dictionary, 2024',
  licence: 'CC-BY-SA-4.0',
  orthography: 'general-alphabet',
}
export const terms = Object.entries(said).flatMap(([name, value]) => [`--${name}`, value])

/** The folder of packs with the one course that files are for: it is read again by each command. */
export async function oneCourse(): Promise<string> {
  const packs = await temporaryFolder()
  await cp(join(packsFolder, 'ewo'), join(packs, 'ewo'), { recursive: true })
  return packs
}

/** A server that runs, the command line beside it, and a file. */
export async function startBoth(engine: Engine) {
  const DATA_DIR = await temporaryFolder()
  const DATABASE_URL = engine === 'sqlite' ? undefined : await createSchema()
  const database = openDatabase({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL }, silentLog)
  // Of the same files as the command line.
  const blobs = await openDiskBlobs(join(DATA_DIR, 'blobs'))
  const world = await startWorld(engine, { database, blobs })
  const file = join(DATA_DIR, 'made.lift')
  await copyFile(join(fixtures, 'flex-shape.lift'), file)
  const packs = await oneCourse()
  return {
    world,
    database,
    file,
    folder: DATA_DIR,
    run: (...words: readonly string[]) => runMboa(words, { DATA_DIR, DATABASE_URL }),
    /** This and the next with the one course that the file is for. */
    makeTakes: (...words: readonly string[]) =>
      runMboa(['import', 'sounds', ...words, '--packs', packs], { DATA_DIR, DATABASE_URL }),
    take: (path: string, ...words: readonly string[]) =>
      runMboa(['import', path, ...terms, '--packs', packs, ...words], { DATA_DIR, DATABASE_URL }),
  }
}

export const idIn = (output: readonly string[]) =>
  /^Imported as (\S+):/.exec(output.find((line) => line.startsWith('Imported as')) ?? '')?.[1] ?? ''
