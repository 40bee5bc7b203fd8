import { Trans } from '@lingui/react/macro'
import { useSecondsUntil } from './use-seconds-until.ts'
import { Banner } from '../../../ui/banner.tsx'
import { clockTime } from './clock-time.ts'

/** Tells when another mail may be asked for; gone when the time has come. */
export function WaitNotice({ until }: { until: number }) {
  const seconds = useSecondsUntil(until)
  if (seconds === null || seconds === 0) return null
  return (
    <Banner kind="note">
      <Trans>
        You can ask for another email in <Remaining seconds={seconds} />.
      </Trans>
    </Banner>
  )
}

/** A figure that changes every second must not be read out every second. */
function Remaining({ seconds }: { seconds: number }) {
  return (
    <span className="strong num" role="timer" aria-live="off">
      {clockTime(seconds)}
    </span>
  )
}
