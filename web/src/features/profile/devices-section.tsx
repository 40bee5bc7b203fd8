import { Trans } from '@lingui/react/macro'
import { api, type SignedInDevice } from '@mboa/contract'
import { useId, useState, type ReactNode } from 'react'
import { call, type ApiFailure, type ApiResult } from '../../platform/network/api-client.ts'
import type { Resource } from '../../platform/network/use-resource.ts'
import { beginningOf } from '../../platform/network/loaded.ts'
import { useIsOnline } from '../../platform/network/use-is-online.ts'
import { reportProblem } from '../../platform/report-problem.ts'
import { useSignedInUser } from '../../platform/session/session-context.ts'
import { LoadFailure } from '../../ui/loaded-part.tsx'
import { Loading } from '../../ui/loading.tsx'
import { MarginRows } from '../../ui/margin-rows.tsx'
import { DeviceRow } from './device-row.tsx'
import { unexpectedFailure } from './error-texts.ts'
import { FailureBanner } from './failure-banner.tsx'

interface DevicesSectionProps {
  of: Resource<readonly SignedInDevice[]>
}

/** The devices that are signed in, to be signed out one by one or all others at once. */
export function DevicesSection({ of }: DevicesSectionProps) {
  const { state, failure: loadFailure, askAgain, change } = of
  const devices = beginningOf(state)
  const user = useSignedInUser()
  const isOnline = useIsOnline()
  const { failure, isBusy, done, run } = useSignOut()
  if (devices === undefined) {
    return (
      <Section>
        {loadFailure === undefined ? (
          <Loading />
        ) : !isOnline ? (
          // Shown at the top of the page, and asked for again once there is a network.
          <p className="soft">
            <Trans>You’ll see them when you’re back online.</Trans>
          </p>
        ) : (
          <LoadFailure isOffline={loadFailure.code === 'network-error'} retry={askAgain} />
        )}
      </Section>
    )
  }
  const stored = (isKept: (device: SignedInDevice) => boolean) =>
    change(() => devices.filter(isKept))
  return (
    <Section>
      <MarginRows>
        {devices.map((device) => (
          <DeviceRow
            key={device.id}
            device={device}
            isBusy={isBusy}
            signOut={() =>
              run(
                'one',
                () => call(api.logOutDevice, { params: { id: device.id }, account: user.id }),
                () => stored(({ id }) => id !== device.id),
              )
            }
          />
        ))}
      </MarginRows>
      <p className="done-line" role="status">
        {done === 'one' && <Trans>Device signed out.</Trans>}
        {done === 'others' && <Trans>All other devices have been signed out.</Trans>}
      </p>
      {failure !== undefined && <FailureBanner failure={failure} />}
      {devices.some(({ isThisOne }) => !isThisOne) && (
        <button
          type="button"
          className="button second wide"
          disabled={isBusy}
          onClick={() =>
            run(
              'others',
              () => call(api.logOutOtherDevices, { account: user.id }),
              () => stored(({ isThisOne }) => isThisOne),
            )
          }
        >
          <Trans>Sign out all other devices</Trans>
        </button>
      )}
    </Section>
  )
}

function Section({ children }: { children: ReactNode }) {
  const titleId = useId()
  return (
    <section className="devices stack tight" aria-labelledby={titleId}>
      <h2 id={titleId}>
        <Trans>Signed-in devices</Trans>
      </h2>
      {children}
    </section>
  )
}

type SignOut = 'one' | 'others'

function useSignOut() {
  const [failure, setFailure] = useState<ApiFailure | undefined>()
  const [isBusy, setIsBusy] = useState(false)
  const [done, setDone] = useState<SignOut | undefined>()

  async function signOut(
    which: SignOut,
    send: () => Promise<ApiResult<unknown>>,
    then: () => void,
  ) {
    setFailure(undefined)
    setDone(undefined)
    setIsBusy(true)
    try {
      const result = await send()
      // A device the server does not know any more is signed out already.
      if (result.ok || result.failure.code === 'not-found') {
        setDone(which)
        then()
      } else setFailure(result.failure)
    } catch (error) {
      reportProblem('signing devices out', error)
      setFailure(unexpectedFailure)
    } finally {
      setIsBusy(false)
    }
  }

  return {
    failure,
    isBusy,
    done,
    run: (...job: Parameters<typeof signOut>) => void signOut(...job),
  }
}
