import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { listAccountsHere } from '../../platform/device-store/accounts-here.ts'
import { Banner } from '../banner.tsx'
import { LoginNote } from './login-note.tsx'
import { RemoveEverything } from './remove-everything.tsx'

/** What a device says before the login, and below it the way to empty the device. */
export function LoginDevice({ isFoot = false }: { isFoot?: boolean }) {
  return isFoot ? <RemoveHere /> : <LoginNote />
}

/** At the foot of the login page of a device that somebody has used before. */
export function RemoveHere() {
  const [isUsed, setIsUsed] = useState(() => listAccountsHere().length > 0)
  const [isRemoved, setIsRemoved] = useState(false)
  if (isRemoved) {
    return (
      <Banner kind="good">
        <Trans>Everything has been removed from this device.</Trans>
      </Banner>
    )
  }
  if (!isUsed) return null
  return (
    <RemoveEverything
      className="button plain"
      onRemoved={() => {
        setIsUsed(false)
        setIsRemoved(true)
      }}
    />
  )
}
