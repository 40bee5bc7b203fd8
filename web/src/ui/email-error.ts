import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { hasInnerSpace, looksLikeEmail } from '@mboa/domain'
import { fieldTexts } from './form-texts.ts'

/** Begins as specified (§5); the space is easily overlooked. */
const spacedEmail = msg`Invalid email format. Enter email of type 'name@example.com', without spaces.`

/** Error text for an invalid address, after trimming (specification §5). */
export function emailError(email: string): MessageDescriptor | undefined {
  if (email === '') return fieldTexts.noEmail
  if (looksLikeEmail(email)) return undefined
  return hasInnerSpace(email) ? spacedEmail : fieldTexts.malformedEmail
}
