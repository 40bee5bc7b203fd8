import { Plural } from '@lingui/react/macro'
import { useDeviceTakes } from '../../platform/take-store/use-device-takes.ts'
import { Banner } from '../../ui/banner.tsx'

/** How many recordings the server has not got yet; nothing where it has all. */
export function WaitingTakes() {
  const takes = useDeviceTakes() ?? []
  const waiting = takes.filter(({ pending }) => pending === 1).length
  if (waiting === 0) return null
  return (
    <Banner kind="note">
      <Plural
        value={waiting}
        one="# recording waits on this device. It is sent by itself."
        other="# recordings wait on this device. They are sent by themselves."
      />
    </Banner>
  )
}
