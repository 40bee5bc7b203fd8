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
} from '@mboa/contract'
import * as v from 'valibot'
import { callApi, type ApiResult } from '../../platform/network/api-client.ts'

/** Answers without a body. */
const nothing = v.unknown()

export function getProfile(signal: AbortSignal): Promise<ApiResult<Profile>> {
  return callApi(apiPaths.profile, { answer: profileSchema, signal })
}

export function changeProfile(changes: ProfileChanges): Promise<ApiResult<Profile>> {
  return callApi(apiPaths.profile, { method: 'PATCH', body: changes, answer: profileSchema })
}

export function putPhoto(photo: Blob): Promise<ApiResult<Profile>> {
  return callApi(apiPaths.profilePhoto, { method: 'PUT', body: photo, answer: profileSchema })
}

export function removePhoto(): Promise<ApiResult<Profile>> {
  return callApi(apiPaths.profilePhoto, { method: 'DELETE', answer: profileSchema })
}

export function changePassword(request: ChangePasswordRequest): Promise<ApiResult<unknown>> {
  return callApi(apiPaths.profilePassword, { method: 'POST', body: request, answer: nothing })
}

/** This device first, then the others, the one seen last first. */
export async function listDevices(
  signal: AbortSignal,
): Promise<ApiResult<readonly SignedInDevice[]>> {
  const result = await callApi(apiPaths.profileSessions, { answer: signedInDevicesSchema, signal })
  if (!result.ok) return result
  const { devices } = result.value
  const others = devices.filter(({ isThisOne }) => !isThisOne)
  return { ok: true, value: [...devices.filter(({ isThisOne }) => isThisOne), ...others] }
}

export function signOutDevice(id: string): Promise<ApiResult<unknown>> {
  const path = apiPaths.profileSession.replace(':id', encodeURIComponent(id))
  return callApi(path, { method: 'DELETE', answer: nothing })
}

export function signOutOtherDevices(): Promise<ApiResult<unknown>> {
  return callApi(apiPaths.profileSessions, { method: 'DELETE', answer: nothing })
}

export function foreseeDeletion(): Promise<ApiResult<DeletionConsequences>> {
  return callApi(apiPaths.deleteProfile, { answer: deletionConsequencesSchema })
}

/** @param recordings what becomes of them, where that was asked */
export function deleteAccount(
  password: string,
  recordings: RecordingsFate | undefined,
): Promise<ApiResult<DeletionConsequences>> {
  const body = { password, ...(recordings !== undefined && { recordings }) }
  const answer = deletionConsequencesSchema
  return callApi(apiPaths.deleteProfile, { method: 'POST', body, answer })
}

export function getCredit(signal: AbortSignal): Promise<ApiResult<SpeakerCredit>> {
  return callApi(apiPaths.speakerCredit, { answer: speakerCreditSchema, signal })
}

export function putCredit(credit: SpeakerCredit): Promise<ApiResult<SpeakerCredit>> {
  const answer = speakerCreditSchema
  return callApi(apiPaths.speakerCredit, { method: 'PUT', body: credit, answer })
}
