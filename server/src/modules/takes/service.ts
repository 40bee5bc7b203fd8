import { createHash } from 'node:crypto'
import {
  speakerConsentVersions,
  takesPageLimit,
  workshopConsentVersions,
  type Take,
  type TakeDescription,
  type Takes,
} from '@mboa/contract'
import type { Context } from '../../context.ts'
import type { Actor } from '../../http/request-scope.ts'
import { refuse, succeed, type Result } from '../../result.ts'
import { touchBlob } from '../../platform/blobs/pending-blobs.repository.ts'
import { putBlobs } from '../../platform/blobs/whole-blobs.ts'
import type { Queries } from '../../platform/database/database.ts'
import { readEpoch } from '../../platform/database/epoch.repository.ts'
import { defineWithdrawal } from '../../platform/withdrawals/withdrawal-command.ts'
import {
  isWithdrawnTake,
  putWithdrawnTake,
} from '../../platform/withdrawals/withdrawals.repository.ts'
import type { Clock } from '../../platform/clock.ts'
import { findItemKind } from '../contributions/index.ts'
import {
  findRecorderLanguage,
  findSpeaker,
  findWithdrawal,
  isConsentedTo,
  lockAccount,
  lockSpeaker,
  namesOfSpeakers,
  speakerIdOf,
} from '../speakers/index.ts'
import { findGuest, namesOfGuests } from '../workshops/index.ts'
import { announceTakes } from './published-recordings.repository.ts'
import { answerWhoAsked } from './sound-requests.repository.ts'
import {
  lockTake,
  findTake,
  insertTake,
  listReceivedTakes,
  setWithdrawn,
  type TakeRow,
  sumStoredBytes,
} from './repository.ts'
import { takeQuota } from './limits.ts'
import { bytesOf, describeFiles, filesOf } from './describe-files.ts'
import { presentReceivedTake, presentTake } from './take-presenter.ts'

/** 96 bits: they distinguish the pages of one recorder alone. */
const markLength = 24

/** What of the context storing takes needs, for commands that have no more. */
type TakeContext = Pick<Context, 'database' | 'blobs' | 'clock' | 'soundChecker' | 'library'>

/**
 * Once answered, files and row are all durable. The same again changes nothing, and nothing else ever
 * changes what is heard of a take.
 */
export async function storeArchive(
  context: TakeContext,
  actor: Actor,
  id: string,
  { description, bytes }: { description: TakeDescription; bytes: Uint8Array },
): Promise<Result<Take>> {
  const { accountId } = actor
  const { database, blobs, clock } = context
  const { queries } = database
  const { archive, course, item, kind, dialect, pace = 'usual', recordedAt } = description
  const earlier = await findTake(queries, id)
  if (earlier !== undefined) return answerEarlier(actor, earlier, archive.sha256)
  if (await isWithdrawnTake(queries, id)) return refuse('take-withdrawn')
  const language = await findRecorderLanguage(queries, accountId, course)
  if (language === undefined) return refuse('not-allowed')
  if ((await findItemKind(context, course, item)) !== kind) {
    return refuse('invalid-value', { fields: { item: 'invalid-value' } })
  }
  const spoken = await findSpeakerOf({ queries, clock }, accountId, description)
  if (!spoken.ok) return spoken
  const speakerId = spoken.value
  if (!(await isConsentedTo(queries, speakerId, 'learners'))) return refuse('consent-needed')
  if (hashOf(bytes) !== archive.sha256) return refuse('invalid-sound')
  const room = await checkQuota({ queries, clock }, accountId, bytes.length)
  if (!room.ok) return room
  const expected = { sampleCount: archive.sampleCount, cut: description.cut, kind }
  const checked = await context.soundChecker.checkTake(accountId, bytes, expected)
  if (checked === undefined) return refuse('invalid-sound')
  const files = describeFiles(bytes, checked.files)
  await putBlobs({ database, blobs, clock }, files.written)
  const take: TakeRow = {
    id,
    recorderId: accountId,
    course,
    item,
    kind,
    dialect,
    pace,
    recordedAt,
    speakerId,
    description: JSON.stringify(description),
    sound: JSON.stringify(checked.sound),
    ...files.stored,
    receivedAt: clock.now(),
    approvedAt: null,
    sentBackAt: null,
    sentBackReason: null,
    sentBackComment: null,
    doubtedAt: null,
    withdrawnAt: null,
    saidAgain: 0,
  }
  const inserted = await insertWithinQuota(context, { ...take, recorderId: accountId }, description)
  if (!inserted.ok) return inserted
  if (inserted.value) return succeed(presentTake(take))
  const stored = await findTake(queries, id)
  return stored === undefined ? refuse('not-found') : answerEarlier(actor, stored, archive.sha256)
}

const ofWorkshops: readonly string[] = workshopConsentVersions
const ofSpeakers: readonly string[] = [...speakerConsentVersions, ...ofWorkshops]

/**
 * Who speaks: the recorder, somebody without an account whom they added, or whom another recorder of
 * a workshop did. What each of them agrees to is another text, so that no take is filed under a
 * consent of somebody else's.
 */
