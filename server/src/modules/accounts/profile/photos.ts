import { createHash } from 'node:crypto'
import { addressOf, api } from '@mboa/contract'
import type { Context } from '../../../context.ts'
import { refuse, succeed, type Result } from '../../../result.ts'
import type { StoredBlob } from '../../../platform/blobs/blobs.ts'
import { touchBlob } from '../../../platform/blobs/pending-blobs.repository.ts'
import { getBlob, putBlob, readWhole } from '../../../platform/blobs/whole-blobs.ts'
import type { Queries } from '../../../platform/database/database.ts'
import { hashToken } from '../../../platform/ids.ts'
import { defineWithdrawal } from '../../../platform/withdrawals/withdrawal-command.ts'
import { findPhotoNamed, findPhotoOf, setPhoto } from './photos.repository.ts'

/** @param bytes a picture as a camera or another program made it */
export async function replacePhoto(
  context: Context,
  accountId: string,
  bytes: Buffer,
): Promise<Result<undefined>> {
  const { database, blobs, clock } = context
  const picture = await context.encodePhoto(accountId, bytes)
  if (picture === undefined) return refuse('invalid-photo')
  const blobHash = createHash('sha256').update(picture).digest('hex')
  await putBlob({ queries: database.queries, blobs, clock }, { hash: blobHash, bytes: picture })
  const name = context.ids.token()
  const url = addressOf(api.readPhoto, { params: { photo: name } })
  await exchangePhoto(context, accountId, { name, blobHash, url })
  return succeed(undefined)
}

export function removePhoto(context: Context, accountId: string): Promise<void> {
  return exchangePhoto(context, accountId, undefined)
}

/** A WebP, by the last part of its address. */
export async function findPhoto(
  { database, blobs }: Context,
  name: string,
): Promise<StoredBlob | undefined> {
  const photo = await findPhotoNamed(database.queries, name)
  return photo && getBlob(blobs, photo.blobHash)
}

/**
 * The account's own photo; undefined without one, or with one at Google. `missing` where its file
 * is not in the store.
 */
export async function readPhotoOf(
  { database, blobs }: Context,
  accountId: string,
): Promise<Buffer | 'missing' | undefined> {
  const photo = await findPhotoOf(database.queries, accountId)
  return photo && ((await readWhole(blobs, photo.blobHash)) ?? 'missing')
}

/**
 * Hands the file to the sweep. To be called in the transaction that removes the account, before
 * its rows go.
 */
export async function releasePhoto(
  queries: Queries,
  accountId: string,
  now: number,
): Promise<void> {
  const photo = await findPhotoOf(queries, accountId)
  if (photo !== undefined) await touchBlob(queries, photo.blobHash, now)
}

async function exchangePhoto(
  { database, clock, saveWithdrawals }: Context,
  accountId: string,
  photo: Parameters<typeof setPhoto>[2],
): Promise<void> {
  await database.transaction(async (queries) => {
    const now = clock.now()
    const earlier = await findPhotoOf(queries, accountId)
    if (earlier !== undefined) {
      const removed = { account: accountId, id: hashToken(earlier.name), at: now }
      await photoWithdrawals.photo.carryOut(queries, removed)
    }
    await setPhoto(queries, accountId, photo)
  })
  await saveWithdrawals()
}

export const photoWithdrawals = {
  /** Removes the photo of that name, and no later one. */
  photo: defineWithdrawal('photo', async (queries, { account, id, at }) => {
    const photo = await findPhotoOf(queries, account)
    if (photo === undefined || hashToken(photo.name) !== id) return
    await releasePhoto(queries, account, at)
    await setPhoto(queries, account, undefined)
  }),
}
