import { createHash } from 'node:crypto'
import {
  speakerQuota,
  workshopConsentVersions,
  type KeptSpeaker,
  type Speaker,
  type SpeakerConsent,
  type Speakers,
} from '@mboa/contract'
import type { Context } from '../../context.ts'
import type { Actor } from '../../http/request-scope.ts'
import { refuse, succeed, type Result } from '../../result.ts'
import { putBlob } from '../../platform/blobs/whole-blobs.ts'
import type { Queries } from '../../platform/database/database.ts'
import { readEpoch } from '../../platform/database/epoch.repository.ts'
import {
  countWithdrawalsOf,
  findSpeaker,
  findWithdrawal,
  insertConsent,
  insertStatement,
  listConsents,
  listDeletedOf,
  listSpeakersOf,
  listStatements,
  lockAccount,
  lockSpeaker,
  putSpeaker,
  putWithdrawal,
  speakerIdOf,
} from '../speakers/index.ts'
import { listJoinedWorkshops, shareSpeaker } from '../workshops/index.ts'
import { chosenOf, consentWithdrawals, type Chosen } from '../consents/index.ts'
import { announceTakesOf } from '../takes/index.ts'
import { maxNotedSpeakers } from './limits.ts'
import { presentSpeaker, statementOf } from './present-speaker.ts'
import { takeBack, type Wish } from './take-back.ts'

/** 96 bits: they distinguish the lists of one account alone. */
const markLength = 24

/** All who speak on somebody's devices; without them where they are held already. */
export async function listSpeakers(
  { database: { queries }, clock }: Context,
  { accountId }: Actor,
  known: string | undefined,
): Promise<Speakers> {
  // First: what is kept in a later epoch is looked at again.
  const epoch = await readEpoch(queries)
  const speakers: KeptSpeaker[] = []
  for (const row of await listSpeakersOf(queries, accountId)) {
    speakers.push(await presentSpeaker(queries, row))
  }
  const deleted = [...(await listDeletedOf(queries, accountId))]
  const workshops = await listJoinedWorkshops(queries, accountId, clock.now())
  const kept = { speakers, deleted, workshops }
  const mark = hashOf(Buffer.from(JSON.stringify(kept))).slice(0, markLength)
  return { kept: mark === known ? null : kept, mark, epoch }
}

/** Once answered, it is durable. The same again changes nothing. */
export async function saveSpeaker(
  { database, clock }: Context,
  { accountId }: Actor,
  id: string,
  { isNamed, ...speaker }: Speaker,
): Promise<Result<KeptSpeaker>> {
  const speakerId = speakerIdOf(accountId, id)
  return database.transaction(async (queries) => {
    await lockAccount(queries, accountId)
    await lockSpeaker(queries, speakerId)
    if (await isDeleted(queries, speakerId)) return refuse('take-withdrawn')
    const earlier = await findSpeaker(queries, speakerId)
    const isFull = (await listSpeakersOf(queries, accountId)).length >= speakerQuota.speakers
    if (earlier === undefined && isFull) return refuse('quota-reached')
    const now = clock.now()
    const namedAt = isNamed ? (earlier?.namedAt ?? now) : null
    const row = { ...speaker, namedAt, speakerId, id, recorderId: accountId, receivedAt: now }
    await putSpeaker(queries, row)
    const nameBefore = earlier?.namedAt === null ? null : (earlier?.name ?? null)
    const nameNow = isNamed ? speaker.name : null
    if (nameBefore !== nameNow) await announceTakesOf(queries, speakerId)
    return succeed(await presentSpeaker(queries, row))
  })
}

/** Once answered, sound and rows are all durable. The same again changes nothing. */
export async function saveSpeakerConsent(
  context: Context,
  { accountId }: Actor,
  id: string,
  { consent, bytes }: { consent: SpeakerConsent; bytes: Uint8Array },
): Promise<Result<KeptSpeaker>> {
  const { database, blobs, clock, soundChecker } = context
  const { queries } = database
  const { sha256, sampleCount } = consent
  const speakerId = speakerIdOf(accountId, id)
  const isOfWorkshop = workshopConsentVersions.some((version) => version === consent.textVersion)
  if (isOfWorkshop !== (consent.workshop !== undefined)) {
    return refuse('invalid-value', { fields: { workshop: 'invalid-value' } })
  }
  // Before the sound is listened to, which costs more than all else.
  const found = await answerStatement(queries, speakerId, consent)
  if (found !== undefined) return found
  if (hashOf(bytes) !== sha256) return refuse('invalid-sound')
  const expected = { sampleCount, cut: { start: 0, end: sampleCount }, kind: 'sentence' } as const
  if ((await soundChecker.checkArchive(accountId, bytes, expected)) === undefined) {
    return refuse('invalid-sound')
  }
  await putBlob({ queries, blobs, clock }, { hash: sha256, bytes })
  const saved = await database.transaction(async (within): Promise<Result<KeptSpeaker>> => {
    await lockSpeaker(within, speakerId)
    // Another request may have come first, or the speaker have gone.
    const meanwhile = await answerStatement(within, speakerId, consent)
    if (meanwhile !== undefined) return meanwhile
    await insertStatement(within, {
      speakerId,
      id: consent.consent,
      statement: JSON.stringify(consent),
      sha256,
      bytes: bytes.length,
      receivedAt: clock.now(),
    })
    await putConsents(context, within, speakerId, consent)
    const { workshop, consent: statementId, knownWithdrawal } = consent
    if (workshop !== undefined) {
      const shared = { recorderId: accountId, id, speakerId, statementId, knownWithdrawal }
      await shareSpeaker(within, workshop, shared)
    }
    return presentOwn(within, speakerId)
  })
  await context.saveWithdrawals()
  return saved
}

