import type { MessageDescriptor } from '@lingui/core'
import { isPlausiblePhoneNumber } from '@mboa/domain'
import { fieldTexts } from '../form-texts.ts'

/** What stands under a phone field as it was typed; undefined where it may be a number. */
export function phoneNumberError(typed: string): MessageDescriptor | undefined {
  if (typed.trim() === '') return fieldTexts.noPhoneNumber
  return isPlausiblePhoneNumber(typed) ? undefined : fieldTexts.impossiblePhoneNumber
}
