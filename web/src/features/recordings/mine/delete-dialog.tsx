import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type Ref } from 'react'
import { Dialog, type DialogHandle } from '../../../ui/dialog.tsx'

interface DeleteDialogProps {
  ref: Ref<DialogHandle>
  /** False where the take is on its way already. */
  onConfirm: () => Promise<boolean>
  onCancel: () => void
}

/** Asks before a take goes that nobody else has. */
export function DeleteDialog({ ref, onConfirm, onCancel }: DeleteDialogProps) {
  const { t } = useLingui()
  const [isTooLate, setIsTooLate] = useState(false)
  return (
    <Dialog
      ref={ref}
      title={t`Delete this recording?`}
      onClose={() => setIsTooLate(false)}
      actions={
        <>
          <button type="button" className="button second" onClick={onCancel}>
            <Trans>Keep it</Trans>
          </button>
          <button
            type="button"
            className="button grave"
            onClick={() => void onConfirm().then((isGone) => setIsTooLate(!isGone))}
          >
            <Trans>Delete it</Trans>
          </button>
        </>
      }
    >
      <p>
        <Trans>It is on this device alone. This cannot be undone.</Trans>
      </p>
      {isTooLate && (
        <p role="alert">
          <Trans>It is on its way already. You can withdraw it once it is received.</Trans>
        </p>
      )}
    </Dialog>
  )
}
