import { useLingui } from '@lingui/react/macro'
import { api } from '@mboa/contract'
import { call } from '../../platform/network/api-client.ts'
import { useSignedInUser } from '../../platform/session/session-context.ts'
import { fieldTexts } from '../../ui/form-texts.ts'
import { newPasswordErrors, NewPasswordField } from '../../ui/new-password/new-password-field.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { textOf, useSubmit, type FieldErrors } from '../../ui/use-submit.ts'
import { EditForm, type EditEnds } from './editable-row.tsx'
import { placeFailure, unexpectedFailure } from './error-texts.ts'

interface PasswordFormProps extends EditEnds {
  email: string
  onChanged: () => void
}

/** The current password and the new one twice, as at sign-up. */
export function PasswordForm({ email, onChanged, onDone, onCancel }: PasswordFormProps) {
  const { t } = useLingui()
  const { id } = useSignedInUser()
  const { errorOf, ...state } = useSubmit({
    doing: 'changing the password',
    unexpected: { failure: unexpectedFailure },
    validate,
    send: async (form) => {
      const result = await call(api.changePassword, {
        body: {
          currentPassword: textOf(form, 'currentPassword'),
          password: textOf(form, 'password'),
        },
        account: id,
      })
      const missing = fieldTexts.noPassword
      if (!result.ok) {
        return placeFailure(result.failure, { currentPassword: missing, password: missing })
      }
      onChanged()
      onDone()
      return undefined
    },
  })
  return (
    <EditForm label={t`Change the password`} {...state} onCancel={onCancel}>
      {/* Shows a password manager whose password this is. */}
      <input type="text" hidden readOnly autoComplete="username" value={email} />
      <p className="small soft">{t`This signs out all your other devices.`}</p>
      <PasswordField
        id="currentPassword"
        label={t`Current Password`}
        autoComplete="current-password"
        error={errorOf('currentPassword')}
      />
      <NewPasswordField id="password" label={t`New Password`} error={errorOf('password')} />
      <PasswordField
        id="confirmPassword"
        label={t`Confirm Password`}
        autoComplete="new-password"
        error={errorOf('confirmPassword')}
      />
    </EditForm>
  )
}

function validate(form: HTMLFormElement): FieldErrors {
  const password = textOf(form, 'password')
  return {
    ...(textOf(form, 'currentPassword') === '' && { currentPassword: fieldTexts.noPassword }),
    ...newPasswordErrors({ password, confirmPassword: textOf(form, 'confirmPassword') }),
  }
}
