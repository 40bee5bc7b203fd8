import { useIsOnline } from '../../../platform/network/use-is-online.ts'
import { listAccountsHere } from '../../../platform/device-store/accounts-here.ts'
import { useIsHydrated } from '../../../ui/page-state.ts'

/** Whether the device has something to say before the login: it is offline, or was used before. */
export function useHasNote(): boolean {
  const isOnline = useIsOnline()
  return useIsHydrated() && (!isOnline || listAccountsHere().length > 0)
}
