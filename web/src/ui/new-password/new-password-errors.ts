import type { MessageDescriptor } from '@lingui/core'
import { minPasswordLength, passwordLength } from '@mboa/domain'
import { fieldTexts } from '../form-texts.ts'

export interface NewPassword {
  password: string
  confirmPassword: string
}

/** Specification §5: what is wrong with a chosen password and with its repetition. */
export function newPasswordErrors({
  password,
  confirmPassword,
}: NewPassword): Partial<Record<keyof NewPassword, MessageDescriptor>> {
  return {
    ...passwordError(password),
    ...(confirmPassword !== password && { confirmPassword: fieldTexts.otherPassword }),
  }
}

function passwordError(password: string): { password?: MessageDescriptor } {
  if (password === '') return { password: fieldTexts.noPassword }
  const isShort = passwordLength(password) < minPasswordLength
  return isShort ? { password: fieldTexts.shortPassword } : {}
}
