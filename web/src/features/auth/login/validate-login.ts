import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { sampleEmail } from './error-texts.ts'

export interface LoginErrors {
  identifier?: MessageDescriptor | undefined
  password?: MessageDescriptor | undefined
}

const looksLikeEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Specification §5, Login. All wrong fields at once. */
export function validateLogin(fields: { identifier: string; password: string }): LoginErrors {
  return {
    identifier: identifierError(fields.identifier),
    password: fields.password === '' ? msg`Password is required` : undefined,
  }
}

function identifierError(identifier: string): MessageDescriptor | undefined {
  if (identifier === '') return msg`Email or phone number is required`
  if (identifier.includes('@') && !looksLikeEmail.test(identifier)) {
    return msg`Invalid email format. Enter email of type '${sampleEmail}'`
  }
  return undefined
}
