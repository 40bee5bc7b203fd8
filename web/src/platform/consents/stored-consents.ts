import { consentsSchema, type Consents } from '@mboa/contract'
import * as v from 'valibot'
import { openTakeDatabase } from '../device-store/take-database.ts'
import { writeIfRoom } from '../device-store/write-takes.ts'
import { findUnsent, withUnsent } from './unsent-consents.ts'

const key = 'consents'

/**
 * What the server last said of this person's consents, and what they chose here since: for recording
 * without a network.
 */
export async function readStoredConsents(userId: string): Promise<Consents | undefined> {
  const database = await openTakeDatabase(userId)
  try {
    const stored = v.safeParse(consentsSchema, await database.get('values', key))
    const known = stored.success ? stored.output : undefined
    const unsent = await findUnsent(database)
    return unsent === undefined ? known : withUnsent(known, unsent)
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
