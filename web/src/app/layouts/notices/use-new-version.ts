import { useLingui } from '@lingui/react/macro'
import { Sparkle } from 'lucide-react'
import { useWaitingVersion } from '../../../platform/service-worker/use-waiting-version.ts'
import type { Notice } from './notice.ts'

/** A newer Mboa is on this device and waits for its turn. */
export function useNewVersion(): Notice[] {
  const { t } = useLingui()
  const isWaiting = useWaitingVersion()
  if (!isWaiting) return []
  return [
    {
      key: 'new-version',
      sign: Sparkle,
      text: t`A new version of Mboa is ready`,
      detail: t`It starts once all Mboa tabs are closed.`,
    },
  ]
}
