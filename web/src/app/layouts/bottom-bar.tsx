import { Trans, useLingui } from '@lingui/react/macro'
import type { Role } from '@mboa/contract'
import { User } from 'lucide-react'
import { Link, useLocation } from 'wouter'
import { Icon } from '../../ui/icon.tsx'
import { MenuButton } from '../../ui/menu-button.tsx'
import { isCurrentEntry, isProfilePath, navigationOf } from './navigation.ts'
import { ProfileMenuItems } from './profile-menu-items.tsx'

/** Phones: home, the role's second tab, and the profile menu. */
export function BottomBar({ role }: { role: Role }) {
  const { t } = useLingui()
  const [pathname] = useLocation()
  const { bottom, profile } = navigationOf[role]
  return (
    <nav className="bottom-bar only-narrow" aria-label={t`Main`}>
      {bottom.map(({ path, text, icon }) => (
        <Link
          key={path}
          to={path}
          className="place"
          aria-current={isCurrentEntry(path, pathname) ? 'page' : undefined}
        >
          <Icon of={icon} />
          {t(text)}
        </Link>
      ))}
      <MenuButton
        className="place"
        menuLabel={t`Profile`}
        isCurrent={isProfilePath(pathname)}
        opensUpwards
        items={<ProfileMenuItems profilePath={profile} />}
      >
        <Icon of={User} />
        <Trans>Profile</Trans>
      </MenuButton>
    </nav>
  )
}
