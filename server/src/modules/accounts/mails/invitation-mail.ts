import {
  addressOf,
  api,
  type InterfaceLanguage,
  languageFacts,
  type pagePaths,
} from '@mboa/contract'
import * as v from 'valibot'
import type { Context } from '../../../context.ts'
import { hashToken } from '../../../platform/ids.ts'
import { nameLanguage } from '../../../platform/name-language.ts'
import { composeMail, type MailTexts } from '../../../platform/mail/compose-mail.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { serverTexts } from '../../../mail-and-page-texts.ts'
import { findAccountByEmail } from '../repository.ts'
import { greetedName } from './mail-parts.ts'
import { setInvitationCode } from '../recorders/repository.ts'

export const invitationTemplate = 'recorder-invitation'
const payloadSchema = v.object({ invitationId: v.string() })
export type InvitationPayload = v.InferOutput<typeof payloadSchema>

/** Makes the code when the mail leaves. Who has no account yet is written to in both languages of the country. */
export async function composeInvitationMail(
  { database: { queries }, ids, origin }: Context,
  payload: unknown,
): Promise<Mail | undefined> {
  const { invitationId } = v.parse(payloadSchema, payload)
  const code = ids.token()
  const invitation = await setInvitationCode(queries, invitationId, hashToken(code))
  if (invitation?.email == null) return undefined
  const { email } = invitation
  const account = await findAccountByEmail(queries, email)
  const language = account?.language ?? 'fr'
  const textsIn = (each: InterfaceLanguage) =>
    serverTexts[each].invitation(
      greetedName(account?.fullName ?? '').trimEnd(),
      nameLanguage(invitation.language)[languageFacts[each].glosses],
    )
  const texts = account === undefined ? join(textsIn('fr'), textsIn('en')) : textsIn(language)
  const link = invitationLink(origin, code)
  return { to: email, language, ...(await composeMail(texts, link, language)) }
}

function join(french: MailTexts, english: MailTexts): MailTexts {
  const both = (key: keyof MailTexts, between = '\n\n') => `${french[key]}${between}${english[key]}`
  return {
    subject: both('subject', ' · '),
    greeting: 'Bonjour, hello,',
    before: both('before'),
    action: both('action', ' · '),
    after: both('after'),
    footer: both('footer'),
  }
}

/** Where whoever holds the code of an invitation follows it. */
export function invitationLink(origin: string, code: string): string {
  return `${origin}${addressOf(api.openInvitation, { query: { code } })}`
}

/** The same page, which says then what it is for. */
export function invitedTo(page: typeof pagePaths.signUp | typeof pagePaths.login): string {
  return `${page}?invited`
}
