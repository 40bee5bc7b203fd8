import { createHash } from 'node:crypto'
import {
  privateQuota,
  type KeptPrivateRecording,
  type KeptPrivateVoice,
  type PrivateRecording,
  type PrivateVoice,
  type PrivateVoices,
} from '@mboa/contract'
import type { Context } from '../../context.ts'
import type { Actor } from '../../http/request-scope.ts'
import { refuse, succeed, type Result } from '../../result.ts'
import type { StoredBlob } from '../../platform/blobs/blobs.ts'
import { touchBlob } from '../../platform/blobs/pending-blobs.repository.ts'
import { getBlob, putBlob } from '../../platform/blobs/whole-blobs.ts'
import type { Queries } from '../../platform/database/database.ts'
import { readEpoch } from '../../platform/database/epoch.repository.ts'
import { defineWithdrawal } from '../../platform/withdrawals/withdrawal-command.ts'
import {
  countDeleted,
  findRecording,
  findVoice,
  insertRecording,
  isDeleted,
  listRecordings,
  listVoices,
  lockVoicesOf,
  putVoice,
  recordDeleted,
  removeRecording,
  removeVoice,
  type OwnId,
  type PrivateRecordingRow,
  type PrivateVoiceRow,
} from './repository.ts'

/** 96 bits: they distinguish the lists of one account alone. */
const markLength = 24
/** So many deleted ids are kept of an account, and no unknown ones beyond. */
const maxDeletedPrivateSounds = 2_000

/** All that somebody has recorded for themselves; without it where they hold it already. */
export async function listPrivateVoices(
  { database: { queries } }: Context,
  { accountId }: Actor,
  known: string | undefined,
): Promise<PrivateVoices> {
  // First: what is kept in a later epoch is looked at again.
  const epoch = await readEpoch(queries)
  const kept = {
    voices: (await listVoices(queries, accountId)).map(presentVoice),
    recordings: (await listRecordings(queries, accountId)).map(presentRecording),
  }
  const mark = hashOf(Buffer.from(JSON.stringify(kept))).slice(0, markLength)
  return { kept: mark === known ? null : kept, mark, epoch }
}

/** Once answered, it is durable. The same again changes nothing. */
export async function savePrivateVoice(
  { database, clock }: Context,
  { accountId }: Actor,
  id: string,
  voice: PrivateVoice,
): Promise<Result<KeptPrivateVoice>> {
  return database.transaction(async (queries) => {
    await lockVoicesOf(queries, accountId)
    if (await isDeleted(queries, { accountId, id })) return refuse('take-withdrawn')
    const voices = await listVoices(queries, accountId)
    const isNew = !voices.some((each) => each.id === id)
    if (isNew && voices.length >= privateQuota.voices) return refuse('quota-reached')
    const row = { ...voice, accountId, id, receivedAt: clock.now() }
    await putVoice(queries, row)
    return succeed(presentVoice(row))
  })
}

/** With all that it has said. */
export async function deletePrivateVoice(
  context: Context,
  { accountId }: Actor,
  id: string,
): Promise<Result<undefined>> {
  return deleteFor(context, { accountId, id }, findVoice)
}

/** Once answered, file and row are both durable. The same again changes nothing. */
export async function savePrivateRecording(
  { database, blobs, clock, soundChecker }: Context,
  { accountId }: Actor,
  id: string,
  { recording, bytes }: { recording: PrivateRecording; bytes: Uint8Array },
): Promise<Result<KeptPrivateRecording>> {
  const { queries } = database
  const { sha256, sampleCount, kind } = recording
  const asked = { own: { accountId, id }, recording, bytes: bytes.length }
  // Before the file is listened to, which costs more than all else.
  const found = await answerKept(queries, asked)
  if (found !== undefined) return found
  if (hashOf(bytes) !== sha256) return refuse('invalid-sound')
  const cut = { start: 0, end: sampleCount }
  const heard = await soundChecker.checkArchive(accountId, bytes, { sampleCount, cut, kind })
  if (heard === undefined) return refuse('invalid-sound')
  await putBlob({ queries, blobs, clock }, { hash: sha256, bytes })
  return database.transaction(async (within) => {
    await lockVoicesOf(within, accountId)
    // Another request may have come first.
    const meanwhile = await answerKept(within, asked)
    if (meanwhile !== undefined) return meanwhile
    const row: PrivateRecordingRow = {
      ...recording,
      accountId,
      id,
      bytes: bytes.length,
      gainDb: heard.gainDb,
      receivedAt: clock.now(),
    }
    await insertRecording(within, row)
    return succeed(presentRecording(row))
  })
}

