import { createHash } from 'node:crypto'
import { readSpeakerCode } from '@mboa/domain'
import type { SpeakerCodeRequest } from '@mboa/contract'
import type { Context } from '../../context.ts'
import type { Actor } from '../../http/request-scope.ts'
import { refuse, succeed, type Result } from '../../result.ts'
import { touchBlob } from '../../platform/blobs/pending-blobs.repository.ts'
import type { Queries } from '../../platform/database/database.ts'
import { walkById } from '../../platform/database/walk-pages.ts'
import { defineWithdrawal } from '../../platform/withdrawals/withdrawal-command.ts'
import {
  endConsent,
  findSpeaker,
  findSpeakersByCode,
  listConsents,
  listStatements,
  lockSpeaker,
  putWithdrawal,
  removeConsentsOf,
  removeSpeaker,
} from '../speakers/index.ts'
import { recordAct } from '../language-acts/index.ts'
import { findGuest } from '../workshops/index.ts'
import { removeVoice } from '../withdrawn-imports/index.ts'
import {
  announceTakes,
  announceTakesOf,
  answerWhoAsked,
  filesOf,
  type TakeRow,
} from '../takes/index.ts'
import { listTakesOfSpeaker, removeTakesOfSpeaker } from './repository.ts'

/** `withdraw`: nobody hears them any more; they may agree again. `delete`: all of them goes. */
export type Wish = SpeakerCodeRequest['wish']

const pageSize = 500

/**
 * Does what a speaker without an account wishes, in the transaction that it is part of; theirs goes
 * and nobody else's. `saveWithdrawals` is to follow.
 */
export async function takeBack(
  queries: Queries,
  speakerId: string,
  { wish, now }: { wish: Wish; now: number },
): Promise<void> {
  await lockSpeaker(queries, speakerId)
  const consents = (await listConsents(queries, speakerId)).flatMap(({ id, withdrawnAt }) =>
    withdrawnAt === null ? id : [],
  )
  await speakerWithdrawals.speaker.carryOut(queries, { id: speakerId, wish, consents, at: now })
}

export const speakerWithdrawals = {
  speaker: defineWithdrawal('speaker', async (queries, withdrawal) => {
    const { id: speakerId, wish, consents, at } = withdrawal
    await lockSpeaker(queries, speakerId)
    // A speaker who isn't here may still be on a device, and must not come.
    const { recorderId = null, id = null } = (await findSpeaker(queries, speakerId)) ?? {}
    const deletedAt = wish === 'delete' ? at : null
    await putWithdrawal(queries, { speakerId, recorderId, id, withdrawnAt: at, deletedAt })
    if (wish === 'delete') await eraseSpeaker(queries, speakerId, at)
    else await endConsentsOf(queries, speakerId, { consents, now: at })
  }),
}

/** By the code on their paper. Nobody is told whether there is one. */
export async function takeBackByCode(
  { database, clock, saveWithdrawals }: Context,
  { code, wish }: SpeakerCodeRequest,
): Promise<void> {
  const read = readSpeakerCode(code) ?? ''
  await database.transaction(async (queries) => {
    for (const { speakerId } of await findSpeakersByCode(queries, hashOfCode(read))) {
      await takeBack(queries, speakerId, { wish, now: clock.now() })
    }
  })
  await saveWithdrawals()
}

/** For who asks a recorder of their workshop whom they were not added by: who added them deletes. */
export async function withdrawGuest(
  context: Context,
  { accountId }: Actor,
  named: { workshopId: string; id: string },
): Promise<Result<undefined>> {
  const { database, clock, saveWithdrawals } = context
  const withdrawn = await database.transaction(async (queries): Promise<Result<undefined>> => {
    const now = clock.now()
    const guest = await findGuest(queries, { ...named, accountId }, now)
    if (guest === undefined) return refuse('not-found')
    const { speakerId, language } = guest
    if ((await findSpeaker(queries, speakerId)) === undefined) return refuse('not-found')
    await takeBack(queries, speakerId, { wish: 'withdraw', now })
    const by = { is: 'account', id: accountId } as const
    const act = { act: 'speaker-withdrawn', by, language, thing: speakerId } as const
    await recordAct(queries, context, act)
    return succeed(undefined)
  })
  await saveWithdrawals()
  return withdrawn
}

const hashOfCode = (code: string) => createHash('sha256').update(code).digest('hex')

async function endConsentsOf(
  queries: Queries,
  speakerId: string,
  { consents, now }: { consents: readonly string[]; now: number },
): Promise<void> {
  const standing = (await listConsents(queries, speakerId)).filter(
    ({ id, withdrawnAt }) => withdrawnAt === null && consents.includes(id),
  )
  for (const { id } of standing) await endConsent(queries, id, now)
  if (standing.some(({ use }) => use === 'learners')) await announceTakesOf(queries, speakerId)
}

/** Rows at once, files by the next sweep that finds them held by nobody. */
export async function eraseSpeaker(
  queries: Queries,
  speakerId: string,
  now: number,
): Promise<void> {
  await removeVoice(queries, speakerId, now)
  const heard = await eraseTakesOf(queries, { speakerId, now })
  for (const { sha256 } of await listStatements(queries, speakerId)) {
    await touchBlob(queries, sha256, now)
  }
  await removeConsentsOf(queries, speakerId)
  await removeSpeaker(queries, speakerId)
  await announceTakes(queries, heard)
  for (const take of heard) await answerWhoAsked(queries, take, now)
}

/** What one recorder recorded of somebody whom another has added; who spoke stays. */
export async function eraseTakesOfGuest(
  queries: Queries,
  erased: { speakerId: string; recorderId: string; now: number },
): Promise<void> {
  const heard = await eraseTakesOf(queries, erased)
  await announceTakes(queries, heard)
  for (const take of heard) await answerWhoAsked(queries, take, erased.now)
}

/** Answers those that were heard until now. */
async function eraseTakesOf(
  queries: Queries,
  { speakerId, recorderId, now }: { speakerId: string; recorderId?: string; now: number },
): Promise<readonly TakeRow[]> {
  const heard: TakeRow[] = []
  const pages = walkById((page) => listTakesOfSpeaker(queries, speakerId, page), pageSize)
  for await (const takes of pages) {
    for (const take of takes) {
      if (recorderId !== undefined && take.recorderId !== recorderId) continue
      if (take.approvedAt !== null && take.withdrawnAt === null) heard.push(take)
      for (const hash of filesOf(take)) await touchBlob(queries, hash, now)
    }
  }
  await removeTakesOfSpeaker(queries, speakerId, recorderId)
  return heard
}
