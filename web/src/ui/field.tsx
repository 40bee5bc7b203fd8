import { CircleAlert } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Icon } from './icon.tsx'

export interface FieldProps {
  id: string
  label: string
  /** Shows the visible `*` of the specification's labels. */
  isRequired?: boolean
  error?: string | undefined
  help?: string | undefined
  /** What is going on with the value right now, at the end of the label's line; read out. */
  hint?: string | undefined
}

interface FieldFrameProps extends FieldProps {
  children: ReactNode
}

const errorIdOf = (id: string) => `${id}-error`
const helpIdOf = (id: string) => `${id}-help`

/** What ties an input to its label, error and help for assistive technology. */
export function describedBy({ id, error, help }: Pick<FieldProps, 'id' | 'error' | 'help'>) {
  const ids = [
    error === undefined ? undefined : errorIdOf(id),
    help === undefined ? undefined : helpIdOf(id),
  ].filter((part) => part !== undefined)
  return {
    id,
    'aria-invalid': error !== undefined,
    ...(ids.length > 0 && { 'aria-describedby': ids.join(' ') }),
  }
}

/** Label above, control, help and error below. */
export function FieldFrame(props: FieldFrameProps) {
  const { id, label, isRequired, error, help, hint, children } = props
  return (
    <div className={error === undefined ? 'field' : 'field bad'}>
      <label htmlFor={id}>
        {label}
        {isRequired === true && <span className="required">*</span>}
      </label>
      {hint !== undefined && (
        <span className="hint" role="status">
          {hint}
        </span>
      )}
      {children}
      {help !== undefined && (
        <p className="help" id={helpIdOf(id)}>
          {help}
        </p>
      )}
      <FieldError id={id} error={error} />
    </div>
  )
}

export function FieldError({ id, error }: Pick<FieldProps, 'id' | 'error'>) {
  if (error === undefined) return null
  return (
    <p className="field-error" id={errorIdOf(id)}>
      <Icon of={CircleAlert} size={18} />
      <span>{error}</span>
    </p>
  )
}

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
