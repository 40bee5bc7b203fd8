import { msg } from '@lingui/core/macro'
import type { ClientErrorCode } from '../../platform/network/api-client.ts'
import type { FailureTexts } from '../../ui/failure-texts.ts'
import { fieldTexts, formTexts } from '../../ui/form-texts.ts'

/**
 * `cookies-blocked`: the server was not asked, because this browser would keep no session.
 * `google-closed`: Google's window was closed before anybody had signed in.
 */
export type SignInProblem = ClientErrorCode | 'cookies-blocked' | 'google-closed'

type ErrorTexts = FailureTexts<SignInProblem>

/** Texts of the catalogue (§8) that other screens share. Its tables end with texts of their own. */
const asEverywhere: ErrorTexts = {
  'network-error': formTexts.noNetwork,
  'account-disabled': formTexts.accountDisabled,
}
const tooManyLoginsText = msg`Too many failed login attempts. Please try again later.`
const invalidEmailText = msg`Invalid email format. Please enter a valid email.`

const cookiesBlockedText = msg`Your browser blocks cookies, so it can’t keep you logged in. Please allow cookies for this site and try again.`

/** The error catalogue of the specification (§8), for login. */
export const loginErrorTexts: ErrorTexts = {
  ...asEverywhere,
  'email-not-verified': msg`Please verify your email before logging in. Check your inbox for a verification link.`,
  'email-not-found': msg`No account found with this email. Please sign up first.`,
  'wrong-password': fieldTexts.wrongPassword,
  'invalid-email': invalidEmailText,
  'too-many-attempts': tooManyLoginsText,
  'cookies-blocked': cookiesBlockedText,
  internal: formTexts.unexpected,
  general: msg`Failed to log in. Please try again.`,
}

export const googleLoginFailedText = msg`Failed to log in with Google. Please try again.`
export const googleSignUpFailedText = msg`Failed to complete Google signup. Please try again.`
export const accountSetUpFailedText = msg`Failed to complete account setup. Please try again.`

/** The messages of "Create My Account"; whatever else fails is `accountSetUpFailedText` (§8). */
export const googleSignUpErrorTexts: ErrorTexts = {
  ...asEverywhere,
  'google-signup-failed': googleSignUpFailedText,
  'too-many-attempts': tooManyLoginsText,
}

/** What the login says after its account is gone. */
export const accountDeletedText = msg`Your account has been deleted. We’ve confirmed it by email.`
/** The same after everything was removed from the device, in the settings. */
export const deviceEmptiedText = msg`Everything has been removed from this device.`

export const verificationFailedText = msg`Failed to verify email. Please try again.`
export const nobodyToResendToText = msg`No user found. Please try logging in again.`
export const resendFailedText = msg`Failed to resend verification email. Please try again later.`
export const forgotPasswordFailedText = msg`Failed to send password reset email. Please try again.`
export const resetPasswordFailedText = msg`Failed to set the new password. Please try again.`

/** The error catalogue (§8) for registration, by code, wherever it is placed. */
export const signUpErrorTexts: ErrorTexts = {
  'network-error': formTexts.noNetwork,
  'email-already-exists': msg`That email already exists. Please use a different email or try logging in.`,
  'invalid-email': invalidEmailText,
  'weak-password': fieldTexts.weakPassword,
  'operation-not-allowed': msg`Email/password accounts are not enabled. Please contact support.`,
  'phone-number-already-exists': fieldTexts.takenPhoneNumber,
  'invalid-phone-number': fieldTexts.impossiblePhoneNumber,
  internal: formTexts.unexpected,
  general: msg`Failed to create account. Please try again.`,
}
