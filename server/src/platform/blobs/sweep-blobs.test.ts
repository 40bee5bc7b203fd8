import { join } from 'node:path'
import { expect, it } from 'vitest'
import { describeEngines, type Engine } from '../../testing/engines.ts'
import { createFakeClock } from '../../testing/fake-clock.ts'
import { anImportJob } from '../../testing/import-job.ts'
import { openMigratedDatabase } from '../../testing/migrated-database.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { openDiskBlobs } from './disk-blobs.ts'
import { putBlob } from './whole-blobs.ts'
import { removalMs, settlingMs, sweepBlobs } from './sweep-blobs.ts'

/** A database, a store, and what becomes of each removal. */
async function startStore(engine: Engine) {
  const clock = createFakeClock()
  const database = await openMigratedDatabase(engine)
  const disk = await openDiskBlobs(join(await temporaryFolder(), 'blobs'))
  const removals: string[] = []
  let during: (hash: string) => Promise<void> = () => Promise.resolve()
  const remove = async (hash: string) => {
    removals.push(hash)
    await during(hash)
    await disk.remove(hash)
  }
  const parts = { database, queries: database.queries, clock, blobs: { ...disk, remove } }
  return {
    parts,
    clock,
    removals,
    setDuring: (next: typeof during) => (during = next),
    put: async (text: string) => {
      const bytes = Buffer.from(text)
      const { hash } = await disk.put([bytes])
      await putBlob(parts, { hash, bytes })
      return hash
    },
  }
}

describeEngines('a sweep', (engine) => {
  it('leaves alone what another sweep is removing at that moment', async () => {
    const { parts, clock, removals, setDuring, put } = await startStore(engine)
    const hash = await put('nobody has a row for it')
    clock.advance(settlingMs + 1)
    setDuring(async () => {
      setDuring(() => Promise.resolve())
      clock.advance(1000)
      await sweepBlobs(parts)
    })
    await sweepBlobs(parts)
    expect(removals).toEqual([hash])
    expect(await put('nobody has a row for it')).toBe(hash)
  })

  it('goes on behind one that cannot be removed, and tries that again later', async () => {
    const { parts, clock, removals, setDuring, put } = await startStore(engine)
    const stuck = await put('stuck')
    const other = await put('other')
    setDuring((hash) => (hash === stuck ? Promise.reject(new Error('busy')) : Promise.resolve()))
    clock.advance(settlingMs + 1)
    await expect(sweepBlobs(parts)).rejects.toThrow('busy')
    expect(removals.toSorted()).toEqual([stuck, other].sort())
    setDuring(() => Promise.resolve())
    clock.advance(removalMs + 1)
    await sweepBlobs(parts)
    expect(await parts.blobs.find(stuck)).toBeUndefined()
    expect(await parts.database.queries.selectFrom('pendingBlobs').selectAll().execute()).toEqual(
      [],
    )
  })

  it('looks no longer after those that are held, however many they are', async () => {
    const { parts, clock, removals, put } = await startStore(engine)
    const { queries } = parts.database
    const held = Array.from({ length: 450 }, (_, place) => place.toString(16).padStart(64, '0'))
    const touchedAt = clock.now()
    await queries
      .insertInto('pendingBlobs')
      .values(held.map((hash) => ({ hash, touchedAt, removingAt: null })))
      .execute()
    await queries.insertInto('importJobs').values(anImportJob).execute()
    await queries
      .insertInto('importPieces')
      .values(held.map((sha256, place) => ({ jobId: anImportJob.id, place, sha256, bytes: 1 })))
      .execute()
    const abandoned = await put('nobody has a row for it')
    clock.advance(settlingMs + 1)
    await sweepBlobs(parts)
    expect(removals).toEqual([abandoned])
    expect(await queries.selectFrom('pendingBlobs').selectAll().execute()).toEqual([])
  })
})
