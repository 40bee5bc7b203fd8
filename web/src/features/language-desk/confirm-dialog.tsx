import { Trans, useLingui } from '@lingui/react/macro'
import type { MessageDescriptor } from '@lingui/core'
import { useImperativeHandle, useRef, useState, type ReactNode, type Ref } from 'react'
import type { ApiResult } from '../../platform/network/api-client.ts'
import { reportProblem } from '../../platform/report-problem.ts'
import { Banner } from '../../ui/banner.tsx'
import { Dialog, type DialogHandle } from '../../ui/dialog.tsx'
import { failureTextOf } from '../../ui/failure-texts.ts'
import { formTexts } from '../../ui/form-texts.ts'

export interface ConfirmDialogHandle<Thing> {
  open: (thing: Thing) => void
}

interface ConfirmDialogProps<Thing> {
  ref: Ref<ConfirmDialogHandle<Thing>>
  title: string
  /** The text of the button that does it. */
  confirm: string
  send: (thing: Thing) => Promise<ApiResult<unknown>>
  /** It is done, or was by somebody else. */
  onDone: (thing: Thing) => void
  children: (thing: Thing) => ReactNode
}

/** Asks before something is done to somebody that cannot be undone from here. */
export function ConfirmDialog<Thing>(props: ConfirmDialogProps<Thing>) {
  const { ref, title, confirm, send, onDone, children } = props
  const { i18n } = useLingui()
  const dialog = useRef<DialogHandle>(null)
  const [thing, setThing] = useState<Thing>()
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<MessageDescriptor>()
  useImperativeHandle(ref, () => ({
    open(asked) {
      setThing(asked)
      setIsBusy(false)
      setFailure(undefined)
      dialog.current?.open()
    },
  }))

  async function run(asked: Thing) {
    setIsBusy(true)
    setFailure(undefined)
    try {
      const result = await send(asked)
      if (result.ok || result.failure.code === 'not-found') {
        dialog.current?.close()
        onDone(asked)
      } else {
        setFailure(failureTextOf(result.failure.code))
      }
    } catch (error) {
      reportProblem('changing who records a language', error)
      setFailure(formTexts.unexpected)
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <Dialog
      ref={dialog}
      title={title}
      actions={
        <>
          <button type="button" className="button second" onClick={() => dialog.current?.close()}>
            <Trans>Cancel</Trans>
          </button>
          <button
            type="button"
            className="button main"
            // Not `disabled`, which would take the focus from it.
            aria-disabled={isBusy}
            aria-busy={isBusy}
            onClick={() => thing !== undefined && !isBusy && void run(thing)}
          >
            {confirm}
          </button>
        </>
      }
    >
      {thing !== undefined && children(thing)}
      {failure !== undefined && <Banner kind="bad">{i18n._(failure)}</Banner>}
    </Dialog>
  )
}
