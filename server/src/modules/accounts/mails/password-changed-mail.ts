import { pagePaths } from '@mboa/contract'
import * as v from 'valibot'
import type { Context } from '../../../context.ts'
import { composeMail } from '../../../platform/mail/compose-mail.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { serverTexts } from '../../../mail-and-page-texts.ts'
import { findAccount } from '../repository.ts'
import { greetedName } from './mail-parts.ts'

export const passwordChangedTemplate = 'password-changed'
const payloadSchema = v.object({ accountId: v.string() })
export type PasswordChangedPayload = v.InferOutput<typeof payloadSchema>

/** Notifies the owner, so that a stranger who got in is noticed. */
export async function composePasswordChangedMail(
  { database, origin }: Context,
  payload: unknown,
): Promise<Mail | undefined> {
  const { accountId } = v.parse(payloadSchema, payload)
  const account = await findAccount(database.queries, accountId)
  if (account === undefined) return undefined
  const { email, fullName, language } = account
  const link = new URL(pagePaths.forgotPassword, origin).href
  const mail = await composeMail(
    serverTexts[language].passwordChanged(greetedName(fullName)),
    link,
    language,
  )
  return { to: email, language, ...mail }
}
