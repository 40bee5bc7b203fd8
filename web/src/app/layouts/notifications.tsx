import { Trans, useLingui } from '@lingui/react/macro'
import { Bell } from 'lucide-react'
import { useRef } from 'react'
import { Dialog, type DialogHandle } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'

/** The bell and the list it opens. Nothing sends notices yet, so the list says so. */
export function Notifications() {
  const { t } = useLingui()
  const list = useRef<DialogHandle>(null)
  return (
    <>
      <button
        type="button"
        className="icon-button"
        aria-label={t`Notifications`}
        aria-haspopup="dialog"
        onClick={() => list.current?.open()}
      >
        <Icon of={Bell} />
      </button>
      <Dialog ref={list} title={t`Notifications`}>
        <p className="strong">
          <Trans>Nothing new</Trans>
        </p>
        <p className="soft">
          <Trans>What needs your attention will be listed here.</Trans>
        </p>
      </Dialog>
    </>
  )
}
