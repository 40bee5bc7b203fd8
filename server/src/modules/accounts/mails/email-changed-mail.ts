import { interfaceLanguageSchema, pagePaths } from '@mboa/contract'
import * as v from 'valibot'
import type { Context } from '../../../context.ts'
import { composeMail } from '../../../platform/mail/compose-mail.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { serverTexts } from '../../../mail-and-page-texts.ts'
import { greetedName } from './mail-parts.ts'

export const emailChangedTemplate = 'email-changed'

/** The account has another address when the mail is written: this one travels with it. */
const payloadSchema = v.object({
  email: v.string(),
  fullName: v.string(),
  language: interfaceLanguageSchema,
})
export type EmailChangedPayload = v.InferOutput<typeof payloadSchema>

/** To the address of before, so that its owner learns of what they did not ask for. */
export async function composeEmailChangedMail(
  { origin }: Context,
  payload: unknown,
): Promise<Mail> {
  const { email, fullName, language } = v.parse(payloadSchema, payload)
  const link = new URL(pagePaths.login, origin).href
  const texts = serverTexts[language].emailChanged(greetedName(fullName))
  return { to: email, language, ...(await composeMail(texts, link, language)) }
}
