import { pagePaths, type ErrorCode, type SignUpResponse } from '@mboa/contract'
import * as v from 'valibot'
import { fieldErrors } from '../../http/parse-body.ts'
import { refuse, succeed, type Outcome } from '../../outcome.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Ids } from '../../platform/ids.ts'
import { enqueueMail } from '../../platform/mail/mail-outbox.repository.ts'
import type { Throttles } from '../../platform/throttles/throttles.ts'
import {
  findAccountByEmail,
  findPhoneHolder,
  insertAccount,
  type Account,
} from './accounts.repository.ts'
import { emailKeyOf } from './email-address.ts'
import { signUpLimit, verificationLifetimeMs } from './limits.ts'
import type { PasswordHasher } from './password-hasher.ts'
import { emailField, phoneNumberField, signUpForm, type SignUpForm } from './sign-up-form.ts'
import { verificationTemplate, type VerificationPayload } from './verification-mail.ts'

export interface SignUp {
  /** Registers a learner. @param input the body as it came; all its wrong fields are told at once */
  signUp(input: unknown, address: string): Promise<Outcome<SignUpResponse>>
  isEmailAvailable(email: string): Promise<boolean>
}

export function createSignUp(parts: {
  database: Database
  clock: Clock
  ids: Ids
  throttles: Throttles
  passwordHasher: PasswordHasher
  wakeCourier: () => void
  passwordSignUp: boolean
  hasMailbox: boolean
}): SignUp {
  const { database, clock, ids, throttles } = parts

  async function isEmailAvailable(email: string): Promise<boolean> {
    return (await findAccountByEmail(database.queries, email)) === undefined
  }

  /** What only the database knows, for the fields that are fine by themselves. */
  async function takenFields(input: unknown): Promise<Record<string, ErrorCode>> {
    const email = v.safeParse(v.object({ email: emailField }), input)
    const phone = v.safeParse(v.object({ phoneNumber: phoneNumberField }), input)
    const taken: Record<string, ErrorCode> = {}
    if (email.success && !(await isEmailAvailable(email.output.email))) {
      taken['email'] = 'email-already-exists'
    }
    if (phone.success) {
      const { e164 } = phone.output.phoneNumber
      const holder = await findPhoneHolder(database.queries, e164)
      if (holder !== undefined) taken['phoneNumber'] = 'phone-number-already-exists'
    }
    return taken
  }

  async function register(form: SignUpForm): Promise<Outcome<SignUpResponse>> {
    const passwordHash = await parts.passwordHasher.hash(form.password)
    const account = newAccount(form, { id: ids.uuid(), passwordHash, now: clock.now() })
    const payload: VerificationPayload = { accountId: account.id, requestedAt: account.createdAt }
    const isNew = await database.transaction(async (queries) => {
      if (!(await insertAccount(queries, account))) return false
      const mail = { id: ids.uuid(), template: verificationTemplate, now: account.createdAt }
      await enqueueMail(queries, { ...mail, payload, person: account.id })
      return true
    })
    if (!isNew) return refuseFields({ email: 'email-already-exists' })
    parts.wakeCourier()
    return succeed({
      userId: account.id,
      verificationExpiresAt: account.createdAt + verificationLifetimeMs,
      ...(parts.hasMailbox && { mailboxPath: pagePaths.mailbox }),
    })
  }

  return {
    async signUp(input, address) {
      if (!parts.passwordSignUp) return refuse('operation-not-allowed')
      const form = v.safeParse(signUpForm, input)
      const wrong = form.success ? {} : fieldErrors(form.issues)
      if (!form.success && Object.keys(wrong).length === 0) return refuse('invalid-request')
      // Only what is answered from the database counts: a form with a slip in it costs nothing.
      if (wrong['email'] !== undefined) return refuseFields(wrong)
      const admission = await throttles.hit(signUpLimit, address)
      if (!admission.allowed) {
        const { retryAfterSeconds } = admission
        return refuse('too-many-attempts', { retryAfterSeconds })
      }
      const fields = { ...wrong, ...(await takenFields(input)) }
      return form.success && Object.keys(fields).length === 0
        ? register(form.output)
        : refuseFields(fields)
    },
    isEmailAvailable,
  }
}

/** The code of the answer is that of the first wrong field, in the order of the form. */
function refuseFields(fields: Readonly<Record<string, ErrorCode>>): Outcome<never> {
  const inOrder = Object.keys(signUpForm.entries).map((name) => fields[name])
  return refuse(inOrder.find((code) => code !== undefined) ?? 'invalid-request', { fields })
}

function newAccount(
  form: SignUpForm,
  made: { id: string; passwordHash: string; now: number },
): Account {
  return {
    id: made.id,
    email: form.email,
    emailKey: emailKeyOf(form.email),
    phoneNumber: form.phoneNumber.e164,
    nationalNumber: form.phoneNumber.national,
    heldPhoneNumber: null,
    fullName: form.fullName,
    displayName: null,
    photoUrl: null,
    // Nobody can give themselves a role (§6).
    role: 'learner',
    language: form.language,
    passwordHash: made.passwordHash,
    emailVerifiedAt: null,
    verificationRequestedAt: made.now,
    termsAcceptedAt: made.now,
    disabledAt: null,
    createdAt: made.now,
  }
}
