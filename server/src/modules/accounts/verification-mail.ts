import type { InterfaceLanguage } from '@mboa/contract'
import * as v from 'valibot'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { hashToken, type Ids } from '../../platform/ids.ts'
import type { Mail, MailComposer } from '../../platform/mail/mail.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { findAccount } from './accounts.repository.ts'
import { insertCode } from './account-codes.repository.ts'
import { greetedName } from './greeted-name.ts'
import { verificationLifetimeMs } from './limits.ts'
import { mailedLink } from './mailed-link.ts'

export const verificationTemplate = 'verify-email'
const payloadSchema = v.object({ accountId: v.string(), requestedAt: v.number() })
export type VerificationPayload = v.InferOutput<typeof payloadSchema>

/**
 * Makes the code when the mail leaves, so that a mail held up by a dead mail server still
 * arrives with its three minutes. Not wanted any more once verified or asked for again.
 */
export function createVerificationComposer(parts: {
  database: Database
  clock: Clock
  ids: Ids
  origin: string
}): MailComposer {
  return async (payload) => {
    const { accountId, requestedAt } = v.parse(payloadSchema, payload)
    const code = parts.ids.token()
    const account = await parts.database.transaction(async (queries) => {
      const found = await findAccount(queries, accountId)
      if (found === undefined || found.emailVerifiedAt !== null) return undefined
      if (found.verificationRequestedAt !== requestedAt) return undefined
      const now = parts.clock.now()
      await insertCode(queries, {
        codeHash: hashToken(code),
        accountId,
        purpose: 'verify-email',
        createdAt: now,
        expiresAt: now + verificationLifetimeMs,
        supersededAt: null,
      })
      return found
    })
    return account && writeMail(account, mailedLink(parts.origin, 'verifyEmail', code))
  }
}

const texts: Record<InterfaceLanguage, (name: string) => Parameters<typeof composeMail>[0]> = {
  en: (name) => ({
    subject: 'Verify your email for Mboa',
    greeting: `Hello${name},`,
    before: 'Please verify your email address to start learning with Mboa:',
    action: 'Verify my email',
    after: 'The link expires in 3 minutes. If it has expired, it lets you ask for a new one.',
    footer: 'If you did not create an account with Mboa, you can ignore this email.',
  }),
  fr: (name) => ({
    subject: 'Vérifiez votre adresse e-mail pour Mboa',
    greeting: `Bonjour${name},`,
    before: 'Veuillez vérifier votre adresse e-mail pour commencer à apprendre avec Mboa\u00A0:',
    action: 'Vérifier mon adresse',
    after: 'Le lien expire dans 3 minutes. Passé ce délai, il permet d’en demander un nouveau.',
    footer: 'Si vous n’avez pas créé de compte Mboa, vous pouvez ignorer ce message.',
  }),
}

function writeMail(
  to: { email: string; fullName: string; language: InterfaceLanguage },
  link: string,
): Mail {
  const { email, fullName, language } = to
  return {
    to: email,
    language,
    ...composeMail(texts[language](greetedName(fullName)), link, language),
  }
}
