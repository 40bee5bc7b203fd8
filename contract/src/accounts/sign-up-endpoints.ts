import type { Endpoint } from '../endpoint.ts'
import {
  emailAvailabilityRequestSchema,
  emailAvailabilityResponseSchema,
  forgotPasswordRequestSchema,
  resendVerificationRequestSchema,
  resetPasswordRequestSchema,
  sessionResponseSchema,
  signUpRequestSchema,
  signUpResponseSchema,
  verifyEmailRequestSchema,
  verifyEmailResponseSchema,
} from './accounts.ts'
import { googlePendingSchema, googleStartQuerySchema } from './google-sign-in.ts'

export const signUp = {
  method: 'POST',
  path: '/api/auth/sign-up',
  body: signUpRequestSchema,
  answer: signUpResponseSchema,
  refuses: [
    'invalid-email',
    'email-already-exists',
    'weak-password',
    'operation-not-allowed',
    'password-too-short',
    'phone-number-already-exists',
    'terms-not-accepted',
    'invalid-phone-number',
    // The account changed while its session was opened.
    'wrong-password',
    'account-disabled',
    'email-not-verified',
  ],
} as const satisfies Endpoint

export const checkEmailAvailability = {
  method: 'POST',
  path: '/api/auth/email-availability',
  body: emailAvailabilityRequestSchema,
  answer: emailAvailabilityResponseSchema,
} as const satisfies Endpoint

export const verifyEmail = {
  method: 'POST',
  path: '/api/auth/verify-email',
  body: verifyEmailRequestSchema,
  answer: verifyEmailResponseSchema,
  refuses: [
    'verification-link-expired',
    'invalid-verification-link',
    'email-already-verified',
    'verification-link-replaced',
  ],
} as const satisfies Endpoint

export const resendVerification = {
  method: 'POST',
  path: '/api/auth/resend-verification',
  body: resendVerificationRequestSchema,
  answer: signUpResponseSchema,
  refuses: [
    'email-not-found',
    'wrong-password',
    'invalid-verification-link',
    'email-already-verified',
    'wait-before-resend',
    'invalid-email',
    'account-disabled',
    'verification-link-replaced',
    'verification-link-expired',
  ],
} as const satisfies Endpoint

export const forgotPassword = {
  method: 'POST',
  path: '/api/auth/forgot-password',
  body: forgotPasswordRequestSchema,
  refuses: ['invalid-email'],
} as const satisfies Endpoint

export const resetPassword = {
  method: 'POST',
  path: '/api/auth/reset-password',
  body: resetPasswordRequestSchema,
  refuses: ['weak-password', 'password-too-short', 'reset-link-expired', 'invalid-reset-link'],
} as const satisfies Endpoint

export const startGoogleSignIn = {
  method: 'GET',
  path: '/api/auth/google/start',
  query: googleStartQuerySchema,
  answer: 'redirect',
} as const satisfies Endpoint

export const finishGoogleSignIn = {
  method: 'GET',
  path: '/api/auth/google/callback',
  answer: 'redirect',
} as const satisfies Endpoint

export const readGooglePopupScript = {
  method: 'GET',
  path: '/api/auth/google/callback/popup.js',
  answer: 'file',
} as const satisfies Endpoint

export const readPendingGoogleSignUp = {
  method: 'GET',
  path: '/api/auth/google/pending',
  answer: googlePendingSchema,
  refuses: ['google-session-expired'],
} as const satisfies Endpoint

export const completeGoogleSignUp = {
  method: 'POST',
  path: '/api/auth/google/complete',
  answer: sessionResponseSchema,
  refuses: [
    'google-session-expired',
    'google-signup-failed',
    // The account changed while its session was opened.
    'wrong-password',
    'account-disabled',
    'email-not-verified',
  ],
} as const satisfies Endpoint
