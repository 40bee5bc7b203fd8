import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { identifierKind, looksLikeEmail } from '@mboa/domain'
import { fieldTexts } from '../../../ui/form-texts.ts'

export interface LoginErrors {
  identifier?: MessageDescriptor | undefined
  password?: MessageDescriptor | undefined
  /** What stands in the way of any login. */
  general?: MessageDescriptor | undefined
}

/** Specification §5, Login. All wrong fields at once. */
export function validateLogin(fields: { identifier: string; password: string }): LoginErrors {
  return {
    identifier: identifierError(fields.identifier),
    password: fields.password === '' ? fieldTexts.noPassword : undefined,
  }
}

function identifierError(identifier: string): MessageDescriptor | undefined {
  if (identifier === '') return msg`Email or phone number is required`
  if (identifierKind(identifier) === 'email' && !looksLikeEmail(identifier)) {
    return fieldTexts.malformedEmail
  }
  return undefined
}
