import { Trans } from '@lingui/react/macro'
import { LogOut, User } from 'lucide-react'
import { Link } from 'wouter'
import { useLogout } from '../../ui/logout-button.tsx'
import { Icon } from '../../ui/icon.tsx'

/** The two entries of both profile menus (specification §2). */
export function ProfileMenuItems({ profilePath }: { profilePath: string }) {
  const logout = useLogout()
  return (
    <>
      <Link role="menuitem" tabIndex={-1} to={profilePath}>
        <Icon of={User} size={20} />
        <Trans>Profile</Trans>
      </Link>
      <button type="button" role="menuitem" tabIndex={-1} onClick={logout}>
        <Icon of={LogOut} size={20} />
        <Trans>Logout</Trans>
      </button>
    </>
  )
}
