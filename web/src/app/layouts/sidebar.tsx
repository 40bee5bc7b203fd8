import { Trans, useLingui } from '@lingui/react/macro'
import { pagePaths, type User } from '@mboa/contract'
import { LogOut } from 'lucide-react'
import { Link, useLocation } from 'wouter'
import { useLogout } from '../../ui/logout-button.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Wordmark } from '../../ui/wordmark.tsx'
import { isCurrentEntry, navigationOf } from './navigation.ts'

/** Wide screens: the menu, the way out and who is signed in. */
export function Sidebar({ user }: { user: User }) {
  const { t } = useLingui()
  const logout = useLogout()
  const [pathname] = useLocation()
  const { sidebar, roleName } = navigationOf[user.role]
  return (
    <nav className="sidebar on-cloth only-wide" aria-label={t`Main`}>
      <Link to={pagePaths.start} className="wordmark-link" aria-label={t`Mboa, home`}>
        <Wordmark height={34} />
      </Link>
      <ul>
        {sidebar.map(({ path, text, icon }) => (
          <li key={path}>
            <Link
              to={path}
              className="entry"
              aria-current={isCurrentEntry(path, pathname) ? 'page' : undefined}
            >
              <Icon of={icon} />
              {t(text)}
            </Link>
          </li>
        ))}
      </ul>
      <button type="button" className="entry out" onClick={logout}>
        <Icon of={LogOut} />
        <Trans>Log Out</Trans>
      </button>
      <div className="who">
        <Avatar user={user} />
        <div>
          <p className="strong" dir="auto">
            {user.fullName || t(roleName)}
          </p>
          <p className="small soft">{t(roleName)}</p>
        </div>
      </div>
    </nav>
  )
}