async function findSpeakerOf(
  { queries, clock }: { queries: Queries; clock: Clock },
  accountId: string,
  { speaker, workshop, consentTextVersion }: TakeDescription,
): Promise<Result<string>> {
  const isFitting =
    workshop === undefined
      ? ofSpeakers.includes(consentTextVersion) === (speaker !== undefined)
      : ofWorkshops.includes(consentTextVersion) && speaker !== undefined
  if (!isFitting) {
    return refuse('invalid-value', { fields: { consentTextVersion: 'invalid-value' } })
  }
  if (workshop === undefined || speaker === undefined) {
    const speakerId = speakerIdOf(accountId, speaker)
    const isDeleted = await isDeletedSpeaker(queries, speakerId)
    return isDeleted ? refuse('take-withdrawn') : succeed(speakerId)
  }
  const named = { workshopId: workshop, id: speaker, accountId }
  const guest = await findGuest(queries, named, clock.now())
  if (guest === undefined) return refuse('not-found')
  const withdrawal = await findWithdrawal(queries, guest.speakerId)
  if (withdrawal !== undefined && withdrawal.deletedAt !== null) return refuse('take-withdrawn')
  const hasWithdrawn = (withdrawal?.withdrawnAt ?? null) !== guest.knownWithdrawal
  return hasWithdrawn ? refuse('consent-needed') : succeed(guest.speakerId)
}

async function isDeletedSpeaker(queries: Queries, speakerId: string): Promise<boolean> {
  const withdrawal = await findWithdrawal(queries, speakerId)
  return withdrawal !== undefined && withdrawal.deletedAt !== null
}

/**
 * False where there is a take of this id. Refused where who speaks was deleted while the sound was
 * looked at, or went with another's account, and where other takes have used up the quota since.
 */
async function insertWithinQuota(
  { database, clock }: TakeContext,
  take: TakeRow & { recorderId: string },
  { workshop }: TakeDescription,
): Promise<Result<boolean>> {
  return database.transaction(async (queries) => {
    await lockAccount(queries, take.recorderId)
    await lockSpeaker(queries, take.speakerId)
    if (await isDeletedSpeaker(queries, take.speakerId)) return refuse('take-withdrawn')
    const isOwn = workshop === undefined
    if (!isOwn && (await findSpeaker(queries, take.speakerId)) === undefined) {
      return refuse('take-withdrawn')
    }
    if ((await findTake(queries, take.id)) !== undefined) return succeed(false)
    const room = await checkQuota({ queries, clock }, take.recorderId, bytesOf(take))
    return room.ok ? succeed(await insertTake(queries, take)) : room
  })
}

export async function listTakes(
  { database: { queries } }: Context,
  { accountId }: Actor,
  { after, known }: { after: string; known: string | undefined },
): Promise<Takes> {
  // First: takes of a later epoch are looked at again, those of an earlier one would not be.
  const epoch = await readEpoch(queries)
  const page = { after, limit: takesPageLimit + 1 }
  const rows = await listReceivedTakes(queries, accountId, page)
  const names = new Map([
    ...(await namesOfGuests(queries, accountId)),
    ...(await namesOfSpeakers(queries, accountId)),
  ])
  const takes = rows
    .slice(0, takesPageLimit)
    .map((row) => presentReceivedTake(row, names.get(row.speakerId)))
  const mark = hashOf(Buffer.from(JSON.stringify(takes))).slice(0, markLength)
  const more = rows.length > takesPageLimit
  return { takes: mark === known ? null : takes, mark, epoch, more }
}

/** For good: at once nobody hears it any more, and the sweep removes the files. */
export async function withdrawTake(
  { database, clock, saveWithdrawals }: Pick<Context, 'database' | 'clock' | 'saveWithdrawals'>,
  { accountId }: Actor,
  id: string,
): Promise<Result<Take>> {
  const withdrawn = await database.transaction(async (queries): Promise<Result<Take>> => {
    const take = await lockTake(queries, id)
    if (take?.recorderId !== accountId) return refuse('not-found')
    const now = clock.now()
    await takeWithdrawals.take.carryOut(queries, { id, at: now })
    return succeed(presentTake({ ...take, withdrawnAt: take.withdrawnAt ?? now }))
  })
  await saveWithdrawals()
  return withdrawn
}

export const takeWithdrawals = {
  take: defineWithdrawal('take', async (queries, { id, at }) => {
    const take = await lockTake(queries, id)
    // A take that isn't here may still be on a device, and must not come.
    if (take === undefined) return putWithdrawnTake(queries, id, at)
    await setWithdrawn(queries, id, at)
    for (const hash of filesOf(take)) await touchBlob(queries, hash, at)
    if (take.approvedAt === null || take.withdrawnAt !== null) return
    await announceTakes(queries, [take])
    await answerWhoAsked(queries, take, at)
  }),
}

function answerEarlier(actor: Actor, take: TakeRow, sha256: string): Result<Take> {
  if (take.recorderId !== actor.accountId) return refuse('not-found')
  if (take.archiveHash !== sha256) return refuse('take-already-exists')
  if (take.withdrawnAt !== null) return refuse('take-withdrawn')
  return succeed(presentTake(take))
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** Whether a recorder may store so many bytes more, and when again where it is for today only. */
async function checkQuota(
  { queries, clock }: { queries: Queries; clock: Clock },
  recorderId: string,
  bytes: number,
): Promise<Result<undefined>> {
  const now = clock.now()
  const stored = await sumStoredBytes(queries, recorderId, { now, dayMs: takeQuota.dayMs })
  if (stored.kept + bytes > takeQuota.bytesInAll) return refuse('quota-reached')
  if (stored.recent + bytes <= takeQuota.bytesADay) return succeed(undefined)
  const roomAt = (stored.since ?? now) + takeQuota.dayMs
  return refuse('daily-quota-reached', { retryAfterSeconds: Math.ceil((roomAt - now) / 1000) })
}
