import '../../ui/checkbox.css'
import '../../ui/field.css'
import '../../ui/new-password/password-strength.css'
import '../../ui/phone-field/phone-field.css'
import './profile-screen.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { api, pagePaths, type Profile, type SignedInDevice } from '@mboa/contract'
import { ListMusic } from 'lucide-react'
import type { ReactNode } from 'react'
import { regionalTag, useInterfaceLanguage } from '../../i18n/interface-language.ts'
import { call } from '../../platform/network/api-client.ts'
import { useResource, type Source } from '../../platform/network/use-resource.ts'
import { beginningOf } from '../../platform/network/loaded.ts'
import { useSignedInUser } from '../../platform/session/session-context.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { hasSaid } from '../../platform/voice-store/said-items.ts'
import { LogoutButton } from '../../ui/logout-button.tsx'
import { LinkRow } from '../../ui/link-row.tsx'
import { MarginRows } from '../../ui/margin-rows.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { AccountRows } from './account-rows.tsx'
import { DeleteAccountRow } from './delete-account-row.tsx'
import { DevicesSection } from './devices-section.tsx'
import { CreditCard } from './credit-card.tsx'
import { ExportRow, RecordingsExportRow } from './export-row.tsx'
import { InterfaceCard } from './interface-card.tsx'
import { ReachNotice } from './reach-notice.tsx'
import { useOwnProfile } from './use-own-profile.ts'

/** Apart: recorders load nothing of how reviews are scheduled. */
const { Part: PracticeCardPart } = lazyPart(
  async () => (await import('./practice-card.tsx')).PracticeCard,
)
const { Part: DeviceCardPart } = lazyPart(
  async () => (await import('../../ui/this-device/device-card.tsx')).DeviceCard,
)

/** This device first, then the others, the one seen last first. */
const signedIn: Source<readonly SignedInDevice[]> = {
  during: 'asking for the devices',
  async ask(signal) {
    const asked = await call(api.listDevices, { signal })
    if (!asked.ok) return asked
    const { devices } = asked.value
    const others = devices.filter(({ isThisOne }) => !isThisOne)
    return { ok: true, value: [...devices.filter(({ isThisOne }) => isThisOne), ...others] }
  },
}

interface ProfileScreenProps {
  /** What those have besides whose voice is here, e.g. their consents. */
  ofSpeakers?: ReactNode
}

/** The profile of either role, at all of its addresses. */
export function ProfileScreen({ ofSpeakers }: ProfileScreenProps) {
  const { t } = useLingui()
  const { language } = useInterfaceLanguage()
  const user = useSignedInUser()
  const own = useOwnProfile()
  const profile = beginningOf(own.state)
  const replace = (fresh: Profile) => own.change(() => fresh)
  const isRecorder = user.role === 'recorder'
  // Whose right to record was revoked keeps their say over what they recorded.
  const isSpeaker = isRecorder || profile?.isSpeaker === true
  const devices = useResource(signedIn)
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
            {isRecorder ? (
              <Trans>Recorder since {since}</Trans>
            ) : (
              <Trans>Learner since {since}</Trans>
            )}
          </p>
        </div>
      </div>
      <ReachNotice failure={own.failure} retry={own.askAgain} />
      <div className="columns">
        <div className="stack">
          <AccountRows
            user={user}
            profile={profile}
            onChanged={replace}
            onPasswordChanged={devices.askAgain}
          />
          <DevicesSection of={devices} />
        </div>
        <div className="stack">
          {user.role === 'learner' && <PracticeCardPart />}
          {isSpeaker && (
            <>
              {ofSpeakers}
              <CreditCard />
            </>
          )}
          {isSpeaker && !isRecorder && (
            <MarginRows>
              <LinkRow icon={ListMusic} to={pagePaths.ownRecordings} title={t`Recordings`}>
                <p className="small soft">
                  <Trans>Listen to what you’ve recorded, or withdraw it.</Trans>
                </p>
              </LinkRow>
            </MarginRows>
          )}
          <InterfaceCard profile={profile} onChanged={replace} />
          <DeviceCardPart />
          <MarginRows>
            <ExportRow />
            {(isSpeaker || hasSaid()) && <RecordingsExportRow />}
            <DeleteAccountRow />
          </MarginRows>
          <LogoutButton className="button second wide" />
        </div>
      </div>
    </>
  )
}
