import { Plural, Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useIsOnline } from '../../platform/network/use-is-online.ts'
import { useResource, type Source } from '../../platform/network/use-resource.ts'
import {
  countUnsent,
  listStoredAccounts,
  onRemoved,
} from '../../platform/session/stored-on-device.ts'
import { useWaitingVersion } from '../../platform/service-worker/use-waiting-version.ts'
import { readRemembered } from '../../platform/session/remembered-user.ts'
import { Banner } from '../banner.tsx'
import { NewVersionNote } from './new-version-note.tsx'

/** Tells what concerns this device: a new version, no connection, unsent answers. */
export function LoginNote() {
  const isOnline = useIsOnline()
  const answers = useUnsentAnswers()
  const isVersionWaiting = useWaitingVersion()
  return (
    <div className="stack">
      {isVersionWaiting && <NewVersionNote />}
      {!isOnline && (
        <Banner kind="information">
          <OfflineText />
        </Banner>
      )}
      {answers > 0 && (
        <Banner kind="note">
          <Plural
            value={answers}
            one="# answer or change is waiting on this device. It will be sent when its owner logs in here again."
            other="# answers or changes are waiting on this device. They will be sent when their owner logs in here again."
          />
        </Banner>
      )}
    </div>
  )
}

function OfflineText() {
  const [ended] = useState(readRemembered)
  const name = ended?.user.fullName
  return (
    <>
      <p className="strong">
        <Trans>You’re offline.</Trans>
      </p>
      {ended === undefined ? (
        <p>
          <Trans>
            You need a connection to log in. After that, the courses on this device work offline,
            for 30 days at a time.
          </Trans>
        </p>
      ) : (
        <p>
          <Trans>
            <bdi>{name}</bdi> has been learning here offline for 30 days. To continue, go online
            once and log in. All progress stays on this device.
          </Trans>
        </p>
      )}
    </>
  )
}

/** What anybody's store on this device has still to send. */
function useUnsentAnswers(): number {
  const { value = 0, change } = useResource(unsentAnswers)
  useEffect(() => onRemoved(() => change(() => 0)), [change])
  return value
}

const unsentAnswers: Source<number> = {
  during: 'looking at what this device keeps',
  read: async () => (await countUnsent(await listStoredAccounts())).answers,
}
