import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { ErrorCode } from '@mboa/contract'
import type { ApiFailure, ClientErrorCode } from '../../platform/network/api-client.ts'
import { failureTextOf, type FailureTexts } from '../../ui/failure-texts.ts'
import { fieldTexts, formTexts } from '../../ui/form-texts.ts'
import type { FieldErrors, Refusal } from '../../ui/use-submit.ts'

const textsOfFields: Partial<Record<ErrorCode, MessageDescriptor>> = {
  'too-long': fieldTexts.tooLong,
  'invalid-phone-number': fieldTexts.impossiblePhoneNumber,
  'phone-number-already-exists': fieldTexts.takenPhoneNumber,
  'wrong-password': fieldTexts.wrongPassword,
  'password-too-short': fieldTexts.shortPassword,
  'weak-password': fieldTexts.weakPassword,
}

/**
 * A refused call in a form: shown under the fields that are at fault, else of the whole.
 * @param fields what stands under each where it was left empty, by their names in the request
 */
export function placeFailure(failure: ApiFailure, fields: FieldErrors): Refusal<ApiFailure> {
  const errors: FieldErrors = {}
  for (const [field, missing] of Object.entries(fields)) {
    const code = failure.fields[field]
    if (code === undefined) continue
    errors[field] = (code === 'required' ? missing : textsOfFields[code]) ?? formTexts.unexpected
  }
  return Object.keys(errors).length > 0 ? { errors } : { failure }
}

export const unexpectedFailure: ApiFailure = { code: 'internal', fields: {} }

const ownTexts: FailureTexts = {
  'operation-not-allowed': msg`This account has no password yet.`,
  'invalid-photo': msg`This picture can’t be shown. Choose a JPEG, PNG, WebP, GIF or AVIF file.`,
  'too-large': msg`This picture is larger than 5 MB. Choose a smaller one.`,
}

/** Returns the text of a refused call as a whole. */
export const profileFailureTextOf = (code: ClientErrorCode): MessageDescriptor =>
  failureTextOf(code, ownTexts)
