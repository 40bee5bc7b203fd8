import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { Unsent } from '../../platform/session/kept-on-device.ts'
import { Dialog, type DialogHandle } from '../dialog.tsx'
import { DescribedUnsent } from './describe-unsent.tsx'

export interface LogoutDialogProps {
  unsent: Unsent
  onAnswer: (logsOut: boolean) => void
}

/** Asks whether to log out before everything is sent. */
export function LogoutDialog({ unsent, onAnswer }: LogoutDialogProps) {
  const { t } = useLingui()
  const dialog = useRef<DialogHandle>(null)
  useEffect(() => dialog.current?.open(), [])
  return (
    <Dialog
      ref={dialog}
      title={t`Log out before everything is sent?`}
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
      <p>
        <Trans>
          Nothing is lost: it stays on this device and is sent when you log in here again.
        </Trans>
      </p>
    </Dialog>
  )
}
