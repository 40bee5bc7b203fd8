import * as v from 'valibot'
import type { Context } from '../../../context.ts'
import { hashToken } from '../../../platform/ids.ts'
import { composeMail } from '../../../platform/mail/compose-mail.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { serverTexts } from '../../../mail-and-page-texts.ts'
import { insertCode, supersedeCodes } from '../account-codes.repository.ts'
import { findAccountByEmail } from '../repository.ts'
import { resetLifetimeMs } from '../limits.ts'
import { greetedName, mailedLink } from './mail-parts.ts'

export const resetTemplate = 'reset-password'
const payloadSchema = v.object({ email: v.string() })
export type ResetPayload = v.InferOutput<typeof payloadSchema>

/**
 * Looks the address up only when the mail leaves, so that asking costs the same whether somebody
 * has it or not. An older link is dead from then on.
 */
export async function composeResetMail(
  { database, clock, ids, origin }: Context,
  payload: unknown,
): Promise<Mail | undefined> {
  const { email } = v.parse(payloadSchema, payload)
  const code = ids.token()
  const account = await database.transaction(async (queries) => {
    const found = await findAccountByEmail(queries, email)
    if (found === undefined || found.disabledAt !== null) return undefined
    const now = clock.now()
    await supersedeCodes(queries, found.id, 'reset-password', now)
    await insertCode(queries, {
      codeHash: hashToken(code),
      accountId: found.id,
      purpose: 'reset-password',
      createdAt: now,
      expiresAt: now + resetLifetimeMs,
      supersededAt: null,
    })
    return found
  })
  if (account === undefined) return undefined
  const { fullName, language } = account
  const link = mailedLink(origin, 'resetPassword', code)
  const mail = await composeMail(
    serverTexts[language].passwordReset(greetedName(fullName)),
    link,
    language,
  )
  // To the address as the account has it, not as somebody typed it.
  return { to: account.email, language, ...mail }
}
