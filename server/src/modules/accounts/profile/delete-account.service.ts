import { freshSignInMs, type DeletionConsequences, type RecordingsFate } from '@mboa/contract'
import type { Actor } from '../../../http/actor.ts'
import { refuse, succeed, type Outcome } from '../../../outcome.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { hashToken, type Ids } from '../../../platform/ids.ts'
import { enqueueMail } from '../../../platform/mail/mail-outbox.repository.ts'
import type { ContributionArchive } from '../../contributions/index.ts'
import type { PracticeArchive } from '../../practice/index.ts'
import type { TakeArchive } from '../../recordings/index.ts'
import { findAccount, type Account } from '../accounts.repository.ts'
import type { CheckPassword } from '../check-password.ts'
import type { SecurityLog } from '../security-log.ts'
import { accountDeletedTemplate, type AccountDeletedPayload } from './account-deleted-mail.ts'
import { findPhotoOf } from './photos.repository.ts'
import type { Photos } from './photos.service.ts'
import { listSessions, removeAccount } from './profile.repository.ts'

export interface DeleteAccount {
  /** What deleting would take away. */
  foresee(accountId: string): Promise<Outcome<DeletionConsequences>>
  /** For its owner, who proves it: by the password, or the fresh session. */
  delete(
    actor: Actor,
    asked: { password: string; token: string; recordings: RecordingsFate },
  ): Promise<Outcome<DeletionConsequences>>
  /** For the operator, without a proof. */
  deleteUnasked(accountId: string): Promise<Outcome<DeletionConsequences>>
}

export function createDeleteAccount(parts: {
  database: Database
  clock: Clock
  ids: Ids
  photos: Pick<Photos, 'letGoOfFile'>
  contributionArchive: ContributionArchive
  practiceArchive: PracticeArchive
  takeArchive: TakeArchive
  checkPassword: CheckPassword
  wakeCourier: () => void
  securityLog: SecurityLog
}): DeleteAccount {
  const { database, clock, ids } = parts

  async function consequencesFor({ id, passwordHash }: Account): Promise<DeletionConsequences> {
    const sessions = await listSessions(database.queries, id, clock.now())
    const atStake = await parts.takeArchive.count(id)
    return {
      needs: passwordHash === null ? 'fresh-sign-in' : 'password',
      practiceEvents: await parts.practiceArchive.count(id),
      takes: atStake.takes,
      takesThatCanStay: atStake.canStay,
      contributions: await parts.contributionArchive.count(id),
      devices: sessions.length,
      hasPhoto: (await findPhotoOf(database.queries, id)) !== undefined,
    }
  }

  async function prove(account: Account, proof: { password: string; token: string }) {
    if (account.passwordHash !== null) {
      return parts.checkPassword(account, proof.password, 'password')
    }
    const sessions = await listSessions(database.queries, account.id, clock.now())
    const session = sessions.find(({ tokenHash }) => tokenHash === hashToken(proof.token))
    const isFresh = session !== undefined && session.createdAt > clock.now() - freshSignInMs
    return isFresh ? succeed(undefined) : refuse('sign-in-again')
  }

  async function remove(
    account: Account,
    recordings: RecordingsFate,
  ): Promise<Outcome<DeletionConsequences>> {
    const consequences = await consequencesFor(account)
    await database.transaction(async (queries) => {
      await parts.photos.letGoOfFile(queries, account.id)
      const staysAsSpeaker = await parts.takeArchive.settle(queries, account.id, recordings)
      await parts.contributionArchive.settle(queries, account.id, {
        staysAsSpeaker,
        listSaying: (course, items) => parts.takeArchive.listSaying(queries, course, items),
      })
      await removeAccount(queries, account)
      const { email, fullName, language } = account
      const payload: AccountDeletedPayload = { email, fullName, language }
      const mail = { id: ids.uuid(), template: accountDeletedTemplate, now: clock.now() }
      await enqueueMail(queries, { ...mail, payload, person: null })
    })
    parts.securityLog.note('account-deleted', account.id)
    parts.wakeCourier()
    return succeed(consequences)
  }

  return {
    async foresee(accountId) {
      const account = await findAccount(database.queries, accountId)
      if (account === undefined) return refuse('not-signed-in')
      return succeed(await consequencesFor(account))
    },
    async delete({ accountId }, asked) {
      const account = await findAccount(database.queries, accountId)
      if (account === undefined) return refuse('not-signed-in')
      const proven = await prove(account, asked)
      return proven.ok ? remove(account, asked.recordings) : proven
    },
    async deleteUnasked(accountId) {
      const account = await findAccount(database.queries, accountId)
      return account === undefined ? refuse('not-found') : remove(account, 'withdraw')
    },
  }
}