/** What is answered without the file: what is kept under this id, or why it cannot be. */
async function answerKept(
  queries: Queries,
  { own, recording, bytes }: { own: OwnId; recording: PrivateRecording; bytes: number },
): Promise<Result<KeptPrivateRecording> | undefined> {
  const earlier = await findRecording(queries, own)
  if (earlier !== undefined) {
    const isSame = earlier.sha256 === recording.sha256
    return isSame ? succeed(presentRecording(earlier)) : refuse('take-already-exists')
  }
  const voice = { accountId: own.accountId, id: recording.voice }
  if ((await isDeleted(queries, own)) || (await isDeleted(queries, voice))) {
    return refuse('take-withdrawn')
  }
  if ((await findVoice(queries, voice)) === undefined) return refuse('consent-needed')
  const kept = await listRecordings(queries, own.accountId)
  const keptBytes = kept.reduce((sum, each) => sum + each.bytes, 0)
  const isFull = kept.length >= privateQuota.recordings || keptBytes + bytes > privateQuota.bytes
  return isFull ? refuse('quota-reached') : undefined
}

export async function deletePrivateRecording(
  context: Context,
  { accountId }: Actor,
  id: string,
): Promise<Result<undefined>> {
  return deleteFor(context, { accountId, id }, findRecording)
}

/** A sound of one's own; `not-found` for whoever it is not of. */
export async function findPrivateSound(
  { database: { queries }, blobs }: Context,
  { accountId }: Actor,
  id: string,
): Promise<Result<StoredBlob>> {
  const recording = await findRecording(queries, { accountId, id })
  if (recording === undefined) return refuse('not-found')
  return succeed(await getBlob(blobs, recording.sha256))
}

/**
 * Deletes for good. What never came is noted too, up to a number for each account, so that a request
 * that is still on its way brings nothing back; who asked is answered `not-found` all the same.
 */
async function deleteFor(
  { database, clock, saveWithdrawals }: Context,
  own: OwnId,
  find: typeof findVoice | typeof findRecording,
): Promise<Result<undefined>> {
  const { accountId: account, id } = own
  const deleted = await database.transaction(async (queries): Promise<Result<undefined>> => {
    await lockVoicesOf(queries, account)
    const now = clock.now()
    const isRepeated = await isDeleted(queries, own)
    if ((await find(queries, own)) === undefined) {
      if (isRepeated) return succeed(undefined)
      const isFull = (await countDeleted(queries, account)) >= maxDeletedPrivateSounds
      if (!isFull) await recordDeleted(queries, own, now)
      return refuse('not-found')
    }
    await privateSoundWithdrawals['private-sound'].carryOut(queries, { account, id, at: now })
    return succeed(undefined)
  })
  await saveWithdrawals()
  return deleted
}

export const privateSoundWithdrawals = {
  /** A voice with all that it said, or a recording: the journal doesn't tell which. */
  'private-sound': defineWithdrawal('private-sound', async (queries, { account, id, at }) => {
    const own = { accountId: account, id }
    if (!(await lockVoicesOf(queries, account))) return
    for (const recording of await listRecordings(queries, account)) {
      if (recording.voice === id || recording.id === id) await dropRecording(queries, recording, at)
    }
    await removeVoice(queries, own)
    await recordDeleted(queries, own, at)
  }),
}

/** Its file goes with the next sweep that finds it held by nobody. */
async function dropRecording(
  queries: Queries,
  { accountId, id, sha256 }: PrivateRecordingRow,
  now: number,
): Promise<void> {
  await touchBlob(queries, sha256, now)
  await removeRecording(queries, { accountId, id })
  await recordDeleted(queries, { accountId, id }, now)
}

export function presentVoice(row: PrivateVoiceRow): KeptPrivateVoice {
  const { id, name, consentTextVersion, consentedAt, guardianName } = row
  return { id, name, consentTextVersion, consentedAt, guardianName }
}

export function presentRecording(row: PrivateRecordingRow): KeptPrivateRecording {
  const { id, voice, course, item, kind, consentTextVersion, recordedAt, sha256, sampleCount } = row
  const said = { id, voice, course, item, kind, consentTextVersion, recordedAt }
  return { ...said, sha256, sampleCount, gainDb: row.gainDb }
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
