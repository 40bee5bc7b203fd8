import { Check } from 'lucide-react'
import type { InputHTMLAttributes, ReactNode } from 'react'
import { describedBy, FieldError, type FieldProps } from './field.tsx'
import { Icon } from './icon.tsx'

type CheckboxFieldProps = Pick<FieldProps, 'id' | 'error'> &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'type'> & { children: ReactNode }

/** A box of 28 px; its whole row can be pressed. Uncontrolled, like every field. */
export function CheckboxField({ id, error, children, ...input }: CheckboxFieldProps) {
  return (
    <div className={error === undefined ? 'field' : 'field bad'}>
      <div className="tick">
        <span className="box">
          <input type="checkbox" name={id} {...input} {...describedBy({ id, error })} />
          <Icon of={Check} size={20} />
        </span>
        <label htmlFor={id}>{children}</label>
      </div>
      <FieldError id={id} error={error} />
    </div>
  )
}
