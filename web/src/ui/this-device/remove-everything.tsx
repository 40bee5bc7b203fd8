import { Trans, useLingui } from '@lingui/react/macro'
import { api } from '@mboa/contract'
import { useRef, useState } from 'react'
import { call, whileLoggingOut } from '../../platform/network/api-client.ts'
import { reportProblem } from '../../platform/report-problem.ts'
import { markLogoutPending } from '../../platform/session/remembered-user.ts'
import {
  countUnsent,
  listStoredAccounts,
  removeEverything,
  type Unsent,
} from '../../platform/session/stored-on-device.ts'
import { useSession } from '../../platform/session/session-context.ts'
import { Banner } from '../banner.tsx'
import { Dialog, type DialogHandle } from '../dialog.tsx'
import { DescribedUnsent } from './describe-unsent.tsx'

interface RemoveEverythingProps {
  className?: string
  /** Once nothing is left. */
  onRemoved: () => void
}

/** For phones that several people share: takes all accounts' things off this device. */
export function RemoveEverything({
  className = 'button danger',
  onRemoved,
}: RemoveEverythingProps) {
  const { t } = useLingui()
  const dialog = useRef<DialogHandle>(null)
  const { unsent, isBusy, hasFailed, look, remove } = useRemoval(onRemoved)
  const hasUnsent = unsent !== undefined && unsent.answers + unsent.takes > 0
  return (
    <>
      <button
        type="button"
        className={className}
        onClick={() => {
          dialog.current?.open()
          look()
        }}
      >
        <Trans>Remove everything from this device</Trans>
      </button>
      <Dialog
        ref={dialog}
        title={t`Remove everything from this device?`}
        actions={
          <>
            <button type="button" className="button second" onClick={() => dialog.current?.close()}>
              <Trans>Cancel</Trans>
            </button>
            <button
              type="button"
              className="button danger"
              disabled={isBusy || unsent === undefined}
              aria-busy={isBusy}
              onClick={remove}
            >
              {hasUnsent ? <Trans>Remove anyway</Trans> : <Trans>Remove all</Trans>}
            </button>
          </>
        }
      >
        <div className="stack tight">
          <p>
            <Trans>
              Courses, pictures, sound and everyone’s practice are removed from this device, and
              anyone signed in is signed out. What the server has stays there and comes back at the
              next login.
            </Trans>
          </p>
          {hasUnsent && (
            <Banner kind="bad">
              <DescribedUnsent of={unsent} />
              <p>
                <Trans>
                  The server doesn’t have this yet: if you remove it here, it’s lost for good. Go
                  online and log in to send it first.
                </Trans>
              </p>
            </Banner>
          )}
          {hasFailed && (
            <Banner kind="bad">
              <Trans>Not everything could be removed. Close other Mboa tabs and try again.</Trans>
            </Banner>
          )}
        </div>
      </Dialog>
    </>
  )
}

function useRemoval(onRemoved: () => void) {
  const { setUser } = useSession()
  const [unsent, setUnsent] = useState<Unsent>()
  const [isBusy, setIsBusy] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)

  function fail(error: unknown) {
    reportProblem('removing everything from this device', error)
    setIsBusy(false)
    setHasFailed(true)
  }

  async function removeAll() {
    // First of all, while the session is known: nobody may be signed in without knowing it.
    const ended = await call(api.logout)
    setUser(null)
    await removeEverything()
    const isOwed = !ended.ok && ended.failure.code !== 'not-signed-in'
    if (isOwed && !markLogoutPending()) throw new Error('The logout cannot be stored.')
    onRemoved()
  }

  return {
    unsent,
    isBusy,
    hasFailed,
    look: () => {
      setHasFailed(false)
      listStoredAccounts().then(countUnsent).then(setUnsent).catch(fail)
    },
    remove: () => {
      setIsBusy(true)
      whileLoggingOut(removeAll).catch(fail)
    },
  }
}
