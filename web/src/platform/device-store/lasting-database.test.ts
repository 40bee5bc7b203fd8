import type { DBSchema, IDBPDatabase, IDBPTransaction } from 'idb'
import { expect, it, onTestFinished } from 'vitest'
import { newEventId } from '../event-id.ts'
import { openLastingDatabase } from './lasting-database.ts'
import { withLearnerDatabase, type LearnerDatabase } from './learner-database.ts'
import { writeDurably } from './write-durably.ts'

interface Schema extends DBSchema {
  values: { key: string; value: number }
}

async function openStore() {
  const userId = newEventId()
  const database = await openLastingDatabase<Schema>({
    userId,
    name: `mboa-test-${userId}`,
    version: 1,
    upgrade: (made) => void made.createObjectStore('values'),
  })
  onTestFinished(() => database.close())
  return database
}

/** As a browser does whose stores are cleared, or which is short of memory. */
function closeByForce(
  connection: Pick<IDBPDatabase, 'close'>,
  transaction: Pick<IDBPTransaction, 'abort'>,
): void {
  connection.close()
  transaction.abort()
}

/** Adds one to what is kept, and is interrupted so often in the middle of it. */
function addOne(interruptions: number, interrupt = closeByForce) {
  const work = {
    tries: 0,
    run: (connection: IDBPDatabase<Schema>) =>
      writeDurably(connection, ['values'], async (transaction) => {
        work.tries += 1
        const values = transaction.objectStore('values')
        await values.put(((await values.get('sum')) ?? 0) + 1, 'sum')
        if (work.tries <= interruptions) interrupt(connection, transaction)
      }),
  }
  return work
}

it('a transaction in whose middle the browser closes the connection is done once more', async () => {
  const database = await openStore()
  const work = addOne(1)
  await database.run(work.run)
  expect(await database.get('values', 'sum')).toBe(1)
  expect(work.tries).toBe(2)
})

it('it is not done a third time', async () => {
  const database = await openStore()
  const work = addOne(2)
  await expect(database.run(work.run)).rejects.toThrow(
    expect.objectContaining({ name: 'AbortError' }),
  )
  expect(work.tries).toBe(2)
  expect(await database.get('values', 'sum')).toBeUndefined()
})

it('a transaction that ended otherwise is not done again', async () => {
  const database = await openStore()
  const work = addOne(1, (_connection, transaction) => transaction.abort())
  await expect(database.run(work.run)).rejects.toThrow(
    expect.objectContaining({ name: 'AbortError' }),
  )
  expect(work.tries).toBe(1)
})

it('what a learner does is kept where the browser closes the connection in its middle', async () => {
  const userId = newEventId()
  let tries = 0
  const keep = (database: LearnerDatabase) =>
    writeDurably(database, ['values'], async (transaction) => {
      tries += 1
      await transaction.objectStore('values').put(tries, 'kept')
      if (tries === 1) closeByForce(database, transaction)
    })
  await withLearnerDatabase(userId, keep)
  expect(await withLearnerDatabase(userId, (database) => database.get('values', 'kept'))).toBe(2)
})
