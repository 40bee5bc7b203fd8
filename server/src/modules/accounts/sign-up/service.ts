import { pagePaths, type ErrorCode, type SignUpResponse } from '@mboa/contract'
import * as v from 'valibot'
import type { Context } from '../../../context.ts'
import { fieldErrors } from '../../../http/parse-input.ts'
import { refuse, succeed, type Result } from '../../../result.ts'
import { isUniqueViolation } from '../../../platform/database/database.ts'
import { enqueueMail } from '../../../platform/mail/mail-outbox.repository.ts'
import {
  findAccount,
  findAccountByEmail,
  findPhoneHolder,
  insertAccount,
  newAccount,
  verifyAccount,
  type Account,
} from '../repository.ts'
import { countAttempt } from '../attempts.ts'
import { signUpLimit, verificationLifetimeMs } from '../limits.ts'
import { holdInvitation, keepForAccount, type Invitation } from '../recorders/repository.ts'
import { emailField, phoneNumberField, signUpForm, type SignUpForm } from './sign-up-form.ts'
import { verificationTemplate, type VerificationPayload } from '../mails/verification-mail.ts'

export interface SignedUp {
  /** Verified at once where its address was proven by the mail of an invitation. */
  readonly account: Account
  readonly response: SignUpResponse
}

interface CameFrom {
  /** That limits count by. */
  readonly address: string
  /** The one that was followed before. */
  readonly invitation: Invitation | undefined
}

/** Registers a learner. @param input the body as it came; all its wrong fields are named at once */
export async function signUp(
  context: Context,
  input: unknown,
  { address, invitation }: CameFrom,
): Promise<Result<SignedUp>> {
  if (!context.config.passwordSignUp) return refuse('operation-not-allowed')
  const form = v.safeParse(signUpForm, input)
  const wrong = form.success ? {} : fieldErrors(form.issues)
  if (!form.success && Object.keys(wrong).length === 0) return refuse('invalid-request')
  // Only what is answered from the database counts: a form with a slip in it costs nothing.
  if (wrong['email'] !== undefined) return refuseFields(wrong)
  const counted = await countAttempt(context, signUpLimit, address)
  if (!counted.ok) return counted
  const fields = { ...wrong, ...(await duplicateFields(context, input)) }
  return form.success && Object.keys(fields).length === 0
    ? register(context, form.output, invitation)
    : refuseFields(fields)
}

export async function isEmailAvailable({ database }: Context, email: string): Promise<boolean> {
  return (await findAccountByEmail(database.queries, email)) === undefined
}

/** What a page is shown that waits for a mail to be followed. */
export function presentVerification(
  { mailbox }: Context,
  accountId: string,
  requestedAt: number,
): SignUpResponse {
  return {
    userId: accountId,
    verificationExpiresAt: requestedAt + verificationLifetimeMs,
    ...(mailbox !== undefined && { mailboxPath: pagePaths.mailbox }),
  }
}

/** What only the database knows, for the fields that are fine by themselves. */
async function duplicateFields(
  context: Context,
  input: unknown,
): Promise<Record<string, ErrorCode>> {
  const email = v.safeParse(v.object({ email: emailField }), input)
  const phone = v.safeParse(v.object({ phoneNumber: phoneNumberField }), input)
  const taken: Record<string, ErrorCode> = {}
  if (email.success && !(await isEmailAvailable(context, email.output.email))) {
    taken['email'] = 'email-already-exists'
  }
  if (phone.success) {
    const { e164 } = phone.output.phoneNumber
    const holder = await findPhoneHolder(context.database.queries, e164)
    if (holder !== undefined) taken['phoneNumber'] = 'phone-number-already-exists'
  }
  return taken
}

async function register(
  context: Context,
  form: SignUpForm,
  invitation: Invitation | undefined,
): Promise<Result<SignedUp>> {
  const { clock, ids } = context
  const passwordHash = await context.passwordHasher.hash(form.password, form.email)
  const account = learnerOf(form, { id: ids.uuid(), passwordHash, now: clock.now() })
  const response = presentVerification(context, account.id, account.createdAt)
  const stored = await storeAccount(context, account, invitation).catch((error: unknown) => {
    if (!isUniqueViolation(error)) throw error
    // Somebody with the same phone number was verified at this very moment: now it is theirs.
    return storeAccount(context, account, invitation)
  })
  if (stored === undefined) return refuseFields({ email: 'email-already-exists' })
  if (stored.emailVerifiedAt === null) context.wakeMailSender()
  else context.securityLog.note('email-verified', stored.id)
  return succeed({ account: stored, response })
}

/**
 * Undefined where the address is taken. An invitation that was mailed to this very address has
 * proven it, and nothing is left to verify; any other is kept until the address is.
 */
function storeAccount(
  { database, ids }: Context,
  account: Account,
  invitation: Invitation | undefined,
): Promise<Account | undefined> {
  const { id, createdAt: now } = account
  return database.transaction(async (queries) => {
    if (!(await insertAccount(queries, account))) return undefined
    // It may have been revoked since it was followed.
    const held = invitation && (await holdInvitation(queries, invitation.id))
    if (held?.emailKey === account.emailKey) {
      await verifyAccount(queries, account, now)
      return findAccount(queries, id)
    }
    if (held !== undefined) await keepForAccount(queries, id, held.id)
    const payload: VerificationPayload = { accountId: id, requestedAt: now }
    const mail = { id: ids.uuid(), template: verificationTemplate, now }
    await enqueueMail(queries, { ...mail, payload, person: id })
    return account
  })
}

/** The code of the answer is that of the first wrong field, in the order of the form. */
function refuseFields(fields: Readonly<Record<string, ErrorCode>>): Result<never> {
  const inOrder = Object.keys(signUpForm.entries).map((name) => fields[name])
  return refuse(inOrder.find((code) => code !== undefined) ?? 'invalid-request', { fields })
}

/** Nobody can give themselves a role (§6), and a number is held only once verified. */
function learnerOf(
  { email, fullName, language, phoneNumber }: SignUpForm,
  { id, passwordHash, now }: { id: string; passwordHash: string; now: number },
): Account {
  return newAccount({
    id,
    email,
    fullName,
    language,
    passwordHash,
    phoneNumber: phoneNumber.e164,
    nationalNumber: phoneNumber.national,
    verificationRequestedAt: now,
    createdAt: now,
  })
}
