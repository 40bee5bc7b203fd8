import { freshSignInMs, type DeletionConsequences, type RecordingsFate } from '@mboa/contract'
import type { AllAccountData } from '../../../account-data.ts'
import type { CommandContext, Context } from '../../../context.ts'
import type { Actor } from '../../../http/request-scope.ts'
import { refuse, succeed, type Result } from '../../../result.ts'
import type { Queries } from '../../../platform/database/database.ts'
import { hashToken } from '../../../platform/ids.ts'
import { enqueueMail } from '../../../platform/mail/mail-outbox.repository.ts'
import { defineWithdrawal } from '../../../platform/withdrawals/withdrawal-command.ts'
import { recordAct, type Agent } from '../../language-acts/index.ts'
import { speakerIdOf } from '../../speakers/index.ts'
import { findAccount, lockAccount, type Account } from '../repository.ts'
import { confirmProof, tryPassword } from '../attempts.ts'
import {
  accountDeletedTemplate,
  type AccountDeletedPayload,
} from '../mails/account-deleted-mail.ts'
import { findPhotoOf } from './photos.repository.ts'
import { releasePhoto } from './photos.ts'
import { listSessions, removeAccount } from './repository.ts'

/** What deleting would take away. */
export async function foreseeDeletion(
  context: Context,
  { accountId }: Actor,
): Promise<Result<DeletionConsequences>> {
  const account = await findAccount(context.database.queries, accountId)
  if (account === undefined) return refuse('not-signed-in')
  return succeed(await consequencesFor(context, context.database.queries, account))
}

/** For its owner, who proves it: by the password, or the fresh session of the token. */
export async function deleteOwnAccount(
  context: Context,
  { accountId }: Actor,
  asked: { password: string; token: string; fates: Fates },
): Promise<Result<DeletionConsequences>> {
  const account = await findAccount(context.database.queries, accountId)
  if (account === undefined) return refuse('not-signed-in')
  const proven = await prove(context, account, asked)
  if (!proven.ok) return proven
  return deleteProven(context, account, {
    fates: asked.fates,
    confirm: (queries) => confirmProof(queries, account, passwordField),
  })
}

/** What becomes of recordings: one's own, and those of who spoke on one's devices. */
interface Fates {
  readonly recordings: RecordingsFate
  /** As the devices call them; all others stay where they agreed to it. */
  readonly speakersToDelete: readonly string[]
}

const passwordField = 'password'

const allGoes: Fates = { recordings: 'withdraw', speakersToDelete: [] }

/**
 * Deletes an account for somebody else, with everything that belongs to it; a last notice is mailed.
 * Refuses if it is deleted already.
 */
export function deleteAccount(
  context: CommandContext,
  account: Account,
  by: Agent,
): Promise<Result<DeletionConsequences>> {
  return deleteProven(context, account, {
    fates: allGoes,
    by,
    async confirm(queries) {
      await lockAccount(queries, account.id)
      const found = await findAccount(queries, account.id)
      return found === undefined ? refuse('not-found') : succeed(found)
    },
  })
}

interface Deletion {
  readonly fates: Fates
  /** Finds the account as it is once nothing else can change it. */
  readonly confirm: (queries: Queries) => Promise<Result<Account>>
  /** Absent if it is the owner's own doing, which no record keeps. */
  readonly by?: Agent
}

async function deleteProven(
  context: CommandContext,
  proven: Account,
  { fates: { recordings, speakersToDelete }, confirm, by }: Deletion,
): Promise<Result<DeletionConsequences>> {
  type Deleted = Result<DeletionConsequences>
  const deleted = await context.database.transaction(async (queries): Promise<Deleted> => {
    const found = await confirm(queries)
    if (!found.ok) return found
    const account = found.value
    const { id, email, fullName, language } = account
    const now = context.clock.now()
    const consequences = await consequencesFor(context, queries, account)
    const speakersKept = consequences.speakers
      .filter((speaker) => speaker.mayStay && !speakersToDelete.includes(speaker.id))
      .map((speaker) => speakerIdOf(id, speaker.id))
    const deletion = deletionWithdrawals(context.accountData).account
    await deletion.carryOut(queries, { id, recordings, speakersKept, at: now })
    if (by !== undefined) {
      await recordAct(queries, context, { act: 'account-deleted', by, language: null })
    }
    const payload: AccountDeletedPayload = { email, fullName, language }
    const mail = { id: context.ids.uuid(), template: accountDeletedTemplate, now }
    await enqueueMail(queries, { ...mail, payload, person: null })
    return succeed(consequences)
  })
  if (!deleted.ok) return deleted
  context.securityLog.note('account-deleted', proven.id)
  context.wakeMailSender()
  await context.saveWithdrawals()
  return deleted
}

export const deletionWithdrawals = ({ modules }: AllAccountData) => ({
  account: defineWithdrawal('account', async (queries, withdrawal) => {
    const { id, recordings, speakersKept, at } = withdrawal
    const account = await findAccount(queries, id)
    if (account === undefined) return
    await releasePhoto(queries, id, at)
    const deletion = { recordings, speakersKept, now: at }
    for (const { erase } of modules) await erase?.(queries, id, deletion)
    await removeAccount(queries, account)
  }),
})

async function consequencesFor(
  { clock, accountData }: CommandContext,
  queries: Queries,
  { id, passwordHash }: Account,
): Promise<DeletionConsequences> {
  const sessions = await listSessions(queries, id, clock.now())
  return {
    needs: passwordHash === null ? 'fresh-sign-in' : 'password',
    devices: sessions.length,
    hasPhoto: (await findPhotoOf(queries, id)) !== undefined,
    ...(await accountData.foresee(queries, id)),
  }
}

async function prove(
  context: Context,
  account: Account,
  { password, token }: { password: string; token: string },
): Promise<Result<undefined>> {
  if (account.passwordHash !== null) {
    return tryPassword(context, account, { password, field: passwordField })
  }
  const now = context.clock.now()
  const sessions = await listSessions(context.database.queries, account.id, now)
  const session = sessions.find(({ tokenHash }) => tokenHash === hashToken(token))
  const isFresh = session !== undefined && session.createdAt > now - freshSignInMs
  return isFresh ? succeed(undefined) : refuse('sign-in-again')
}
