import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { pagePaths, type User } from '@mboa/contract'
import { greetingFor, type Greeting } from '@mboa/domain'
import { useMinute } from '../../platform/clock.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { MenuButton } from '../../ui/menu-button.tsx'
import { navigationOf } from './navigation.ts'
import { Notifications } from './notifications.tsx'
import { ProfileMenuItems } from './profile-menu-items.tsx'

const greetingTexts: Record<Greeting, ReturnType<typeof msg>> = {
  morning: msg`Good morning`,
  afternoon: msg`Good afternoon`,
  evening: msg`Good evening`,
  night: msg`Good night`,
}

/** Greeting, bell and user menu, on phones and wide screens alike. */
export function TopHeader({ user }: { user: User }) {
  const { t } = useLingui()
  const greeting = greetingFor(new Date(useMinute()).getHours())
  return (
    <header className="top-header on-cloth">
      <div className="greeting">
        <p className="hello">{t(greetingTexts[greeting])}</p>
        <p className="soft">{t(navigationOf[user.role].invitation)}</p>
      </div>
      <Notifications />
      <MenuButton
        className="icon-button"
        label={t`Account menu`}
        menuLabel={t`Account menu`}
        items={<ProfileMenuItems profilePath={pagePaths.profile} />}
      >
        <Avatar user={user} />
      </MenuButton>
    </header>
  )
}
