import { Trans } from '@lingui/react/macro'
import type { Profile, User } from '@mboa/contract'
import { Mail } from 'lucide-react'
import { MarginRow, MarginRows } from '../../ui/margin-rows.tsx'
import { FullNameRow } from './full-name-row.tsx'
import { PasswordRow } from './password-row.tsx'
import { PhoneNumberRow } from './phone-number-row.tsx'
import { PhotoRow } from './photo-row.tsx'

interface AccountRowsProps {
  user: User
  /** Undefined while the server has not been reached. */
  profile: Profile | undefined
  onChanged: (profile: Profile) => void
  onPasswordChanged: () => void
}

/** What the account is known by and opened with, each changed in its place. */
export function AccountRows({ user, profile, onChanged, onPasswordChanged }: AccountRowsProps) {
  return (
    <MarginRows>
      <FullNameRow fullName={user.fullName} onChanged={onChanged} />
      <MarginRow icon={Mail}>
        <div className="grow">
          <p className="small soft">
            {user.emailVerified ? <Trans>Email · verified</Trans> : <Trans>Email</Trans>}
          </p>
          <p>{user.email}</p>
        </div>
      </MarginRow>
      <PhoneNumberRow phoneNumber={user.phoneNumber} onChanged={onChanged} />
      <PhotoRow hasPhoto={user.photoURL !== null} onChanged={onChanged} />
      {profile !== undefined && <PasswordRow profile={profile} onChanged={onPasswordChanged} />}
    </MarginRows>
  )
}
