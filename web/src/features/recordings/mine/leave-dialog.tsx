import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useImperativeHandle, useRef, useState, type Ref } from 'react'
import { Dialog, type DialogHandle } from '../../../ui/dialog.tsx'

/** A take that is to go: one that nobody else has yet, or one that the server has. */
export interface LeavingTake {
  readonly id: string
  readonly text: string
  readonly isSent: boolean
}

export interface LeaveDialogHandle {
  open: (take: LeavingTake) => void
}

interface LeaveDialogProps {
  ref: Ref<LeaveDialogHandle>
  /** Why it could not be done; undefined once the take is gone. */
  onConfirm: (take: LeavingTake) => Promise<MessageDescriptor | undefined>
  /** It could not be done, and this is not asked any more. */
  onLateTrouble: (take: LeavingTake, trouble: MessageDescriptor) => void
}

/** Asks before a take goes for good. */
export function LeaveDialog({ ref, onConfirm, onLateTrouble }: LeaveDialogProps) {
  const { t } = useLingui()
  const dialog = useRef<DialogHandle>(null)
  const [take, setTake] = useState<LeavingTake>()
  const [isBusy, setIsBusy] = useState(false)
  const [trouble, setTrouble] = useState<MessageDescriptor>()
  /** Counts openings: who closes it while the line is slow may open it for another take. */
  const opening = useRef(0)
  useImperativeHandle(ref, () => ({
    open(asked) {
      setTake(asked)
      setIsBusy(false)
      setTrouble(undefined)
      dialog.current?.open()
    },
  }))

  async function confirm() {
    if (take === undefined) return
    const { current: asked } = opening
    setIsBusy(true)
    setTrouble(undefined)
    const found = await onConfirm(take)
    if (asked !== opening.current) {
      if (found !== undefined) onLateTrouble(take, found)
      return
    }
    setIsBusy(false)
    setTrouble(found)
    if (found === undefined) dialog.current?.close()
  }

  const isSent = take?.isSent === true
  return (
    <Dialog
      ref={dialog}
      title={isSent ? t`Withdraw this recording?` : t`Delete this recording?`}
      onClose={() => {
        opening.current += 1
      }}
      actions={
        <>
          <button type="button" className="button second" onClick={() => dialog.current?.close()}>
            {isSent
              ? t({ message: 'Keep it', context: 'take' })
              : t({ message: 'Keep it', context: 'recording' })}
          </button>
          <button
            type="button"
            className="button danger"
            disabled={isBusy}
            onClick={() => void confirm()}
          >
            {isSent ? <Trans>Withdraw for good</Trans> : <Trans>Delete it</Trans>}
          </button>
        </>
      }
    >
      <p>
        {isSent ? (
          <Trans>
            It stops being public right away, its sound is deleted, and future data sets leave it
            out. This can’t be undone.
          </Trans>
        ) : (
          <Trans>It’s only on this device. This can’t be undone.</Trans>
        )}
      </p>
      {trouble !== undefined && <p role="alert">{t(trouble)}</p>}
    </Dialog>
  )
}
