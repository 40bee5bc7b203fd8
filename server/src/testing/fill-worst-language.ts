import { join } from 'node:path'
import { openDiskBlobs } from '../platform/blobs/disk-blobs.ts'
import type { Database } from '../platform/database/database.ts'
import { fillRecorders, fillWorstPeople } from './fill-worst-people.ts'
import { fillWorstWords } from './fill-worst-words.ts'
import { insertMany } from './measured-server.ts'
import type { Insert } from './worst-shapes.ts'

/**
 * Fills the tables of Ewondo with as much as its people may send: `writer` wrote nearly all of it,
 * `other` recorded what `writer` wrote down, `desk` coordinates and judges, `learner` reports.
 */
export async function fillWorstLanguage(database: Database, folder: string): Promise<void> {
  const blobs = await openDiskBlobs(join(folder, 'blobs'))
  const sound = await blobs.put([Buffer.alloc(1_000, 7)])
  await database.transaction(async (queries) => {
    const insert: Insert = (table, rows) => insertMany(queries, table, rows)
    await fillRecorders(insert)
    await fillWorstWords(insert, sound)
    await fillWorstPeople(insert, sound)
  })
}
