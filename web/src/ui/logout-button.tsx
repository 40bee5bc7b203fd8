import { Trans, useLingui } from '@lingui/react/macro'
import { LogOut } from 'lucide-react'
import { reportProblem } from '../platform/report-problem.ts'
import { askBeforeLogout } from '../platform/session/logout-question.ts'
import { useSession } from '../platform/session/session-context.ts'
import { Icon } from './icon.tsx'

/**
 * What every logout button does. Who has something unsent, or no network, is asked first. The guards lead to the
 * login as soon as nobody is signed in; a failure is only logged (specification §8).
 */
export function useLogout(): () => void {
  const { logout, user } = useSession()
  const { t } = useLingui()
  // The browser's own question: it needs no code.
  const askPlainly = () => confirm(t`Log out? Anything not sent yet stays on this device.`)
  async function askAndLogOut() {
    const choice = user === null ? 'out' : await askBeforeLogout(user.id, askPlainly)
    if (choice !== 'stay') await logout(choice === 'sure')
  }
  return () => {
    askAndLogOut().catch((error: unknown) => reportProblem('logging out', error))
  }
}

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
