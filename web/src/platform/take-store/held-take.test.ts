import { expect, it } from 'vitest'
import { openOwnTakes, recordTake } from '../../testing/takes-of-device.ts'
import { changeCut, discardTake } from './held-take.ts'
import { keepEncoded, listTakes, markSending } from './take-queue.ts'

const cut = { start: 100, end: 9_000 }

it('cuts a take anew, and its sound with it', async () => {
  const database = await openOwnTakes()
  const { take } = await recordTake(database)
  expect(await changeCut(database, take.id, cut)).toMatchObject({ ok: true })
  expect(await listTakes(database)).toMatchObject([{ cut }])
  expect(await database.get('sounds', take.id)).toMatchObject({ recorded: { cut } })
})

it('changes nothing that is being sent', async () => {
  const database = await openOwnTakes()
  const { take } = await recordTake(database)
  const file = { bytes: new Uint8Array(1), sha256: '', sampleCount: 1 }
  await keepEncoded(database, take.id, { archive: file, listening: undefined })
  await markSending(database, take.id, true)
  expect(await changeCut(database, take.id, cut)).toEqual({ ok: false, trouble: 'already-sent' })
  expect(await discardTake(database, take.id)).toBe(false)
  expect(await listTakes(database)).toHaveLength(1)
})

it('removes a take with its sound', async () => {
  const database = await openOwnTakes()
  const { take } = await recordTake(database)
  expect(await discardTake(database, take.id)).toBe(true)
  expect(await listTakes(database)).toEqual([])
  expect(await database.getAll('sounds')).toEqual([])
})
