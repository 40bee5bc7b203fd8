import { shownTakeSchema, takeCountsSchema, type ShownTake, type TakeCounts } from '@mboa/contract'
import * as v from 'valibot'
import { openTakeDatabase } from '../device-store/take-database.ts'
import { writeIfRoom } from '../device-store/write-takes.ts'

type Counts = TakeCounts['counts']

const countsSchema = takeCountsSchema.entries.counts
const takesSchema = v.array(shownTakeSchema)

/** How many takes stood where when the server last said so; undefined before. */
export const readStoredCounts = (userId: string): Promise<Counts | undefined> =>
  read(userId, 'take-counts', countsSchema)

export const saveCounts = (userId: string, counts: Counts): Promise<void> =>
  save(userId, 'take-counts', counts)

/** The newest takes as the server last listed them. */
export const readStoredTakes = (userId: string): Promise<ShownTake[] | undefined> =>
  read(userId, 'shown-takes', takesSchema)

export const saveTakes = (userId: string, takes: readonly ShownTake[]): Promise<void> =>
  save(userId, 'shown-takes', takes)

async function read<Value>(
  userId: string,
  key: string,
  schema: v.GenericSchema<unknown, Value>,
): Promise<Value | undefined> {
  const database = await openTakeDatabase(userId)
  try {
    const stored = v.safeParse(schema, await database.get('values', key))
    return stored.success ? stored.output : undefined
  } finally {
    database.close()
  }
}

async function save(userId: string, key: string, value: unknown): Promise<void> {
  const database = await openTakeDatabase(userId)
  try {
    // On a full device they are asked for again: nothing is lost.
    await writeIfRoom(database, ['values'], (transaction) =>
      transaction.objectStore('values').put(value, key),
    )
  } finally {
    database.close()
  }
}
