import { pagePaths, type InterfaceLanguage } from '@mboa/contract'
import * as v from 'valibot'
import type { Context } from '../../context.ts'
import { composeMail, type MailTexts } from '../../platform/mail/compose-mail.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { findAccount } from './accounts.repository.ts'
import { greetedName } from './mail-parts.ts'

export const passwordChangedTemplate = 'password-changed'
const payloadSchema = v.object({ accountId: v.string() })
export type PasswordChangedPayload = v.InferOutput<typeof payloadSchema>

/** Tells the owner, so that a stranger who got in is noticed. */
export async function composePasswordChangedMail(
  { database, origin }: Context,
  payload: unknown,
): Promise<Mail | undefined> {
  const { accountId } = v.parse(payloadSchema, payload)
  const account = await findAccount(database.queries, accountId)
  if (account === undefined) return undefined
  const { email, fullName, language } = account
  const link = new URL(pagePaths.forgotPassword, origin).href
  const mail = composeMail(texts[language](greetedName(fullName)), link, language)
  return { to: email, language, ...mail }
}

const texts: Record<InterfaceLanguage, (name: string) => MailTexts> = {
  en: (name) => ({
    subject: 'Your Mboa password was changed',
    greeting: `Hello${name},`,
    before:
      'Your Mboa password was just changed, and your other devices were signed out. If this wasn’t you, choose a new password right away:',
    action: 'Choose a new password',
    after: 'If it was you, there’s nothing to do.',
    footer: 'You received this email because it concerns the security of your account.',
  }),
  fr: (name) => ({
    subject: 'Votre mot de passe Mboa a été changé',
    greeting: `Bonjour${name},`,
    before:
      'Le mot de passe de votre compte Mboa vient d’être changé, et vos autres appareils ont été déconnectés. Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe\u00A0:',
    action: 'Choisir un mot de passe',
    after: 'Si c’était vous, il n’y a rien à faire.',
    footer: 'Vous recevez ce message parce qu’il concerne la sécurité de votre compte.',
  }),
}
