import { profileChangesSchema, type Profile } from '@mboa/contract'
import * as v from 'valibot'
import type { Actor } from '../../../http/actor.ts'
import { refuse, succeed, type Outcome } from '../../../outcome.ts'
import type { Database } from '../../../platform/database/database.ts'
import { isUniqueViolation } from '../../../platform/database/unique-violation.ts'
import type { TakeArchive } from '../../recordings/index.ts'
import { findAccount, findPhoneHolder, type Account } from '../accounts.repository.ts'
import { listIdentities } from '../google/google.repository.ts'
import { phoneNumberField } from '../sign-up-form.ts'
import { presentUser } from '../user-presenter.ts'
import { listRecorderLanguages, updateProfile } from './profile.repository.ts'

const fields = profileChangesSchema.entries

/** Changes with their rules, those of sign-up; anything else in the body is not read. */
export const profileForm = v.object({
  fullName: v.optional(v.pipe(fields.fullName.wrapped, v.trim(), v.nonEmpty('required'))),
  phoneNumber: v.optional(v.nullable(phoneNumberField)),
  language: fields.language,
})

export interface ProfileService {
  get(actor: Actor): Promise<Outcome<Profile>>
  update(actor: Actor, changes: v.InferOutput<typeof profileForm>): Promise<Outcome<Profile>>
}

export function createProfile(parts: {
  database: Database
  takeArchive: Pick<TakeArchive, 'announceName' | 'isSpeaker'>
}): ProfileService {
  const { database, takeArchive } = parts
  const { queries } = database

  async function get({ accountId }: Actor): Promise<Outcome<Profile>> {
    const account = await findAccount(queries, accountId)
    return account === undefined ? refuse('not-signed-in') : succeed(await present(account))
  }

  async function present(account: Account): Promise<Profile> {
    const identities = await listIdentities(queries, account.id)
    return {
      user: presentUser(account),
      language: account.language,
      hasPassword: account.passwordHash !== null,
      hasGoogle: identities.length > 0,
      recorderLanguages: [...(await listRecorderLanguages(queries, account.id))],
      isSpeaker: await takeArchive.isSpeaker({ accountId: account.id, role: account.role }),
    }
  }

  return {
    get,
    async update(actor, changes) {
      const account = await findAccount(queries, actor.accountId)
      if (account === undefined) return refuse('not-signed-in')
      const number = changes.phoneNumber?.e164
      const holder = number === undefined ? undefined : await findPhoneHolder(queries, number)
      if (holder !== undefined && holder.id !== account.id) return refuseNumber()
      try {
        await database.transaction(async (within) => {
          await updateProfile(within, account.id, changes)
          if (changes.fullName === undefined || changes.fullName === account.fullName) return
          await takeArchive.announceName(within, account.id)
        })
      } catch (error) {
        // Somebody took the number at this very moment.
        if (isUniqueViolation(error)) return refuseNumber()
        throw error
      }
      return get(actor)
    },
  }
}

function refuseNumber(): Outcome<never> {
  const code = 'phone-number-already-exists'
  return refuse(code, { fields: { phoneNumber: code } })
}
