import {
  apiPaths,
  emailAvailabilityResponseSchema,
  googlePendingSchema,
  sessionResponseSchema,
  signUpResponseSchema,
  verifyEmailResponseSchema,
  type ForgotPasswordRequest,
  type GooglePending,
  type LoginRequest,
  type ResendVerificationRequest,
  type ResetPasswordRequest,
  type SessionResponse,
  type SignUpRequest,
  type SignUpResponse,
  type VerifyEmailResponse,
  accountApiPaths,
} from '@mboa/contract'
import * as v from 'valibot'
import { callApi, type ApiResult } from '../../platform/network/api-client.ts'

/** Answers without a body. */
const nothing = v.unknown()

/** Who is signed in by the server's word. */
export function askSession(): Promise<ApiResult<SessionResponse>> {
  return callApi(apiPaths.session, { answer: sessionResponseSchema })
}

export function login(request: LoginRequest): Promise<ApiResult<SessionResponse>> {
  return callApi(apiPaths.login, { method: 'POST', body: request, answer: sessionResponseSchema })
}

/**
 * Has the browser's cache fetch the list of courses, which home needs as soon as somebody is signed
 * in and which anybody may ask for: beside a login it costs no further time on a slow line. Where it
 * does not come, home asks again.
 */
export function prefetchCourses(): void {
  void callApi(apiPaths.courses, { answer: nothing })
}

export function signUp(request: SignUpRequest): Promise<ApiResult<SignUpResponse>> {
  return callApi(accountApiPaths.signUp, {
    method: 'POST',
    body: request,
    answer: signUpResponseSchema,
  })
}

/** Beyond its limit the server answers that the address is free; sign-up answers for certain. */
export async function askEmailAvailability(
  email: string,
  signal: AbortSignal,
): Promise<ApiResult<{ available: boolean }>> {
  const answer = emailAvailabilityResponseSchema
  return callApi(accountApiPaths.emailAvailability, {
    method: 'POST',
    body: { email },
    answer,
    signal,
  })
}

export function verifyEmail(code: string): Promise<ApiResult<VerifyEmailResponse>> {
  const answer = verifyEmailResponseSchema
  return callApi(accountApiPaths.verifyEmail, { method: 'POST', body: { code }, answer })
}

export function resendVerification(
  request: ResendVerificationRequest,
): Promise<ApiResult<SignUpResponse>> {
  const answer = signUpResponseSchema
  return callApi(accountApiPaths.resendVerification, { method: 'POST', body: request, answer })
}

export function forgotPassword(request: ForgotPasswordRequest): Promise<ApiResult<unknown>> {
  return callApi(accountApiPaths.forgotPassword, { method: 'POST', body: request, answer: nothing })
}

export function resetPassword(request: ResetPasswordRequest): Promise<ApiResult<unknown>> {
  return callApi(accountApiPaths.resetPassword, { method: 'POST', body: request, answer: nothing })
}

/** Who is about to become a user by a first Google sign-in. */
export function askPendingGoogleSignUp(signal: AbortSignal): Promise<ApiResult<GooglePending>> {
  return callApi(accountApiPaths.googlePending, { answer: googlePendingSchema, signal })
}

/** Makes the account that a first Google sign-in left pending, and signs in. */
export function completeGoogleSignUp(): Promise<ApiResult<SessionResponse>> {
  const answer = sessionResponseSchema
  return callApi(accountApiPaths.completeGoogleSignUp, { method: 'POST', body: {}, answer })
}
