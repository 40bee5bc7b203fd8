import { Plural, Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useIsOnline } from '../../platform/network/use-is-online.ts'
import { reportProblem } from '../../platform/report-problem.ts'
import { countUnsent, listKeptAccounts } from '../../platform/session/kept-on-device.ts'
import { findOfflineTime } from '../../platform/session/offline-days.ts'
import { Banner } from '../banner.tsx'
import { RemoveEverything } from './remove-everything.tsx'

/** On the login page of a device that is offline, or that somebody has used before. */
export function LoginNote() {
  const isOnline = useIsOnline()
  const [isRemoved, setIsRemoved] = useState(false)
  const { accounts, answers } = useKept(isRemoved)
  return (
    <div className="stack">
      {!isOnline && (
        <Banner kind="information">
          <OfflineText />
        </Banner>
      )}
      {answers > 0 && (
        <Banner kind="note">
          <Plural
            value={answers}
            one="# answer waits on this device. It is sent when its owner logs in here again."
            other="# answers wait on this device. They are sent when their owner logs in here again."
          />
        </Banner>
      )}
      {isRemoved && (
        <Banner kind="good">
          <Trans>Everything has been removed from this device.</Trans>
        </Banner>
      )}
      {accounts > 0 && <RemoveEverything onRemoved={() => setIsRemoved(true)} />}
    </div>
  )
}

function OfflineText() {
  const [ended] = useState(() => findOfflineTime(Date.now()))
  const name = ended?.user.fullName
  return (
    <>
      <p className="strong">
        <Trans>You are offline.</Trans>
      </p>
      {ended === undefined ? (
        <p>
          <Trans>
            Logging in needs the network once. From then on, the courses on this device work without
            it, for 30 days each time.
          </Trans>
        </p>
      ) : (
        <p>
          <Trans>
            <bdi>{name}</bdi> has learnt here for 30 days without the network. To go on, connect
            once and log in. Everything practised is kept on this device.
          </Trans>
        </p>
      )}
    </>
  )
}

/** How many have something on this device, and what of it is unsent. */
function useKept(isRemoved: boolean) {
  const [kept, setKept] = useState({ accounts: 0, answers: 0 })
  useEffect(() => {
    let isShown = true
    async function look() {
      const accounts = await listKeptAccounts()
      const { answers } = await countUnsent(accounts)
      if (isShown) setKept({ accounts: accounts.length, answers })
    }
    look().catch((error: unknown) => reportProblem('looking at what this device keeps', error))
    return () => {
      isShown = false
    }
  }, [isRemoved])
  return kept
}
