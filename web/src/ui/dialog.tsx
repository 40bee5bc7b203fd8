import { Trans } from '@lingui/react/macro'
import {
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react'
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

/**
 * For a dialog whose content is there only while it is open: it begins anew each time.
 * @param ref whoever opens it
 * @returns what its `Dialog` gets as `ref`, and what it calls when it was closed
 */
export function useContentWhileOpen(ref: Ref<DialogHandle>): {
  dialog: RefObject<DialogHandle | null>
  isOpen: boolean
  onClosed: () => void
} {
  const dialog = useRef<DialogHandle>(null)
  const [isOpen, setIsOpen] = useState(false)
  useImperativeHandle(ref, () => ({
    open() {
      setIsOpen(true)
      dialog.current?.open()
    },
    close: () => dialog.current?.close(),
  }))
  return { dialog, isOpen, onClosed: () => setIsOpen(false) }
}

/** Has the browser ask, in a dialog of its own, before the page goes with what is not kept yet. */
export function useAskBeforeUnload(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnsaved])
}
