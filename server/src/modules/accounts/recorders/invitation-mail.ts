import { apiPaths, type InterfaceLanguage } from '@mboa/contract'
import * as v from 'valibot'
import type { Context } from '../../../context.ts'
import { hashToken } from '../../../platform/ids.ts'
import { composeMail, type MailTexts } from '../../../platform/mail/compose-mail.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { findAccountByEmail } from '../accounts.repository.ts'
import { greetedName } from '../mail-parts.ts'
import { setInvitationCode } from './recorders.repository.ts'

export const invitationTemplate = 'recorder-invitation'
const payloadSchema = v.object({ invitationId: v.string() })
export type InvitationPayload = v.InferOutput<typeof payloadSchema>

/** Makes the code when the mail leaves. Who has no account yet is written to in both languages. */
export async function composeInvitationMail(
  { database: { queries }, ids, origin }: Context,
  payload: unknown,
): Promise<Mail | undefined> {
  const { invitationId } = v.parse(payloadSchema, payload)
  const code = ids.token()
  const invitation = await setInvitationCode(queries, invitationId, hashToken(code))
  if (invitation === undefined) return undefined
  const url = new URL(apiPaths.openInvitation, origin)
  url.searchParams.set('code', code)
  const account = await findAccountByEmail(queries, invitation.email)
  const language = account?.language ?? 'fr'
  const written = account === undefined ? inBoth(invitation.language) : texts[language]
  const name = greetedName(account?.fullName ?? '').trimEnd()
  const mail = composeMail(written(name, nameOf(invitation.language)), url.href, language)
  return { to: invitation.email, language, ...mail }
}

type Texts = (
  greeted: string,
  language: (interfaceLanguage: InterfaceLanguage) => string,
) => MailTexts

const texts: Record<InterfaceLanguage, Texts> = {
  en: (name, language) => ({
    subject: `Record ${language('en')} for Mboa`,
    greeting: `Hello${name},`,
    before: `You are invited to record ${language('en')} for Mboa, where people learn the languages of Cameroon. Follow this link, then sign up or log in:`,
    action: 'Accept the invitation',
    after: 'The link is valid for 14 days.',
    footer: 'If you don’t want to record, you can ignore this email.',
  }),
  fr: (name, language) => ({
    subject: `Enregistrez pour Mboa\u00A0: ${language('fr')}`,
    greeting: `Bonjour${name},`,
    before: `Nous vous invitons à enregistrer des mots et des phrases pour Mboa, où l’on apprend les langues du Cameroun. Langue\u00A0: ${language('fr')}. Ouvrez ce lien, puis inscrivez-vous ou connectez-vous\u00A0:`,
    action: 'Accepter l’invitation',
    after: 'Le lien est valable 14 jours.',
    footer: 'Si vous ne souhaitez pas enregistrer, vous pouvez ignorer ce message.',
  }),
}

function inBoth(code: string): Texts {
  return (name) => {
    const [french, english] = [texts.fr(name, nameOf(code)), texts.en(name, nameOf(code))]
    const join = (key: keyof MailTexts, between = '\n\n') =>
      `${french[key]}${between}${english[key]}`
    return {
      subject: join('subject', ' · '),
      greeting: 'Bonjour, hello,',
      before: join('before'),
      action: join('action', ' · '),
      after: join('after'),
      footer: join('footer'),
    }
  }
}

/** From the language data of Node (CLDR); the code itself where that has no name. */
function nameOf(code: string): (interfaceLanguage: InterfaceLanguage) => string {
  return (interfaceLanguage) =>
    new Intl.DisplayNames([interfaceLanguage], { type: 'language' }).of(code) ?? code
}