/** What is answered without the sound: what is kept already, or why it cannot be. */
async function answerStatement(
  queries: Queries,
  speakerId: string,
  { consent, sha256, guardianName, knownWithdrawal }: SpeakerConsent,
): Promise<Result<KeptSpeaker> | undefined> {
  const speaker = await findSpeaker(queries, speakerId)
  const withdrawal = await findWithdrawal(queries, speakerId)
  if (withdrawal !== undefined && withdrawal.deletedAt !== null) return refuse('take-withdrawn')
  if (speaker === undefined) return refuse('not-found')
  const statements = await listStatements(queries, speakerId)
  const earlier = statements.find((each) => each.id === consent)
  if (earlier !== undefined) {
    const isSame = statementOf(earlier).sha256 === sha256
    return isSame ? presentOwn(queries, speakerId) : refuse('take-already-exists')
  }
  if (statements.length >= speakerQuota.consentsOfSpeaker) return refuse('quota-reached')
  // Withdrawn elsewhere since, by the paper or at the desk: said before that, it counts no more.
  if ((withdrawal?.withdrawnAt ?? null) !== knownWithdrawal) return refuse('consent-needed')
  if (speaker.ageBand === 'under-18' && guardianName === null) {
    return refuse('required', { fields: { guardianName: 'required' } })
  }
  return undefined
}

/** Ends what is not agreed to any more or differently, and gives what is new. */
async function putConsents(
  { clock, ids }: Context,
  queries: Queries,
  speakerId: string,
  consent: SpeakerConsent,
): Promise<void> {
  const now = clock.now()
  const current = (await listConsents(queries, speakerId)).filter(
    ({ withdrawnAt }) => withdrawnAt === null,
  )
  // Without the use by learners nobody is recorded.
  const given = chosenOf({ ...consent, learners: true })
  const isSame = (a: Chosen, b: Chosen) =>
    a.use === b.use &&
    a.licence === b.licence &&
    a.textVersion === b.textVersion &&
    a.guardianName === b.guardianName
  for (const each of given) {
    if (current.some((row) => isSame(each, row))) continue
    const row = { id: ids.uuid(), accountId: null, speakerId, givenAt: now, withdrawnAt: null }
    await insertConsent(queries, { ...row, ...each })
  }
  for (const row of current) {
    if (given.some((each) => isSame(each, row))) continue
    await consentWithdrawals.consent.carryOut(queries, { id: row.id, at: now })
  }
  if (!current.some(({ use }) => use === 'learners')) await announceTakesOf(queries, speakerId)
}

/** For who asks their recorder. What never came does not come any more either. */
export async function takeBackOwn(
  { database, clock, saveWithdrawals }: Context,
  { accountId }: Actor,
  id: string,
  wish: Wish,
): Promise<Result<KeptSpeaker | undefined>> {
  const speakerId = speakerIdOf(accountId, id)
  const owner = { recorderId: accountId, id }
  const taken = await database.transaction(
    async (queries): Promise<Result<KeptSpeaker | undefined>> => {
      await lockAccount(queries, accountId)
      const now = clock.now()
      if ((await findSpeaker(queries, speakerId)) === undefined) {
        return takeBackUnknown(queries, speakerId, { wish, now, owner })
      }
      await takeBack(queries, speakerId, { wish, now })
      return wish === 'withdraw' ? presentOwn(queries, speakerId) : succeed(undefined)
    },
  )
  await saveWithdrawals()
  return taken
}

/**
 * Notes that somebody whom the server does not know takes back, so that what is still on its way
 * brings nothing back; no more of them for an account than a number.
 */
async function takeBackUnknown(
  queries: Queries,
  speakerId: string,
  { wish, now, owner }: { wish: Wish; now: number; owner: { recorderId: string; id: string } },
): Promise<Result<undefined>> {
  if (wish === 'delete' && (await isDeleted(queries, speakerId))) return succeed(undefined)
  const isFull = (await countWithdrawalsOf(queries, owner.recorderId)) >= maxNotedSpeakers
  const deletedAt = wish === 'delete' ? now : null
  if (!isFull) await putWithdrawal(queries, { ...owner, speakerId, withdrawnAt: now, deletedAt })
  return refuse('not-found')
}

async function isDeleted(queries: Queries, speakerId: string): Promise<boolean> {
  const withdrawal = await findWithdrawal(queries, speakerId)
  return withdrawal !== undefined && withdrawal.deletedAt !== null
}

async function presentOwn(queries: Queries, speakerId: string): Promise<Result<KeptSpeaker>> {
  const row = await findSpeaker(queries, speakerId)
  return row === undefined ? refuse('not-found') : succeed(await presentSpeaker(queries, row))
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
