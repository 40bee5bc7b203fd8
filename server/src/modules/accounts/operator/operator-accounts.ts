import type { DeletionConsequences } from '@mboa/contract'
import type { Blobs } from '../../../platform/blobs/blobs.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Ids } from '../../../platform/ids.ts'
import { succeed } from '../../../outcome.ts'
import type { PracticeArchive } from '../../practice/index.ts'
import { findAccountByEmail, setDisabled, type Account } from '../accounts.repository.ts'
import { listIdentities } from '../google/google.repository.ts'
import { createDeleteAccount } from '../profile/delete-account.service.ts'
import { createPhotos } from '../profile/photos.service.ts'
import { listSessions } from '../profile/profile.repository.ts'
import { listLanguagesOf, type RecorderLanguage } from '../recorders/recorders.repository.ts'
import { createRecorders, type Recorders } from '../recorders/recorders.service.ts'
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
  practiceArchive: PracticeArchive
}): OperatorAccounts {
  const { database, clock, practiceArchive } = parts
  const { queries } = database
  const deleteAccount = createDeleteAccount({
    ...{ ...parts, photos: createPhotos(parts) },
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
    setDisabled: ({ id }, isDisabled) =>
      database.transaction(async (inside) => {
        await setDisabled(inside, id, isDisabled ? clock.now() : null)
        if (isDisabled) await removeSessionsOf(inside, id)
      }),
    async delete({ id }) {
      const deleted = await deleteAccount.deleteUnasked(id)
      return deleted.ok ? deleted.value : undefined
    },
  }
}
