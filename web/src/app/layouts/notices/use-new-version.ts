import { useWaitingVersion } from '../../../platform/service-worker/use-waiting-version.ts'
import type { Notice } from './notice.ts'

/** A newer Mboa is on this device and waits for its turn. */
export function useNewVersion(): Notice[] {
  return useWaitingVersion() ? [{ kind: 'new-version' }] : []
}
