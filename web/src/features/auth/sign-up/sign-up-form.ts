import type { MessageDescriptor } from '@lingui/core'
import { textOf } from '../../../ui/form-values.ts'

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

export interface SignUpValues {
  fullName: string
  email: string
  /** Of the chosen country, e.g. `+237`. */
  dialCode: string
  /** As typed, without the dial code. */
  phoneNumber: string
  password: string
  confirmPassword: string
  acceptedTerms: boolean
}

export function readSignUpForm(form: HTMLFormElement): SignUpValues {
  return {
    fullName: textOf(form, 'fullName').trim(),
    email: textOf(form, 'email').trim(),
    dialCode: textOf(form, 'dialCode'),
    phoneNumber: textOf(form, 'phoneNumber').trim(),
    password: textOf(form, 'password'),
    confirmPassword: textOf(form, 'confirmPassword'),
    acceptedTerms: textOf(form, 'acceptedTerms') !== '',
  }
}
