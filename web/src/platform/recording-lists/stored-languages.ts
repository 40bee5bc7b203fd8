import * as v from 'valibot'
import { openTakeDatabase } from '../device-store/take-database.ts'
import { writeIfRoom } from '../device-store/write-takes.ts'

const key = 'recorder-languages'
const languagesSchema = v.array(v.string())

/** The languages that the server last said this person records: for working without a network. */
export async function readStoredLanguages(userId: string): Promise<string[] | undefined> {
  const database = await openTakeDatabase(userId)
  try {
    const stored = v.safeParse(languagesSchema, await database.get('values', key))
    return stored.success ? stored.output : undefined
  } finally {
    database.close()
  }
}

export async function saveLanguages(userId: string, languages: readonly string[]): Promise<void> {
  const database = await openTakeDatabase(userId)
  try {
    // On a full device they are asked for again: nothing is lost.
    await writeIfRoom(database, ['values'], (transaction) =>
      transaction.objectStore('values').put(languages, key),
    )
  } finally {
    database.close()
  }
}
