import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import {
  accountDeletedText,
  accountSetUpFailedText,
  deviceEmptiedText,
  forgotPasswordFailedText,
  googleLoginFailedText,
  googleSignUpFailedText,
  loginErrorTexts,
  nobodyToResendToText,
  resendFailedText,
  signUpErrorTexts,
  verificationFailedText,
} from '../error-texts.ts'

/** Codes that an address may carry instead of a text, so that it works in both languages. */
const textsByCode: Partial<Record<string, MessageDescriptor>> = {
  ...signUpErrorTexts,
  ...loginErrorTexts,
  'google-login-failed': googleLoginFailedText,
  'google-closed': msg`The Google window closed before you were logged in. Try again, or use your email address.`,
  'google-signup-failed': googleSignUpFailedText,
  'verification-failed': verificationFailedText,
  'account-deleted': accountDeletedText,
  'device-emptied': deviceEmptiedText,
}

const textsWithoutCode = [
  accountSetUpFailedText,
  forgotPasswordFailedText,
  nobodyToResendToText,
  resendFailedText,
]

/** The catalogue's text that a code names, or that a text already is in the active language. */
export function findKnownNotice(value: string, i18n: I18n): string | undefined {
  const byCode = Object.hasOwn(textsByCode, value) ? textsByCode[value] : undefined
  if (byCode !== undefined) return i18n._(byCode)
  const known = [...Object.values(textsByCode), ...textsWithoutCode]
  return known.some((text) => text !== undefined && i18n._(text) === value) ? value : undefined
}
