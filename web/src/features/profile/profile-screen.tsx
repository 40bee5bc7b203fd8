import './profile-screen.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { useInterfaceLanguage } from '../../i18n/interface-language.ts'
import { regionalTag } from '../../i18n/regional-tag.ts'
import { useSignedInUser } from '../../platform/session/use-signed-in-user.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { LogoutButton } from '../../ui/logout-button.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { AccountRows } from './account-rows.tsx'
import { InterfaceCard } from './interface-card.tsx'

/** The profile of either role, at all of its addresses. */
export function ProfileScreen() {
  const { t } = useLingui()
  const { language } = useInterfaceLanguage()
  const user = useSignedInUser()
  const since = new Intl.DateTimeFormat(regionalTag(language), { dateStyle: 'long' }).format(
    user.createdAt,
  )
  return (
    <>
      <div className="profile-head">
        <Avatar user={user} isLarge />
        <div>
          <PageHeading title={t`Profile`}>
            <bdi>{user.fullName || t`Profile`}</bdi>
          </PageHeading>
          <p className="soft">
            {user.role === 'recorder' ? (
              <Trans>Recorder since {since}</Trans>
            ) : (
              <Trans>Learner since {since}</Trans>
            )}
          </p>
        </div>
      </div>
      <div className="columns">
        <AccountRows user={user} />
        <div className="stack">
          <InterfaceCard />
          <LogoutButton className="button second wide" />
        </div>
      </div>
    </>
  )
}
