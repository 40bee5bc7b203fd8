import { Trans } from '@lingui/react/macro'
import { LogOut } from 'lucide-react'
import { useLogout } from './use-logout.ts'
import { Icon } from './icon.tsx'

/** The Logout button of the dashboards and the profile (specification §2). */
export function LogoutButton({ className = 'button plain' }: { className?: string }) {
  const logout = useLogout()
  return (
    <button type="button" className={className} onClick={logout}>
      <Icon of={LogOut} size={20} />
      <Trans>Logout</Trans>
    </button>
  )
}
