import { Trans } from '@lingui/react/macro'
import { Banner } from '../../ui/banner.tsx'
import type { OwnRecording } from './use-own-recording.ts'

/** Why nothing was recorded, and how to do without; nothing where the microphone is not the matter. */
export function NoMicrophone({ recording: { phase } }: { recording: OwnRecording }) {
  if (phase !== 'refused' && phase !== 'unavailable') return null
  return (
    <Banner kind="note">
      {phase === 'refused' ? (
        <Trans>
          The microphone is blocked. Allow it in your browser’s settings for this page, or say the
          word without recording it.
        </Trans>
      ) : (
        <Trans>No microphone available. Say the word without recording it.</Trans>
      )}
    </Banner>
  )
}
