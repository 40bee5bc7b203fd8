import type { MessageDescriptor } from '@lingui/core'
import { minPasswordLength, passwordLength } from '@mboa/domain'
import { useRef, useState, useSyncExternalStore, type RefObject } from 'react'
import { fieldTexts } from '../form-texts.ts'
import { PasswordField } from '../password-field.tsx'
import { PasswordStrengthMeter } from './password-strength-meter.tsx'

interface NewPasswordFieldProps {
  id: string
  label: string
  error?: string | undefined
}

/** A password to be chosen: toggle, strength meter and checklist (specification §2, Sign-up). */
export function NewPasswordField({ id, label, error }: NewPasswordFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const password = useInputValue(input)
  return (
    <PasswordField ref={input} id={id} label={label} autoComplete="new-password" error={error}>
      <PasswordStrengthMeter password={password} />
    </PasswordField>
  )
}

/**
 * Follows what is typed into an uncontrolled input, from what already stood there when the code
 * took over the prerendered page.
 */
export function useInputValue(input: RefObject<HTMLInputElement | null>): string {
  const [subscribe] = useState(() => (onInput: () => void) => {
    const element = input.current
    element?.addEventListener('input', onInput)
    return () => element?.removeEventListener('input', onInput)
  })
  return useSyncExternalStore(
    subscribe,
    () => input.current?.value ?? '',
    () => '',
  )
}

interface NewPassword {
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
