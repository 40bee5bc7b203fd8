import { interfaceLanguageSchema, pagePaths, type InterfaceLanguage } from '@mboa/contract'
import * as v from 'valibot'
import type { Context } from '../../../context.ts'
import { composeMail, type MailTexts } from '../../../platform/mail/compose-mail.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { greetedName } from '../mail-parts.ts'

export const accountDeletedTemplate = 'account-deleted'

/** The account is gone when the mail is written: what it needs travels with it. */
const payloadSchema = v.object({
  email: v.string(),
  fullName: v.string(),
  language: interfaceLanguageSchema,
})
export type AccountDeletedPayload = v.InferOutput<typeof payloadSchema>

export function composeAccountDeletedMail({ origin }: Context, payload: unknown): Promise<Mail> {
  const { email, fullName, language } = v.parse(payloadSchema, payload)
  const link = new URL(pagePaths.signUp, origin).href
  const mail = composeMail(texts[language](greetedName(fullName)), link, language)
  return Promise.resolve({ to: email, language, ...mail })
}

const texts: Record<InterfaceLanguage, (name: string) => MailTexts> = {
  en: (name) => ({
    subject: 'Your Mboa account was deleted',
    greeting: `Hello${name},`,
    before:
      'Your Mboa account and everything in it have been permanently deleted. You’re welcome back with a new one at any time:',
    action: 'Create an account',
    after: 'If you didn’t ask for this, please reply to this email.',
    footer: 'This is the last email we’ll send you.',
  }),
  fr: (name) => ({
    subject: 'Votre compte Mboa a été supprimé',
    greeting: `Bonjour${name},`,
    before:
      'Votre compte Mboa et tout ce qu’il contenait ont été supprimés définitivement. Vous pouvez revenir à tout moment avec un nouveau compte\u00A0:',
    action: 'Créer un compte',
    after: 'Si vous n’avez rien demandé, répondez à ce message.',
    footer: 'Ceci est le dernier message que nous vous envoyons.',
  }),
}
