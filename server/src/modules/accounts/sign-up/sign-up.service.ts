import { pagePaths, type ErrorCode, type SignUpResponse } from '@mboa/contract'
import * as v from 'valibot'
import type { Context } from '../../../context.ts'
import { fieldErrors } from '../../../http/parse-body.ts'
import { refuse, succeed, type Outcome } from '../../../outcome.ts'
import { enqueueMail } from '../../../platform/mail/mail-outbox.repository.ts'
import {
  findAccountByEmail,
  findPhoneHolder,
  insertAccount,
  newAccount,
  type Account,
} from '../accounts.repository.ts'
import { countAttempt } from '../attempts.ts'
import { signUpLimit, verificationLifetimeMs } from '../limits.ts'
import { emailField, phoneNumberField, signUpForm, type SignUpForm } from './sign-up-form.ts'
import {
  verificationTemplate,
  type VerificationPayload,
} from '../verification/verification-mail.ts'

/** Registers a learner. @param input the body as it came; all its wrong fields are named at once */
export async function signUp(
  context: Context,
  input: unknown,
  address: string,
): Promise<Outcome<SignUpResponse>> {
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
    ? register(context, form.output)
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

async function register(context: Context, form: SignUpForm): Promise<Outcome<SignUpResponse>> {
  const { database, clock, ids } = context
  const passwordHash = await context.passwordHasher.hash(form.password)
  const account = learnerOf(form, { id: ids.uuid(), passwordHash, now: clock.now() })
  const payload: VerificationPayload = { accountId: account.id, requestedAt: account.createdAt }
  const isNew = await database.transaction(async (queries) => {
    if (!(await insertAccount(queries, account))) return false
    const mail = { id: ids.uuid(), template: verificationTemplate, now: account.createdAt }
    await enqueueMail(queries, { ...mail, payload, person: account.id })
    return true
  })
  if (!isNew) return refuseFields({ email: 'email-already-exists' })
  context.wakeMailSender()
  return succeed(presentVerification(context, account.id, account.createdAt))
}

/** The code of the answer is that of the first wrong field, in the order of the form. */
function refuseFields(fields: Readonly<Record<string, ErrorCode>>): Outcome<never> {
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
