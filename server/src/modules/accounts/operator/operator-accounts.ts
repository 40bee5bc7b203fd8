import type { DeletionConsequences } from '@mboa/contract'
import type { Blobs } from '../../../platform/blobs/blobs.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Ids } from '../../../platform/ids.ts'
import { succeed } from '../../../outcome.ts'
import type { ContributionArchive } from '../../contributions/index.ts'
import type { PracticeArchive } from '../../practice/index.ts'
import type { TakeArchive } from '../../recordings/index.ts'
import {
  findAccountByEmail,
  insertAccount,
  setDisabled,
  type Account,
} from '../accounts.repository.ts'
import { emailKeyOf } from '../email-address.ts'
import { listIdentities } from '../google/google.repository.ts'
import { createDeleteAccount } from '../profile/delete-account.service.ts'
import { createPhotoEncoder } from '../profile/photo-encoder/photo-encoder.ts'
import { createPhotos } from '../profile/photos.service.ts'
import { listSessions } from '../profile/profile.repository.ts'
import {
  insertRecorderLanguage,
  listLanguagesOf,
  type RecorderLanguage,
} from '../recorders/recorders.repository.ts'
import { createRecorders, type Recorders } from '../recorders/recorders.service.ts'
import type { SecurityLog } from '../security-log.ts'
import { removeSessionsOf } from '../sessions.repository.ts'

/** An account with what an operator asks about it. */
export interface AccountReport {
  readonly account: Account
  readonly hasGoogle: boolean
  readonly devices: number
  readonly practiceEvents: number
  readonly recorderLanguages: readonly RecorderLanguage[]
}

/** What the operator may do with accounts, beside a running server or without one. */
export interface OperatorAccounts {
  readonly recorders: Pick<Recorders, 'invite' | 'revoke'>
  find(email: string): Promise<AccountReport | undefined>
  /** The languages that the account records. */
  readonly listLanguagesOf: (accountId: string) => Promise<readonly RecorderLanguage[]>
  /**
   * Makes an account whose address counts as verified, without a mail: for looking around on a
   * local start. A learner, or a recorder of the languages it `records`; some of them `trusted`.
   * Undefined when the address is taken.
   */
  add(person: {
    email: string
    fullName: string
    passwordHash: string
    records: readonly string[]
    trusted?: readonly string[]
  }): Promise<Account | undefined>
  /** Locks the account, or opens it again; locked, it is signed out everywhere. */
  setDisabled(account: Account, isDisabled: boolean): Promise<void>
  /** Removes it with everything that belongs to it; a last notice is mailed. */
  delete(account: Account): Promise<DeletionConsequences | undefined>
}

export function createOperatorAccounts(parts: {
  database: Database
  blobs: Blobs
  clock: Clock
  ids: Ids
  contributionArchive: ContributionArchive
  practiceArchive: PracticeArchive
  takeArchive: TakeArchive
  securityLog: SecurityLog
}): OperatorAccounts {
  const { database, clock, practiceArchive } = parts
  const { queries } = database
  const deleteAccount = createDeleteAccount({
    ...parts,
    photos: createPhotos({ ...parts, encodePhoto: createPhotoEncoder() }),
    checkPassword: () => Promise.resolve(succeed(undefined)),
    // The server looks into the outbox by itself.
    wakeCourier: () => undefined,
  })
  return {
    recorders: createRecorders(parts),
    async find(email) {
      const account = await findAccountByEmail(queries, email)
      if (account === undefined) return undefined
      const { id } = account
      return {
        account,
        hasGoogle: (await listIdentities(queries, id)).length > 0,
        devices: (await listSessions(queries, id, clock.now())).length,
        practiceEvents: await practiceArchive.count(id),
        recorderLanguages: await listLanguagesOf(queries, id),
      }
    },
    listLanguagesOf: (accountId) => listLanguagesOf(queries, accountId),
    add: ({ email, fullName, passwordHash, records, trusted = [] }) =>
      database.transaction(async (inside) => {
        const now = clock.now()
        const account: Account = {
          id: parts.ids.uuid(),
          email,
          emailKey: emailKeyOf(email),
          fullName,
          passwordHash,
          phoneNumber: null,
          nationalNumber: null,
          heldPhoneNumber: null,
          displayName: null,
          photoUrl: null,
          language: 'en',
          disabledAt: null,
          role: records.length > 0 ? 'recorder' : 'learner',
          emailVerifiedAt: now,
          termsAcceptedAt: now,
          createdAt: now,
          verificationRequestedAt: null,
        }
        if (!(await insertAccount(inside, account))) return undefined
        for (const language of records) {
          const trustedAt = trusted.includes(language) ? now : null
          const given = { accountId: account.id, language, trustedAt, createdAt: now }
          await insertRecorderLanguage(inside, given)
        }
        return account
      }),
    async setDisabled({ id }, isDisabled) {
      await database.transaction(async (inside) => {
        await setDisabled(inside, id, isDisabled ? clock.now() : null)
        if (isDisabled) await removeSessionsOf(inside, id)
      })
      parts.securityLog.note(isDisabled ? 'account-disabled' : 'account-enabled', id)
    },
    async delete({ id }) {
      const deleted = await deleteAccount.deleteUnasked(id)
      return deleted.ok ? deleted.value : undefined
    },
  }
}
