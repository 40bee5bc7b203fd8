import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { ErrorCode } from '@mboa/contract'
import { looksLikeEmail } from '@mboa/domain'
import type { ApiFailure } from '../../../platform/network/api-client.ts'
import { fieldTexts } from '../../../ui/form-texts.ts'
import { signUpErrorTexts } from '../error-texts.ts'
import { newPasswordErrors } from '../../../ui/new-password/new-password-errors.ts'
import { phoneNumberError } from '../../../ui/phone-field/phone-number-error.ts'
import {
  signUpFields,
  type SignUpErrors,
  type SignUpField,
  type SignUpValues,
} from './sign-up-form.ts'

/** Specification §5: what stands under a field that was left empty. */
const missingTexts: Record<SignUpField, MessageDescriptor> = {
  fullName: fieldTexts.noFullName,
  email: fieldTexts.noEmail,
  phoneNumber: fieldTexts.noPhoneNumber,
  password: fieldTexts.noPassword,
  confirmPassword: fieldTexts.otherPassword,
  acceptedTerms: msg`You must accept the Terms & Conditions to proceed`,
}

/** Live, while typing (§5); a refused registration has a text of its own (§8). */
export const duplicateEmailText = msg`That email already exists. Please use a different email or log in.`

/** Specification §5, Sign-up: all wrong fields at once. */
export function validateSignUp(values: SignUpValues): SignUpErrors {
  const phoneNumber = phoneNumberError(values.phoneNumber)
  return {
    ...(values.fullName === '' && { fullName: missingTexts.fullName }),
    ...emailError(values.email),
    ...(phoneNumber !== undefined && { phoneNumber }),
    ...newPasswordErrors(values),
    ...(!values.acceptedTerms && { acceptedTerms: missingTexts.acceptedTerms }),
  }
}

function emailError(email: string): SignUpErrors {
  if (email === '') return { email: missingTexts.email }
  return looksLikeEmail(email) ? {} : { email: fieldTexts.malformedEmail }
}

/** Where a code without a field belongs (specification §8, placement). */
const fieldsOfCodes: Partial<Record<ErrorCode, SignUpField>> = {
  'email-already-exists': 'email',
  'invalid-email': 'email',
  'weak-password': 'password',
  'phone-number-already-exists': 'phoneNumber',
}

/** A refused registration in texts: under fields where they are at fault, else for a banner. */
export function placeSignUpFailure(failure: ApiFailure): {
  fields: SignUpErrors
  general?: MessageDescriptor | undefined
} {
  const fields: SignUpErrors = {}
  for (const field of signUpFields) {
    const code = failure.fields[field]
    if (code !== undefined) fields[field] = fieldText(field, code)
  }
  if (Object.keys(fields).length > 0) return { fields }
  const { code } = failure
  const field = code === 'network-error' ? undefined : fieldsOfCodes[code]
  if (field !== undefined) return { fields: { [field]: signUpErrorTexts[code] } }
  return { fields, general: signUpErrorTexts[code] ?? signUpErrorTexts.general }
}

function fieldText(field: SignUpField, code: ErrorCode): MessageDescriptor {
  if (code === 'password-too-short') return fieldTexts.shortPassword
  if (code === 'too-long') return fieldTexts.tooLong
  return signUpErrorTexts[code] ?? missingTexts[field]
}
