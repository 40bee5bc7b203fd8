import { Trans, useLingui } from '@lingui/react/macro'
import { Mic, Square } from 'lucide-react'
import { Icon } from '../../ui/icon.tsx'
import { PlayButton } from '../hearing/play-button.tsx'
import { useOwnRecording, type OwnRecording } from './use-own-recording.ts'
import { Banner } from '../../ui/banner.tsx'

/**
 * A word said once more beside its recording, and heard back. Nothing is marked, and the voice stays
 * in the memory of the page.
 * @param wordId the id of the element that holds the word
 */
export function SayAgain({ wordId }: { wordId: string }) {
  const { t } = useLingui()
  const { recording, start, stop } = useOwnRecording()
  const isRecording = recording.phase === 'recording'
  return (
    <div className="say-again">
      <button
        type="button"
        className="button plain hanging"
        disabled={recording.phase === 'asking'}
        aria-describedby={wordId}
        onClick={() => (isRecording ? stop() : void start())}
      >
        <Icon of={isRecording ? Square : Mic} size={20} />
        {isRecording ? <Trans>Stop</Trans> : <Trans>Say it again</Trans>}
      </button>
      {recording.phase === 'recorded' && (
        <div role="group" aria-label={t`You`}>
          <PlayButton sound={{ address: recording.address, gainDb: 0 }} startsAlone />
        </div>
      )}
      <NoMicrophone recording={recording} />
      <p role="status" className="only-assistive">
        {isRecording && t`Recording`}
      </p>
    </div>
  )
}

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
