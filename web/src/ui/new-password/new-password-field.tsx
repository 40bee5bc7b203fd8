import { useRef } from 'react'
import { PasswordField } from '../password-field.tsx'
import { PasswordStrengthMeter } from './password-strength-meter.tsx'
import { useInputValue } from './use-input-value.ts'

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
