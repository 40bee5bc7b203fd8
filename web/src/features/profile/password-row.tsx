import { Trans, useLingui } from '@lingui/react/macro'
import { pagePaths, type Profile } from '@mboa/contract'
import { LockKeyhole } from 'lucide-react'
import { Link } from 'wouter'
import { MarginRow } from '../../ui/margin-rows.tsx'
import { EditableRow, useEdit } from './editable-row.tsx'
import { PasswordForm } from './password-form.tsx'

interface PasswordRowProps {
  profile: Profile
  /** Every other device has been signed out. */
  onChanged: () => void
}

/** Changing the password, or the way to a first one for who signs in with Google. */
export function PasswordRow({ profile, onChanged }: PasswordRowProps) {
  const { t } = useLingui()
  const edit = useEdit()
  if (!profile.hasPassword) return <NoPasswordRow />
  return (
    <EditableRow
      edit={edit}
      icon={LockKeyhole}
      label={<Trans>Password</Trans>}
      value={
        <p>
          <Trans>set</Trans>
        </p>
      }
      changeLabel={t`Change the password`}
      doneText={t`Password changed. All other devices have been signed out.`}
      form={<PasswordForm email={profile.user.email} onChanged={onChanged} {...edit.ends} />}
    />
  )
}

function NoPasswordRow() {
  return (
    <MarginRow icon={LockKeyhole}>
      <div className="grow">
        <p className="small soft">
          <Trans>Password</Trans>
        </p>
        <p>
          <Trans>none yet: you log in with Google</Trans>
        </p>
        <p className="small soft">
          <Trans>
            To log in with a password too, ask for a link by email and set one.{' '}
            <Link to={pagePaths.forgotPassword}>Set a password</Link>
          </Trans>
        </p>
      </div>
    </MarginRow>
  )
}
