import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type Ref } from 'react'
import { Dialog, type DialogHandle } from '../../../ui/dialog.tsx'

interface WithdrawDialogProps {
  ref: Ref<DialogHandle>
  /** False where it could not be done. */
  onConfirm: () => Promise<boolean>
  onCancel: () => void
}

/** Asks before a take is gone for good. */
export function WithdrawDialog({ ref, onConfirm, onCancel }: WithdrawDialogProps) {
  const { t } = useLingui()
  const [state, setState] = useState<'open' | 'busy' | 'failed'>('open')
  async function confirm() {
    setState('busy')
    setState((await onConfirm()) ? 'open' : 'failed')
  }
  return (
    <Dialog
      ref={ref}
      title={t`Withdraw this take?`}
      actions={
        <>
          <button type="button" className="button second" onClick={onCancel}>
            <Trans>Keep it</Trans>
          </button>
          <button
            type="button"
            className="button grave"
            disabled={state === 'busy'}
            onClick={() => void confirm()}
          >
            <Trans>Withdraw for good</Trans>
          </button>
        </>
      }
    >
      <p>
        <Trans>
          At once nobody hears it any more, its sound is removed, and later data sets come without
          it. This cannot be undone.
        </Trans>
      </p>
      {state === 'failed' && (
        <p role="alert">
          <Trans>That did not work. Check your connection, then try again.</Trans>
        </p>
      )}
    </Dialog>
  )
}
