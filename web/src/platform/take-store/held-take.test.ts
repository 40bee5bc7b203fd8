import { expect, it } from 'vitest'
import { openOwnTakes, recordTake } from '../../testing/takes-of-device.ts'
import { discardTake } from './discarded-takes.ts'
import { changeCut } from './held-take.ts'
import { claimTake, saveEncoded } from './take-queue.ts'

const cut = { start: 100, end: 9_000 }

it('cuts a take again, and its sound with it', async () => {
  const database = await openOwnTakes()
  const { take } = await recordTake(database)
  expect(await changeCut(database, take.id, cut)).toMatchObject({ ok: true })
  expect(await database.getAll('takes')).toMatchObject([{ cut }])
  expect(await database.get('sounds', take.id)).toMatchObject({ recorded: { cut } })
})

it('leaves the cut of what is being sent, and removes that as well', async () => {
  const database = await openOwnTakes()
  const { take } = await recordTake(database)
  const file = { bytes: new Uint8Array(1), sha256: '', sampleCount: 1 }
  const encoded = { archive: file }
  await saveEncoded(database, take.id, { encoded, cut: take.cut })
  await claimTake(database, take.id, take.cut)
  expect(await changeCut(database, take.id, cut)).toEqual({ ok: false, trouble: 'already-sent' })
  expect(await discardTake(database, take.id, 1)).toEqual({ ok: true, value: true })
  expect(await database.getAll('takes')).toEqual([])
})

it('removes a take with its sound', async () => {
  const database = await openOwnTakes()
  const { take } = await recordTake(database)
  expect(await discardTake(database, take.id, 1)).toEqual({ ok: true, value: true })
  expect(await database.getAll('takes')).toEqual([])
  expect(await database.getAll('sounds')).toEqual([])
})
