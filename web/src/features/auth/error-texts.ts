import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { ClientErrorCode } from '../../platform/network/api-client.ts'

/** An address of the right kind, shown where an e-mail address is malformed. */
export const sampleEmail = 'name@example.com'

/** The error catalogue of the specification (§8), for login. */
export const loginErrorTexts: Partial<Record<ClientErrorCode, MessageDescriptor>> = {
  'email-not-verified': msg`Please verify your email before logging in. Check your inbox for a verification link.`,
  'email-not-found': msg`No account found with this email. Please sign up first.`,
  'wrong-password': msg`Incorrect password. Please try again.`,
  'invalid-email': msg`Invalid email format. Please enter a valid email.`,
  'too-many-attempts': msg`Too many failed login attempts. Please try again later.`,
  'account-disabled': msg`Your account has been disabled. Please contact support.`,
  'network-error': msg`Please check your connection and try again.`,
  general: msg`Failed to log in. Please try again.`,
}

export const unexpectedErrorText = msg`An unexpected error occurred. Please try again.`
