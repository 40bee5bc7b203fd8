import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import type { Ids } from '../ids.ts'
import type { Blobs } from './blobs.ts'
import { findStore, saveStoreId, listSomeHeld, recordMarked } from './check-store.repository.ts'
import { OtherStoreError } from './store-mark.ts'

/** Of each kind; all of them lie in the right store, and hardly in another. */
const looked = 10

/**
 * All servers of one database must share one store: what one of them stores, the others read. The
 * store is marked with an id that the database knows, at the first start of all or of this version.
 * One whose mark is lost, as after a restore, is marked again where it holds what it should.
 * @returns the mark
 * @throws OtherStoreError; UnavailableError where the store does not answer
 */
export async function checkStore(parts: {
  database: Database
  blobs: Blobs
  clock: Clock
  ids: Ids
}): Promise<string> {
  const { database, blobs, clock, ids } = parts
  const markedBefore = await blobs.readMark()
  const { id, markedAt } = await saveStoreId(database.queries, markedBefore ?? ids.uuid())
  // Another server may have marked it in between.
  const marked = markedBefore ?? (await blobs.readMark())
  if (marked === id) {
    await recordMarked(database.queries, clock.now())
    return id
  }
  if (marked !== undefined) throw new OtherStoreError(describe(id, `is marked ${marked}`))
  // Not marked yet by anybody: two servers that start at once write the same.
  if (markedAt !== null && !(await holdsFiles(parts))) {
    throw new OtherStoreError(describe(id, 'has no mark, and not the files'))
  }
  await blobs.writeMark(id)
  await recordMarked(database.queries, clock.now())
  return id
}

/**
 * What the next `checkStore` will find, without changing anything. `unmarked` is marked by it, and
 * so is one that is `lost`, whose mark is gone and whose files are there; `other` is refused.
 * @throws UnavailableError where the store does not answer
 */
export async function findStoreState(parts: {
  database: Database
  blobs: Blobs
}): Promise<{ state: 'own' | 'unmarked' | 'lost' } | { state: 'other'; says: string }> {
  const [kept, mark] = [await findStore(parts.database.queries), await parts.blobs.readMark()]
  // A database without a store takes over the mark of the one that it is given.
  if (kept === undefined || (mark === undefined && kept.markedAt === null)) {
    return { state: 'unmarked' }
  }
  if (mark === kept.id) return { state: 'own' }
  if (mark !== undefined) {
    return { state: 'other', says: describe(kept.id, `is marked ${mark}`) }
  }
  if (await holdsFiles(parts)) return { state: 'lost' }
  return { state: 'other', says: describe(kept.id, 'has no mark, and not the files') }
}

/** True where it holds all that it is looked for, and that is something. */
async function holdsFiles({ database, blobs }: { database: Database; blobs: Blobs }) {
  const held = await listSomeHeld(database.queries, looked)
  for (const hash of held) if ((await blobs.find(hash)) === undefined) return false
  return held.length > 0
}

function describe(id: string, difference: string): string {
  return (
    `The recordings and photos of this database lie in the store marked ${id}; ` +
    `the one configured here ${difference}. All servers of one database share one store: ` +
    'the same folder DATA_DIR/blobs, or the same S3_BUCKET. Where the files are lost for good, ' +
    `write ${id} into "store-id" there (operations.md, One store for all servers).`
  )
}
