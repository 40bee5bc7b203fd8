import {
  apiPaths,
  deletionConsequencesSchema,
  profileSchema,
  signedInDevicesSchema,
  speakerCreditSchema,
  type ChangePasswordRequest,
  type DeletionConsequences,
  type Profile,
  type ProfileChanges,
  type RecordingsFate,
  type SignedInDevice,
  type SpeakerCredit,
  accountApiPaths,
} from '@mboa/contract'
import * as v from 'valibot'
import { callApi, type ApiResult } from '../../platform/network/api-client.ts'

/** Answers without a body. */
const nothing = v.unknown()

export function getProfile(signal: AbortSignal): Promise<ApiResult<Profile>> {
  return callApi(apiPaths.profile, { answer: profileSchema, signal })
}

// What changes or deletes something names the account on the screen: in a tab left open on a phone
// that two people share, somebody else may be signed in by now.

export function changeProfile(account: string, body: ProfileChanges): Promise<ApiResult<Profile>> {
  return callApi(apiPaths.profile, { method: 'PATCH', body, answer: profileSchema, account })
}

export function putPhoto(account: string, body: Blob): Promise<ApiResult<Profile>> {
  return callApi(accountApiPaths.profilePhoto, {
    method: 'PUT',
    body,
    answer: profileSchema,
    account,
  })
}

export function removePhoto(account: string): Promise<ApiResult<Profile>> {
  return callApi(accountApiPaths.profilePhoto, { method: 'DELETE', answer: profileSchema, account })
}

export function changePassword(
  account: string,
  body: ChangePasswordRequest,
): Promise<ApiResult<unknown>> {
  return callApi(accountApiPaths.profilePassword, {
    method: 'POST',
    body,
    answer: nothing,
    account,
  })
}

/** This device first, then the others, the one seen last first. */
export async function listDevices(
  signal: AbortSignal,
): Promise<ApiResult<readonly SignedInDevice[]>> {
  const result = await callApi(accountApiPaths.profileSessions, {
    answer: signedInDevicesSchema,
    signal,
  })
  if (!result.ok) return result
  const { devices } = result.value
  const others = devices.filter(({ isThisOne }) => !isThisOne)
  return { ok: true, value: [...devices.filter(({ isThisOne }) => isThisOne), ...others] }
}

export function signOutDevice(account: string, id: string): Promise<ApiResult<unknown>> {
  const path = accountApiPaths.profileSession.replace(':id', encodeURIComponent(id))
  return callApi(path, { method: 'DELETE', answer: nothing, account })
}

export function signOutOtherDevices(account: string): Promise<ApiResult<unknown>> {
  return callApi(accountApiPaths.profileSessions, { method: 'DELETE', answer: nothing, account })
}

export function foreseeDeletion(account: string): Promise<ApiResult<DeletionConsequences>> {
  return callApi(accountApiPaths.deleteProfile, { answer: deletionConsequencesSchema, account })
}

/** What becomes of recordings, where that was asked: one's own, and those of who spoke on one's device. */
interface Fates {
  readonly recordings: RecordingsFate | undefined
  readonly speakersToDelete: readonly string[]
}

export function deleteAccount(
  account: string,
  password: string,
  { recordings, speakersToDelete }: Fates,
): Promise<ApiResult<DeletionConsequences>> {
  const body = {
    password,
    ...(recordings !== undefined && { recordings }),
    ...(speakersToDelete.length > 0 && { speakersToDelete }),
  }
  const answer = deletionConsequencesSchema
  return callApi(accountApiPaths.deleteProfile, { method: 'POST', body, answer, account })
}

export function getCredit(signal: AbortSignal): Promise<ApiResult<SpeakerCredit>> {
  return callApi(accountApiPaths.speakerCredit, { answer: speakerCreditSchema, signal })
}

export function putCredit(account: string, body: SpeakerCredit): Promise<ApiResult<SpeakerCredit>> {
  const answer = speakerCreditSchema
  return callApi(accountApiPaths.speakerCredit, { method: 'PUT', body, answer, account })
}
