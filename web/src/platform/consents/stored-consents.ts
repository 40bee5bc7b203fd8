import { consentsSchema, type Consents } from '@mboa/contract'
import * as v from 'valibot'
import { openTakeDatabase } from '../device-store/take-database.ts'
import { writeIfRoom } from '../device-store/write-takes.ts'

const key = 'consents'

/** What the server last said of this person's consents: for recording without a network. */
export async function readStoredConsents(userId: string): Promise<Consents | undefined> {
  const database = await openTakeDatabase(userId)
  try {
    const stored = v.safeParse(consentsSchema, await database.get('values', key))
    return stored.success ? stored.output : undefined
  } finally {
    database.close()
  }
}

export async function saveConsents(userId: string, consents: Consents): Promise<void> {
  const database = await openTakeDatabase(userId)
  try {
    // On a full device it is asked for again: nothing is lost.
    await writeIfRoom(database, ['values'], (transaction) =>
      transaction.objectStore('values').put(consents, key),
    )
  } finally {
    database.close()
  }
}
