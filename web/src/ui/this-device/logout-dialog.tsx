import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { useIsOnline } from '../../platform/network/use-is-online.ts'
import type { Unsent } from '../../platform/session/stored-on-device.ts'
import { Dialog, type DialogHandle } from '../dialog.tsx'
import { DescribedUnsent } from './describe-unsent.tsx'

export interface LogoutDialogProps {
  unsent: Unsent
  onAnswer: (logsOut: boolean) => void
}

/** Asks whether to log out before everything is sent, or where nobody can log in again. */
export function LogoutDialog({ unsent, onAnswer }: LogoutDialogProps) {
  const { t } = useLingui()
  const dialog = useRef<DialogHandle>(null)
  const isOnline = useIsOnline()
  const isAllSent = unsent.answers + unsent.takes === 0
  useEffect(() => dialog.current?.open(), [])
  return (
    <Dialog
      ref={dialog}
      title={isAllSent ? t`Log out while offline?` : t`Log out before everything is sent?`}
      onClose={() => onAnswer(false)}
      actions={
        <>
          <button type="button" className="button second" onClick={() => dialog.current?.close()}>
            <Trans>Stay signed in</Trans>
          </button>
          <button type="button" className="button main" onClick={() => onAnswer(true)}>
            <Trans>Logout</Trans>
          </button>
        </>
      }
    >
      <DescribedUnsent of={unsent} />
      {!isAllSent && (
        <p>
          <Trans>
            Nothing is lost: it stays on this device and will be sent when you log in here again.
          </Trans>
        </p>
      )}
      {!isOnline && (
        <p>
          <Trans>You’re offline: you’ll need a connection to log in again.</Trans>
        </p>
      )}
    </Dialog>
  )
}
