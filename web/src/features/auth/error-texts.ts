import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { ClientErrorCode } from '../../platform/network/api-client.ts'

/** An address of the right kind, shown where an e-mail address is malformed. */
const sampleEmail = 'name@example.com'

type ErrorTexts = Partial<Record<ClientErrorCode, MessageDescriptor>>

export const unexpectedErrorText = msg`An unexpected error occurred. Please try again.`
const networkErrorText = msg`Please check your connection and try again.`
const invalidEmailText = msg`Invalid email format. Please enter a valid email.`

/** The error catalogue of the specification (§8), for login. */
export const loginErrorTexts: ErrorTexts = {
  'email-not-verified': msg`Please verify your email before logging in. Check your inbox for a verification link.`,
  'email-not-found': msg`No account found with this email. Please sign up first.`,
  'wrong-password': msg`Incorrect password. Please try again.`,
  'invalid-email': invalidEmailText,
  'too-many-attempts': msg`Too many failed login attempts. Please try again later.`,
  'account-disabled': msg`Your account has been disabled. Please contact support.`,
  'network-error': networkErrorText,
  internal: unexpectedErrorText,
  general: msg`Failed to log in. Please try again.`,
}

export const googleLoginFailedText = msg`Failed to log in with Google. Please try again.`
export const googleSignUpFailedText = msg`Failed to complete Google signup. Please try again.`
export const accountSetUpFailedText = msg`Failed to complete account setup. Please try again.`

export const verificationFailedText = msg`Failed to verify email. Please try again.`
export const nobodyToResendToText = msg`No user found. Please try logging in again.`
export const resendFailedText = msg`Failed to resend verification email. Please try again later.`
export const forgotPasswordFailedText = msg`Failed to send password reset email. Please try again.`
export const resetPasswordFailedText = msg`Failed to set the new password. Please try again.`

/** The texts of the specification (§5) that stand under fields of several forms. */
export const fieldTexts = {
  // In a message with a value, one apostrophe is written as two.
  malformedEmail: msg`Invalid email format. Enter email of type ''${sampleEmail}''`,
  noEmail: msg`Email is required`,
  noPassword: msg`Password is required`,
  shortPassword: msg`Password must be at least 6 characters`,
  otherPassword: msg`Passwords do not match`,
  weakPassword: msg`Password is too weak. Please choose a stronger password.`,
  tooLong: msg`This is too long.`,
}

/** The error catalogue (§8) for registration, by code, wherever it is placed. */
export const signUpErrorTexts: ErrorTexts = {
  'email-already-exists': msg`That email already exists. Please use a different email or try logging in.`,
  'invalid-email': invalidEmailText,
  'weak-password': fieldTexts.weakPassword,
  'operation-not-allowed': msg`Email/password accounts are not enabled. Please contact support.`,
  'network-error': networkErrorText,
  'phone-number-already-exists': msg`That phone number already exists. Please use a different number or log in.`,
  'invalid-phone-number': msg`This phone number is not possible. Please check it.`,
  internal: unexpectedErrorText,
  general: msg`Failed to create account. Please try again.`,
}
