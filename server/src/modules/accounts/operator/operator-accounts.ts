import type { CommandContext } from '../../../context.ts'
import { defineWithdrawal } from '../../../platform/withdrawals/withdrawal-command.ts'
import { recordAct, theOperator } from '../../language-acts/index.ts'
import {
  insertRecorderLanguage,
  listLanguagesOf,
  type RecorderLanguage,
} from '../../speakers/index.ts'
import {
  findAccountByEmail,
  insertAccount,
  newAccount,
  setDisabled,
  type Account,
} from '../repository.ts'
import { endSessions } from '../end-sessions.ts'
import { listIdentities } from '../google/repository.ts'
import { listSessions } from '../profile/repository.ts'

/** An account with what an operator asks about it. */
export interface AccountReport {
  readonly account: Account
  readonly hasGoogle: boolean
  readonly devices: number
  readonly practiceEvents: number
  readonly recorderLanguages: readonly RecorderLanguage[]
}

export async function findAccountReport(
  { database: { queries }, clock, accountData }: CommandContext,
  email: string,
): Promise<AccountReport | undefined> {
  const account = await findAccountByEmail(queries, email)
  if (account === undefined) return undefined
  const { id } = account
  return {
    account,
    hasGoogle: (await listIdentities(queries, id)).length > 0,
    devices: (await listSessions(queries, id, clock.now())).length,
    practiceEvents: (await accountData.foresee(queries, id)).practiceEvents,
    recorderLanguages: await listLanguagesOf(queries, id),
  }
}

/** Who is to have an account: a learner, or a recorder of the languages it `records`. */
export interface NewPerson {
  readonly email: string
  readonly fullName: string
  readonly passwordHash: string
  readonly records: readonly string[]
  /** Those of them in which their word alone is enough. */
  readonly trusted?: readonly string[]
}

/**
 * Makes an account whose address counts as verified, without a mail: for looking around on a local
 * start. Undefined when the address is taken.
 */
export function addAccount(
  { database, clock, ids }: Pick<CommandContext, 'database' | 'clock' | 'ids'>,
  { records, trusted = [], ...person }: NewPerson,
): Promise<Account | undefined> {
  return database.transaction(async (queries) => {
    const now = clock.now()
    const account = newAccount({
      id: ids.uuid(),
      ...person,
      language: 'en',
      role: records.length > 0 ? 'recorder' : 'learner',
      emailVerifiedAt: now,
      createdAt: now,
    })
    if (!(await insertAccount(queries, account))) return undefined
    for (const language of records) {
      const trustedAt = trusted.includes(language) ? now : null
      const given = { accountId: account.id, language, trustedAt, createdAt: now }
      await insertRecorderLanguage(queries, given)
    }
    await recordAct(queries, { clock, ids }, { ...onAccount(account.id), act: 'account-made' })
    return account
  })
}

const onAccount = (person: string) => ({ by: theOperator, language: null, person })

/** An account that was opened again after a backup is open after its restore, too. */
export const lockWithdrawals = {
  disabled: defineWithdrawal('disabled', (queries, { id, at }) => setDisabled(queries, id, at)),
  enabled: defineWithdrawal('enabled', (queries, { id }) => setDisabled(queries, id, null)),
}

/** Locks the account and signs it out everywhere. */
export async function disableAccount(context: CommandContext, { id }: Account): Promise<void> {
  const { database, clock, securityLog, saveWithdrawals } = context
  await database.transaction(async (queries) => {
    const now = clock.now()
    await lockWithdrawals.disabled.carryOut(queries, { id, at: now })
    await endSessions(queries, { accountId: id, at: now })
    await recordAct(queries, context, { ...onAccount(id), act: 'account-disabled' })
  })
  await saveWithdrawals()
  securityLog.note('account-disabled', id)
}

/** Opens a locked account again. */
export async function enableAccount(context: CommandContext, { id }: Account): Promise<void> {
  const { database, clock, securityLog, saveWithdrawals } = context
  await database.transaction(async (queries) => {
    await lockWithdrawals.enabled.carryOut(queries, { id, at: clock.now() })
    await recordAct(queries, context, { ...onAccount(id), act: 'account-enabled' })
  })
  await saveWithdrawals()
  securityLog.note('account-enabled', id)
}
