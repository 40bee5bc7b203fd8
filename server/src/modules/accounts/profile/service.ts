import { profileChangesSchema, type Profile } from '@mboa/contract'
import * as v from 'valibot'
import type { Context } from '../../../context.ts'
import type { Actor } from '../../../http/request-scope.ts'
import { refuse, succeed, type Result } from '../../../result.ts'
import { isUniqueViolation, type Queries } from '../../../platform/database/database.ts'
import { isSpeaker, listLanguagesOf } from '../../speakers/index.ts'
import { findAccount, findPhoneHolder, type Account } from '../repository.ts'
import { listIdentities } from '../google/repository.ts'
import { phoneNumberField } from '../sign-up/sign-up-form.ts'
import { presentUser } from '../signed-in-browser.ts'
import { updateProfile } from './repository.ts'

const fields = profileChangesSchema.entries

/** Changes with their rules, those of sign-up; anything else in the body is not read. */
export const profileBodySchema = v.object({
  fullName: v.optional(v.pipe(fields.fullName.wrapped, v.trim(), v.nonEmpty('required'))),
  phoneNumber: v.optional(v.nullable(phoneNumberField)),
  language: fields.language,
})

export async function getProfile(
  { database: { queries } }: Context,
  { accountId }: Actor,
): Promise<Result<Profile>> {
  const account = await findAccount(queries, accountId)
  if (account === undefined) return refuse('not-signed-in')
  return succeed(await presentProfile(queries, account))
}

export async function updateOwnProfile(
  context: Context,
  actor: Actor,
  changes: v.InferOutput<typeof profileBodySchema>,
): Promise<Result<Profile>> {
  const { database } = context
  const account = await findAccount(database.queries, actor.accountId)
  if (account === undefined) return refuse('not-signed-in')
  const number = changes.phoneNumber?.e164
  const holder = number === undefined ? undefined : await findPhoneHolder(database.queries, number)
  if (holder !== undefined && holder.id !== account.id) return refuseNumber()
  try {
    await database.transaction(async (queries) => {
      await updateProfile(queries, account.id, changes)
      if (changes.fullName === undefined || changes.fullName === account.fullName) return
      for (const { rename } of context.accountData.modules) await rename?.(queries, account.id)
    })
  } catch (error) {
    // Somebody took the number at this very moment.
    if (isUniqueViolation(error)) return refuseNumber()
    throw error
  }
  return getProfile(context, actor)
}

export async function presentProfile(queries: Queries, account: Account): Promise<Profile> {
  const { id: accountId, role, language, passwordHash } = account
  const identities = await listIdentities(queries, accountId)
  const recorded = await listLanguagesOf(queries, accountId)
  return {
    user: presentUser(account),
    language,
    hasPassword: passwordHash !== null,
    hasGoogle: identities.length > 0,
    recorderLanguages: recorded.map((each) => each.language),
    coordinatedLanguages: recorded.flatMap((each) =>
      each.coordinatorAt === null ? [] : [each.language],
    ),
    isSpeaker: await isSpeaker(queries, { accountId, role }),
  }
}

function refuseNumber(): Result<never> {
  const code = 'phone-number-already-exists'
  return refuse(code, { fields: { phoneNumber: code } })
}
