import { useSyncExternalStore } from 'react'
import { onDataChange, readDataChoices } from './data-choices.ts'
import { isDataDear, isOnMobileData } from '../network/data-saver.ts'

/** The choices of this device, and what it says of its network. */
export function useDataChoices() {
  // As text, so that the same choices are the same value.
  const told = useSyncExternalStore(
    onDataChange,
    () =>
      JSON.stringify({ ...readDataChoices(), isDear: isDataDear(), isMobile: isOnMobileData() }),
    () => '{}',
  )
  return JSON.parse(told) as Record<'wifiOnly' | 'saver' | 'isDear' | 'isMobile', boolean>
}
