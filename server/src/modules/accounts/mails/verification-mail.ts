import * as v from 'valibot'
import type { Context } from '../../../context.ts'
import { hashToken } from '../../../platform/ids.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { serverTexts } from '../../../mail-and-page-texts.ts'
import { composeMail } from '../../../platform/mail/compose-mail.ts'
import { findAccount } from '../repository.ts'
import { insertCode } from '../account-codes.repository.ts'
import { verificationLifetimeMs } from '../limits.ts'
import { greetedName, mailedLink } from './mail-parts.ts'
import { listKeptFor } from '../recorders/repository.ts'

export const verificationTemplate = 'verify-email'
const payloadSchema = v.object({ accountId: v.string(), requestedAt: v.number() })
export type VerificationPayload = v.InferOutput<typeof payloadSchema>

/**
 * Makes the code when the mail leaves, so that a mail held up by a dead mail server still
 * arrives with its three minutes. Not wanted any more once verified or asked for again.
 */
export async function composeVerificationMail(
  { database, clock, ids, origin }: Context,
  payload: unknown,
): Promise<Mail | undefined> {
  const { accountId, requestedAt } = v.parse(payloadSchema, payload)
  const code = ids.token()
  const account = await database.transaction(async (queries) => {
    const found = await findAccount(queries, accountId)
    if (found === undefined || found.emailVerifiedAt !== null) return undefined
    if (found.verificationRequestedAt !== requestedAt) return undefined
    const now = clock.now()
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
  if (account === undefined) return undefined
  const { email, fullName, language } = account
  const isInvited = (await listKeptFor(database.queries, accountId)).length > 0
  const link = mailedLink(origin, 'verifyEmail', code)
  const texts = serverTexts[language].verification(greetedName(fullName), isInvited)
  const mail = await composeMail(texts, link, language)
  return { to: email, language, ...mail }
}
