import { interfaceLanguageSchema, pagePaths } from '@mboa/contract'
import * as v from 'valibot'
import type { Context } from '../../../context.ts'
import { composeMail } from '../../../platform/mail/compose-mail.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { serverTexts } from '../../../mail-and-page-texts.ts'
import { greetedName } from './mail-parts.ts'

export const accountDeletedTemplate = 'account-deleted'

/** The account is gone when the mail is written: what it needs travels with it. */
const payloadSchema = v.object({
  email: v.string(),
  fullName: v.string(),
  language: interfaceLanguageSchema,
})
export type AccountDeletedPayload = v.InferOutput<typeof payloadSchema>

export async function composeAccountDeletedMail(
  { origin }: Context,
  payload: unknown,
): Promise<Mail> {
  const { email, fullName, language } = v.parse(payloadSchema, payload)
  const link = new URL(pagePaths.signUp, origin).href
  const mail = await composeMail(
    serverTexts[language].accountDeleted(greetedName(fullName)),
    link,
    language,
  )
  return { to: email, language, ...mail }
}
