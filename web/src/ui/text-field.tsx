import type { ComponentProps } from 'react'
import { describedBy, FieldFrame, type FieldProps } from './field.tsx'

type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, 'id'>

/** One line of text. Uncontrolled: what was typed before the code arrived is kept. */
export function TextField({ id, label, isRequired, error, help, hint, ...input }: TextFieldProps) {
  return (
    <FieldFrame
      id={id}
      label={label}
      isRequired={isRequired ?? false}
      error={error}
      help={help}
      hint={hint}
    >
      <input className="input" name={id} {...input} {...describedBy({ id, error, help })} />
    </FieldFrame>
  )
}
