import { useEffect, useRef } from 'react'
import { useDeviceTakes } from './use-device-takes.ts'

/** Calls when the server has got another take of this device: not for those it had before. */
export function useOnReceived(act: () => void): void {
  const received = useDeviceTakes()?.filter(
    ({ pending, state }) => pending !== 1 && state !== 'refused',
  ).length
  const known = useRef(received)
  useEffect(() => {
    const { current: before } = known
    known.current = received
    if (before !== undefined && received !== undefined && received > before) act()
  }, [received, act])
}
