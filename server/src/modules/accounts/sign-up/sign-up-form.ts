import { signUpRequestSchema } from '@mboa/contract'
import { looksLikeEmail, minPasswordLength, passwordLength, trimEmail } from '@mboa/domain'
import { dictionary } from '@zxcvbn-ts/language-common'
import * as v from 'valibot'
import { parseNewEmail } from '../email-address.ts'
import { parsePhoneNumber } from '../phone-number.ts'

const fields = signUpRequestSchema.entries

/** How many of the most common passwords are refused; more would refuse honest ones. */
const refusedPasswords = 3000
const commonPasswords = new Set(
  dictionary['passwords-common']
    .filter((each) => each.length >= minPasswordLength)
    .slice(0, refusedPasswords),
)

/**
 * True for the few thousand most common passwords, in any case.
 * Source: passwords-common of @zxcvbn-ts/language-common, ordered by how often they leaked.
 */
function isWeakPassword(password: string): boolean {
  return commonPasswords.has(password) || commonPasswords.has(password.toLowerCase())
}

/** An e-mail address as typed, trimmed. */
export const emailField = v.pipe(
  fields.email,
  v.transform(trimEmail),
  v.nonEmpty('required'),
  v.check(looksLikeEmail, 'invalid-email'),
)

/** An address for a new account (`parseNewEmail`). */
const newEmailField = v.pipe(
  fields.email,
  v.transform(trimEmail),
  v.nonEmpty('required'),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const parsed = parseNewEmail(dataset.value)
    if (parsed !== undefined) return parsed
    addIssue({ message: 'invalid-email' })
    return NEVER
  }),
)

/** A possible phone number, national or international. */
export const phoneNumberField = v.pipe(
  fields.phoneNumber,
  v.trim(),
  v.nonEmpty('required'),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const parsed = parsePhoneNumber(dataset.value)
    if (parsed !== undefined) return parsed
    addIssue({ message: 'invalid-phone-number' })
    return NEVER
  }),
)

/** A password somebody may choose (§5, §8); the strength meter beyond that is advice. */
export const newPasswordField = v.pipe(
  fields.password,
  v.nonEmpty('required'),
  v.check((text) => passwordLength(text) >= minPasswordLength, 'password-too-short'),
  v.check((text) => !isWeakPassword(text), 'weak-password'),
)

/** Registration with its rules. The messages are codes; role, id and the like are not read. */
export const signUpForm = v.object({
  fullName: v.pipe(fields.fullName, v.trim(), v.nonEmpty('required')),
  email: newEmailField,
  phoneNumber: phoneNumberField,
  password: newPasswordField,
  acceptedTerms: v.pipe(
    fields.acceptedTerms,
    v.check((accepted) => accepted, 'terms-not-accepted'),
  ),
  language: fields.language,
})
export type SignUpForm = v.InferOutput<typeof signUpForm>
