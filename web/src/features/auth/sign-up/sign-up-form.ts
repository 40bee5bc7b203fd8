import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { ErrorCode, SignUpRequest } from '@mboa/contract'
import { trimEmail } from '@mboa/domain'
import type { ApiFailure, ClientErrorCode } from '../../../platform/network/api-client.ts'
import { emailError } from '../../../ui/email-error.ts'
import { fieldTexts } from '../../../ui/form-texts.ts'
import { newPasswordErrors } from '../../../ui/new-password/new-password-field.tsx'
import { phoneNumberError } from '../../../ui/phone-field/phone-number.ts'
import { textOf, type Refusal } from '../../../ui/use-submit.ts'
import { signUpErrorTexts } from '../error-texts.ts'

/** The fields of the form by name, in their order on the page. */
export const signUpFields = [
  'fullName',
  'email',
  'phoneNumber',
  'password',
  'confirmPassword',
  'acceptedTerms',
] as const
export type SignUpField = (typeof signUpFields)[number]

export type SignUpErrors = Partial<Record<SignUpField, MessageDescriptor>>

interface SignUpValues {
  /** The phone number is as typed, without the dial code. */
  account: Omit<SignUpRequest, 'language'>
  /** Of the chosen country, e.g. `+237`. */
  dialCode: string
  confirmPassword: string
}

export function readSignUpForm(form: HTMLFormElement): SignUpValues {
  return {
    account: {
      fullName: textOf(form, 'fullName').trim(),
      email: trimEmail(textOf(form, 'email')),
      phoneNumber: textOf(form, 'phoneNumber').trim(),
      password: textOf(form, 'password'),
      acceptedTerms: textOf(form, 'acceptedTerms') !== '',
    },
    dialCode: textOf(form, 'dialCode'),
    confirmPassword: textOf(form, 'confirmPassword'),
  }
}

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
export function validateSignUp({ account, dialCode, confirmPassword }: SignUpValues): SignUpErrors {
  const email = emailError(account.email)
  const phoneNumber = phoneNumberError(account.phoneNumber, dialCode)
  return {
    ...(account.fullName === '' && { fullName: missingTexts.fullName }),
    ...(email !== undefined && { email }),
    ...(phoneNumber !== undefined && { phoneNumber }),
    ...newPasswordErrors({ password: account.password, confirmPassword }),
    ...(!account.acceptedTerms && { acceptedTerms: missingTexts.acceptedTerms }),
  }
}

/** Where a code without a field belongs (specification §8, placement). */
const fieldsOfCodes: Partial<Record<ClientErrorCode, SignUpField>> = {
  'email-already-exists': 'email',
  'invalid-email': 'email',
  'weak-password': 'password',
  'phone-number-already-exists': 'phoneNumber',
}

/** A refused registration in texts: under fields where they are at fault, else for a banner. */
export function placeSignUpFailure(failure: ApiFailure): Refusal {
  const errors: SignUpErrors = {}
  for (const field of signUpFields) {
    const code = failure.fields[field]
    if (code !== undefined) errors[field] = fieldText(field, code)
  }
  if (Object.keys(errors).length > 0) return { errors }
  const { code } = failure
  const field = fieldsOfCodes[code]
  if (field !== undefined) return { errors: { [field]: signUpErrorTexts[code] } }
  return { failure: signUpErrorTexts[code] ?? signUpErrorTexts.general }
}

function fieldText(field: SignUpField, code: ErrorCode): MessageDescriptor {
  if (code === 'password-too-short') return fieldTexts.shortPassword
  if (code === 'too-long') return fieldTexts.tooLong
  return signUpErrorTexts[code] ?? missingTexts[field]
}
