import type { CommandContext } from '../../../context.ts'
import { refuse, succeed, type Outcome } from '../../../outcome.ts'
import type { Queries } from '../../../platform/database/database.ts'
import { createIds } from '../../../platform/ids.ts'
import { recordWithdrawal } from '../../../platform/withdrawals/withdrawals.repository.ts'
import { recordAct, theOperator, wasRemovedSince, type Agent } from '../../language-acts/index.ts'
import {
  findRecorderLanguage,
  listLanguagesOf,
  removeRecorderLanguage,
} from '../../speakers/index.ts'
import {
  findAccount,
  findAccountByEmail,
  lockAccount,
  type Account,
} from '../accounts.repository.ts'
import { emailKeyOf } from '../email-address.ts'
import {
  dropInvitation,
  removeInvitation,
  removeInvitationsBy,
  removeInvitationsMadeUntil,
  removeKeptFor,
  updateRole,
} from './recorders.repository.ts'

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
): Promise<Outcome<undefined>> {
  const account = await findAccount(context.database.queries, accountId)
  if (account === undefined) return refuse('not-found')
  let refused: Outcome<undefined> = succeed(undefined)
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
    const invitation = await removeInvitation(queries, email, language)
    const at = clock.now()
    if (invitation !== undefined) {
      const { id: thing } = invitation
      await recordWithdrawal(queries, { what: 'invitation', id: thing, at })
      await recordAct(queries, context, { act: 'invitation-revoked', by, language, thing })
    }
    if (account === undefined) return invitation !== undefined
    const wasRecorder = await removeLanguage(queries, account.id, language)
    await removeInvitationsBy(queries, { accountId: account.id, language }, at)
    if (wasRecorder) {
      const person = account.id
      await recordWithdrawal(queries, { what: 'recorder', account: person, id: language, at })
      await recordAct(queries, context, { act: 'recorder-removed', by, language, person })
    }
    const isRecorder = (await listLanguagesOf(queries, account.id)).length > 0
    if (!isRecorder && account.role !== 'learner') learnerAgain = account.id
    return invitation !== undefined || wasRecorder
  })
  await saveWithdrawals()
  if (learnerAgain !== undefined) {
    securityLog.note('role-changed', learnerAgain, { role: 'learner' })
  }
  return wasThere
}

/**
 * The same again, after a restore from a backup of before; not where it was given later. The
 * invitation goes too by which they became a recorder, which the backup may still have.
 */
export async function revokeRecorderAgain(
  queries: Queries,
  { accountId, language }: { accountId: string; language: string },
  revokedAt: number,
): Promise<void> {
  const account = await findAccount(queries, accountId)
  if (account === undefined) return
  const emailKey = emailKeyOf(account.email)
  await removeInvitationsMadeUntil(queries, { emailKey, language }, revokedAt)
  await removeInvitationsBy(queries, { accountId, language }, revokedAt)
  const languages = await listLanguagesOf(queries, accountId)
  const given = languages.find((each) => each.language === language)
  if (given !== undefined && given.createdAt <= revokedAt) {
    await removeLanguage(queries, accountId, language)
  }
  // The record of it is younger than the backup, and keeps them from links of before.
  const of = { personId: accountId, language }
  if (await wasRemovedSince(queries, of, revokedAt - 1)) return
  const clock = { now: () => revokedAt }
  const removed = { act: 'recorder-removed', language, person: accountId } as const
  await recordAct(queries, { clock, ids: createIds(clock) }, { ...removed, by: theOperator })
}

/** The same for an invitation that was revoked by itself. */
export async function revokeInvitationAgain(queries: Queries, id: string): Promise<void> {
  await dropInvitation(queries, id)
}

/** With the invitations to it by which they signed up. */
async function removeLanguage(
  queries: Queries,
  accountId: string,
  language: string,
): Promise<boolean> {
  await removeKeptFor(queries, accountId, language)
  const wasThere = await removeRecorderLanguage(queries, accountId, language)
  const left = await listLanguagesOf(queries, accountId)
  if (left.length === 0) await updateRole(queries, accountId, 'learner')
  return wasThere
}
