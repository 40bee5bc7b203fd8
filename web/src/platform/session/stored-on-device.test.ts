import { expect, it, vi } from 'vitest'
import { takeDatabaseNameOf } from '../device-store/databases.ts'
import { learnerDatabaseNameOf } from '../device-store/learner-database.ts'
import { countUnsent } from './stored-on-device.ts'

const names = async () => (await indexedDB.databases()).map(({ name }) => name)

it('counting what is not sent makes no store anew that another tab has just removed', async () => {
  const userId = crypto.randomUUID()
  const [learner, takes] = [learnerDatabaseNameOf(userId), takeDatabaseNameOf(userId)]
  const listed = vi.spyOn(indexedDB, 'databases')
  listed.mockResolvedValue([{ name: learner }, { name: takes }])
  const unsent = await countUnsent([userId])
  listed.mockRestore()
  expect(unsent).toEqual({ answers: 0, takes: 0 })
  expect(await names()).not.toContain(learner)
  expect(await names()).not.toContain(takes)
})
