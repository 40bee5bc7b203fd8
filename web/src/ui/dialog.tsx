import { Trans } from '@lingui/react/macro'
import { useId, useImperativeHandle, useRef, type ReactNode, type Ref } from 'react'
import './dialog.css'

export interface DialogHandle {
  open: () => void
  close: () => void
}

interface DialogProps {
  ref: Ref<DialogHandle>
  title: string
  /** The buttons, the harmless one first; a single Close when absent. */
  actions?: ReactNode
  /** However it was closed. */
  onClose?: () => void
  children: ReactNode
}

/** A sheet on phones, a window above 60 rem. The browser keeps focus inside and gives it back. */
export function Dialog({ ref, title, actions, onClose, children }: DialogProps) {
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useImperativeHandle(ref, () => ({
    open: () => dialog.current?.showModal(),
    close: () => dialog.current?.close(),
  }))
  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => {
        // Only the backdrop: everything inside lies in an element of its own.
        if (event.target === dialog.current) dialog.current.close()
      }}
    >
      <div className="stack">
        <h2 id={titleId}>{title}</h2>
        <div>{children}</div>
        <div className="actions">
          {actions ?? (
            <button type="button" className="button second" onClick={() => dialog.current?.close()}>
              <Trans>Close</Trans>
            </button>
          )}
        </div>
      </div>
    </dialog>
  )
}
