import { Trans } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'
import {
  onSoundEvicted,
  clearEvictedSound,
  wasSoundEvicted,
} from '../../platform/device-store/evicted-sound.ts'
import { Banner } from '../../ui/banner.tsx'

/** Says once what a full device gave up for answers; nobody has asked for that. */
export function SoundEvictedBanner() {
  const isToShow = useSyncExternalStore(onSoundEvicted, wasSoundEvicted)
  if (!isToShow) return null
  return (
    <Banner kind="note">
      <div className="stack tight">
        <p>
          <Trans>
            This device was full. To keep your answers, downloaded sound was removed. Once there is
            space, you can download it again.
          </Trans>
        </p>
        <div>
          <button type="button" className="button plain hanging" onClick={clearEvictedSound}>
            <Trans>Got it</Trans>
          </button>
        </div>
      </div>
    </Banner>
  )
}
