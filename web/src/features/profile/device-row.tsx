import { Trans, useLingui } from '@lingui/react/macro'
import type { SignedInDevice } from '@mboa/contract'
import { Monitor, Smartphone } from 'lucide-react'
import { useId } from 'react'
import { regionalTag, useInterfaceLanguage } from '../../i18n/interface-language.ts'
import { MarginRow } from '../../ui/margin-rows.tsx'

const phoneSystems: readonly (string | null)[] = ['Android', 'iOS', 'KaiOS']

interface DeviceRowProps {
  device: SignedInDevice
  isBusy: boolean
  signOut: () => void
}

export function DeviceRow({ device, isBusy, signOut }: DeviceRowProps) {
  const { t } = useLingui()
  const { language } = useInterfaceLanguage()
  const { system, isThisOne, lastSeenAt } = device
  const name = useDeviceName(device)
  const seenId = useId()
  const lastSeen = new Intl.DateTimeFormat(regionalTag(language), {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(lastSeenAt)
  return (
    <MarginRow icon={phoneSystems.includes(system) ? Smartphone : Monitor}>
      <div className="grow">
        <p className="strong">{name}</p>
        <p className="small soft" id={seenId}>
          {isThisOne ? <Trans>This device</Trans> : <Trans>Last seen on {lastSeen}</Trans>}
        </p>
      </div>
      {!isThisOne && (
        <button
          type="button"
          className="button plain"
          aria-label={t`Sign out ${name}`}
          aria-describedby={seenId}
          disabled={isBusy}
          onClick={signOut}
        >
          <Trans>Sign out</Trans>
        </button>
      )}
    </MarginRow>
  )
}

function useDeviceName({ browser, system }: SignedInDevice): string {
  const { t } = useLingui()
  if (browser !== null && system !== null) return t`${browser} on ${system}`
  return browser ?? system ?? t`Unknown device`
}
