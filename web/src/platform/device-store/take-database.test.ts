import { openDB } from 'idb'
import { expect, it } from 'vitest'
import { takeDatabaseNameOf } from './databases.ts'
import { openTakeDatabase } from './take-database.ts'

it('a version that was taken back opens what the newer one has left, and loses no recording', async () => {
  const userId = crypto.randomUUID()
  const before = await openTakeDatabase(userId)
  const samples = Float32Array.of(0.25, -0.5)
  await before.put('chunks', samples, ['a-recording', 0])
  before.close()
  const newer = await openDB(takeDatabaseNameOf(userId), 99, {
    upgrade: (database) => void database.createObjectStore('of-the-future'),
  })
  newer.close()
  const back = await openTakeDatabase(userId)
  expect(await back.get('chunks', ['a-recording', 0])).toEqual(samples)
  back.close()
})

it('a store that lacks everything, as an interrupted removal may leave it, is made whole', async () => {
  const userId = crypto.randomUUID()
  const empty = await openDB(takeDatabaseNameOf(userId))
  empty.close()
  const whole = await openTakeDatabase(userId)
  expect(await whole.count('takes')).toBe(0)
  expect(await whole.count('sounds')).toBe(0)
  whole.close()
})
