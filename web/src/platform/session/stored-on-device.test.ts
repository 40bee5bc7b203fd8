import { expect, it, vi } from 'vitest'
import { takeDatabaseNameOf } from '../device-store/databases.ts'
import { learnerDatabaseNameOf } from '../device-store/learner-database.ts'
import { ownRegisterOf } from '../own-register.ts'
import { countUnsent, forgetAccount } from './stored-on-device.ts'

const names = async () => (await indexedDB.databases()).map(({ name }) => name)

it('counting what is not sent makes no store again that another tab has just removed', async () => {
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

it('what is known of a voice goes with its account, and no other', async () => {
  const [gone, stays] = [crypto.randomUUID(), crypto.randomUUID()]
  const pairs = [{ item: 'ewo.tomorrow', reference: 'writing', semitones: 3 }]
  ownRegisterOf(gone).save(pairs)
  ownRegisterOf(stays).save(pairs)
  await forgetAccount(gone)
  expect(ownRegisterOf(gone).read()).toEqual([])
  expect(ownRegisterOf(stays).read()).toEqual(pairs)
})

it('what another version left of a voice is passed over', () => {
  const userId = crypto.randomUUID()
  localStorage.setItem(`mboa.register.${userId}`, '[{"item":"a"},null,3]')
  expect(ownRegisterOf(userId).read()).toEqual([])
})
