import { Trans, useLingui } from '@lingui/react/macro'
import { Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { Dialog, type DialogHandle } from '../../ui/dialog.tsx'
import { Loading } from '../../ui/loading.tsx'
import { MarginRow } from '../../ui/margin-rows.tsx'
import { DeletionForm } from './deletion-form.tsx'
import { FailureBanner } from './failure-banner.tsx'
import { useForeseenDeletion } from './use-deletion.ts'

/** Deletion: what it takes away comes first, then who asks is made sure of. */
export function DeleteAccountRow() {
  const { t } = useLingui()
  const dialog = useRef<DialogHandle>(null)
  const { foreseen, foresee } = useForeseenDeletion()
  const close = () => dialog.current?.close()
  return (
    <MarginRow icon={Trash2}>
      <div className="grow stack tight">
        <p className="small soft">
          <Trans>You can permanently delete your account and everything in it.</Trans>
        </p>
        <button
          type="button"
          className="button danger"
          onClick={() => {
            dialog.current?.open()
            foresee()
          }}
        >
          <Trans>Delete the account</Trans>
        </button>
      </div>
      <Dialog ref={dialog} title={t`Delete the account?`} actions={<></>}>
        {foreseen.status === 'ready' ? (
          <DeletionForm consequences={foreseen.value} onCancel={close} />
        ) : (
          <div className="stack">
            {foreseen.status === 'failed' ? (
              <FailureBanner failure={foreseen.failure} />
            ) : (
              <Loading />
            )}
            <div className="actions">
              <button type="button" className="button second" onClick={close}>
                <Trans>Cancel</Trans>
              </button>
              {foreseen.status === 'failed' && (
                <button type="button" className="button second" onClick={foresee}>
                  <Trans>Try again</Trans>
                </button>
              )}
            </div>
          </div>
        )}
      </Dialog>
    </MarginRow>
  )
}
