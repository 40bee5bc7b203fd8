import { useLingui } from '@lingui/react/macro'
import { Eye, EyeOff } from 'lucide-react'
import { useState, type ComponentProps, type ReactNode } from 'react'
import { describedBy, FieldFrame, type FieldProps } from './field.tsx'
import { Icon } from './icon.tsx'

type PasswordFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'id' | 'type'> & {
    /** Shown between the input and its error: strength, checklist. */
    children?: ReactNode
  }

/** A password with a toggle that says in words what it does. */
export function PasswordField(props: PasswordFieldProps) {
  const { id, label, isRequired, error, help, children, ...input } = props
  const { t } = useLingui()
  const [isShown, setIsShown] = useState(false)
  return (
    <FieldFrame id={id} label={label} isRequired={isRequired ?? false} error={error} help={help}>
      <div className="with-end">
        <input
          className="input"
          name={id}
          type={isShown ? 'text' : 'password'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...input}
          {...describedBy({ id, error, help })}
        />
        <button
          type="button"
          className="end"
          aria-controls={id}
          aria-label={isShown ? t`Hide password` : t`Show password`}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon of={isShown ? EyeOff : Eye} size={20} />
          {isShown ? t`Hide` : t`Show`}
        </button>
      </div>
      {children}
    </FieldFrame>
  )
}
