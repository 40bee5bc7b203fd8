import type { CommandContext } from '../../../context.ts'
import { refuse, succeed, type Result } from '../../../result.ts'
import type { Queries } from '../../../platform/database/database.ts'
import { createIds } from '../../../platform/ids.ts'
import { defineWithdrawal } from '../../../platform/withdrawals/withdrawal-command.ts'
import { recordAct, theOperator, wasRemovedSince, type Agent } from '../../language-acts/index.ts'
import {
  findRecorderLanguage,
  listLanguagesOf,
  removeRecorderLanguage,
} from '../../speakers/index.ts'
import { findAccount, findAccountByEmail, lockAccount, type Account } from '../repository.ts'
import { emailKeyOf } from '../email-address.ts'
import {
  dropInvitation,
  lockInvitations,
  removeInvitationsBy,
  removeInvitationsMadeUntil,
  removeKeptFor,
  updateRole,
} from './repository.ts'

type Needs = Pick<CommandContext, 'database' | 'clock' | 'ids' | 'securityLog' | 'saveWithdrawals'>

/**
 * Takes an invitation or the language itself away; who has none left is a learner again.
 * Answers whether there was anything to take.
 */
export async function revokeRecorder(
  context: Needs,
  { email, language }: { email: string; language: string },
): Promise<boolean> {
  const account = await findAccountByEmail(context.database.queries, email)
  return revoke(context, { account, email, language }, theOperator)
}

/** The same for coordinators, of a recorder by their account; of a coordinator it is the operator's. */
export async function removeRecorder(
  context: Needs,
  { accountId, language }: { accountId: string; language: string },
  by: Agent,
): Promise<Result<undefined>> {
  const account = await findAccount(context.database.queries, accountId)
  if (account === undefined) return refuse('not-found')
  let refused: Result<undefined> = succeed(undefined)
  const of = { account, email: account.email, language }
  await revoke(context, of, by, async (queries) => {
    const recorder = await findRecorderLanguage(queries, accountId, language)
    if (recorder === undefined) refused = refuse('not-found')
    else if (recorder.coordinatorAt !== null) refused = refuse('not-allowed')
    return refused.ok
  })
  return refused
}

async function revoke(
  context: Needs,
  of: { account: Account | undefined; email: string; language: string },
  by: Agent,
  /** Asked once nobody else can change the account. */
  may: (queries: Queries) => Promise<boolean> = () => Promise.resolve(true),
): Promise<boolean> {
  const { account, email, language } = of
  const { database, clock, securityLog, saveWithdrawals } = context
  let learnerAgain: string | undefined
  const wasThere = await database.transaction(async (queries) => {
    // The role follows from the languages, and another may be given at this moment. Before the
    // invitation, as who accepts one does: else the two could wait for each other.
    if (account !== undefined) await lockAccount(queries, account.id)
    if (!(await may(queries))) return false
    const invitations = await lockInvitations(queries, { email, language })
    const at = clock.now()
    for (const { id: thing } of invitations) {
      await recorderWithdrawals.invitation.carryOut(queries, { id: thing, at })
      await recordAct(queries, context, { act: 'invitation-revoked', by, language, thing })
    }
    if (account === undefined) return invitations.length > 0
    const person = account.id
    const given = await findRecorderLanguage(queries, person, language)
    if (given === undefined) {
      await removeLanguage(queries, person, language)
      await removeInvitationsBy(queries, { accountId: person, language }, at)
    } else {
      // Two servers' clocks differ: no right is revoked before it was given.
      const revokedAt = Math.max(at, given.createdAt)
      const needs = { clock: { now: () => revokedAt }, ids: context.ids }
      await recordAct(queries, needs, { act: 'recorder-removed', by, language, person })
      const revoked = { account: person, id: language, at: revokedAt }
      await recorderWithdrawals.recorder.carryOut(queries, revoked)
    }
    const isRecorder = (await listLanguagesOf(queries, account.id)).length > 0
    if (!isRecorder && account.role !== 'learner') learnerAgain = account.id
    return invitations.length > 0 || given !== undefined
  })
  await saveWithdrawals()
  if (learnerAgain !== undefined) {
    securityLog.note('role-changed', learnerAgain, { role: 'learner' })
  }
  return wasThere
}

export const recorderWithdrawals = {
  /**
   * Takes a language away that was given until that instant, with the invitation by which somebody
   * became its recorder: a backup may still have it.
   */
  recorder: defineWithdrawal(
    'recorder',
    async (queries, { account: accountId, id: language, at }) => {
      const account = await findAccount(queries, accountId)
      if (account === undefined) return
      const emailKey = emailKeyOf(account.email)
      await removeInvitationsMadeUntil(queries, { emailKey, language }, at)
      await removeInvitationsBy(queries, { accountId, language }, at)
      const given = await findRecorderLanguage(queries, accountId, language)
      if (given !== undefined && given.createdAt <= at) {
        await removeLanguage(queries, accountId, language)
      }
      // The record of it keeps them from older links; after a restore it has to be made anew.
      if (await wasRemovedSince(queries, { personId: accountId, language }, at - 1)) return
      const clock = { now: () => at }
      const removed = { act: 'recorder-removed', language, person: accountId } as const
      await recordAct(queries, { clock, ids: createIds(clock) }, { ...removed, by: theOperator })
    },
  ),
  invitation: defineWithdrawal('invitation', (queries, { id }) => dropInvitation(queries, id)),
}

/** With the invitations to it by which they signed up. */
async function removeLanguage(
  queries: Queries,
  accountId: string,
  language: string,
): Promise<void> {
  await removeKeptFor(queries, accountId, language)
  await removeRecorderLanguage(queries, accountId, language)
  const left = await listLanguagesOf(queries, accountId)
  if (left.length === 0) await updateRole(queries, accountId, 'learner')
}
