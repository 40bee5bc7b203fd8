import { openDB } from 'idb'
import { expect, it, onTestFinished, vi } from 'vitest'
import {
  blocksOfHum,
  openOwnTakes,
  recordTake,
  takeContext,
} from '../../testing/takes-of-device.ts'
import { withLearnerDatabase } from '../device-store/learner-database.ts'
import { newEventId } from '../event-id.ts'
import { openTakeStore } from './open-take-store.ts'
import { takeDatabaseNameOf } from '../device-store/databases.ts'

/** Closes the connection over which something is read or written next, as browsers do unprompted. */
function closeConnection(): void {
  // oxlint-disable-next-line typescript/unbound-method -- called on the connection it is for
  const { transaction } = IDBDatabase.prototype
  const closing = vi.spyOn(IDBDatabase.prototype, 'transaction')
  onTestFinished(() => closing.mockRestore())
  closing.mockImplementationOnce(function (this: IDBDatabase, ...given) {
    this.close()
    return transaction.apply(this, given)
  })
}

it('a recorder goes on where another tab upgrades their store', async () => {
  const userId = newEventId()
  const store = await openTakeStore(userId, {
    now: () => 5,
    random: () => 0,
    later: () => () => undefined,
    onChanged: () => undefined,
    onState: () => undefined,
    onProblem: () => undefined,
  })
  onTestFinished(() => store.close())
  const begun = await store.record(
    { id: newEventId(), context: takeContext, sampleRate: 48_000, recordedAt: 4 },
    () => undefined,
  )
  if (!begun.ok) throw new Error(begun.trouble)
  const [first, ...rest] = blocksOfHum(1)
  if (first !== undefined) begun.value.append(first)

  const newer = await openDB(takeDatabaseNameOf(userId), 99, {
    upgrade: (database) => void database.createObjectStore('of-the-future'),
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  })
  newer.close()

  for (const block of rest) begun.value.append(block)
  const whole = { start: 0, end: 48_000 }
  expect(await begun.value.finish({ range: whole, cut: whole })).toMatchObject({ ok: true })
  expect(await store.listTakes()).toHaveLength(1)
})

it('what is read and written survives a connection that the browser closes', async () => {
  const database = await openOwnTakes()
  const { take } = await recordTake(database)
  closeConnection()
  expect(await database.getAll('takes')).toEqual([take])
  closeConnection()
  expect(await recordTake(database)).toMatchObject({ take: { version: 2 } })
})

it('what a learner does is done once more over another connection', async () => {
  const userId = newEventId()
  await withLearnerDatabase(userId, (database) => database.put('values', 1, 'a-value'))
  closeConnection()
  expect(await withLearnerDatabase(userId, (database) => database.get('values', 'a-value'))).toBe(1)
})
