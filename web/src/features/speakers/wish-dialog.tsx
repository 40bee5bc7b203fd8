import { Trans, useLingui } from '@lingui/react/macro'
import { useImperativeHandle, useRef, useState, type Ref } from 'react'
import type { SpeakerHere } from '../../platform/device-store/take-database.ts'
import type { Written } from '../../platform/device-store/write-takes.ts'
import {
  storageTroubleOf,
  type StorageTrouble,
} from '../../platform/device-store/storage-trouble.ts'
import { reportProblem } from '../../platform/report-problem.ts'
import { Banner } from '../../ui/banner.tsx'
import { Dialog, type DialogHandle } from '../../ui/dialog.tsx'
import { notSavedTexts } from '../../ui/storage-texts.ts'

interface Asked {
  speaker: Pick<SpeakerHere, 'id' | 'name' | 'guestOf'>
  wish: 'withdraw' | 'delete'
}

export interface WishDialogHandle {
  open: (asked: Asked) => void
}

interface WishDialogProps {
  ref: Ref<WishDialogHandle>
  fulfil: (asked: Asked) => Promise<Written<unknown>>
  /** What was pressed may be gone with whom it was about: what was done is to be said. */
  onDone: (asked: Asked) => void
}

/** Asks before a speaker is withdrawn or deleted: theirs alone. */
export function WishDialog({ ref, fulfil, onDone }: WishDialogProps) {
  const { t } = useLingui()
  const dialog = useRef<DialogHandle>(null)
  const [asked, setAsked] = useState<Asked>()
  const [trouble, setTrouble] = useState<StorageTrouble>()
  useImperativeHandle(ref, () => ({
    open(next) {
      setAsked(next)
      setTrouble(undefined)
      dialog.current?.open()
    },
  }))
  const name = asked?.speaker.name ?? ''
  const isDeletion = asked?.wish === 'delete'

  function run() {
    if (asked === undefined) return
    fulfil(asked)
      .then((done) => {
        if (!done.ok) {
          setTrouble(done.trouble)
          return
        }
        dialog.current?.close()
        onDone(asked)
      })
      .catch((error: unknown) => {
        reportProblem('doing what a speaker wishes', error)
        setTrouble(storageTroubleOf(error))
      })
  }

  return (
    <Dialog
      ref={dialog}
      title={isDeletion ? t`Delete all of ${name}?` : t`Withdraw ${name}?`}
      actions={
        <>
          <button type="button" className="button second" onClick={() => dialog.current?.close()}>
            <Trans>Cancel</Trans>
          </button>
          <button type="button" className="button danger" onClick={run}>
            {isDeletion ? <Trans>Delete</Trans> : <Trans context="a speaker">Withdraw</Trans>}
          </button>
        </>
      }
    >
      {isDeletion ? (
        <p>
          <Trans>
            Everything {name} said and agreed to will be deleted from this device and the server.
            This can’t be undone. The recordings of all others stay.
          </Trans>
        </p>
      ) : (
        <p>
          <Trans>
            Within a minute nobody who is online hears {name}, and nothing more of theirs is sent.
            The recordings of all others stay. They can agree again later.
          </Trans>
        </p>
      )}
      {trouble !== undefined && <Banner kind="bad">{t(notSavedTexts[trouble])}</Banner>}
    </Dialog>
  )
}
