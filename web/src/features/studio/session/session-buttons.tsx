import { Trans } from '@lingui/react/macro'
import { canRecord, shownPrompt, type StudioSession } from '@mboa/domain'
import { Mic, Play, SkipForward, Square } from 'lucide-react'
import { Icon } from '../../../ui/icon.tsx'
import { onSingleTap } from '../../../ui/on-single-tap.ts'

interface SessionButtonsProps {
  session: StudioSession
  isOn: boolean
  /** Nothing is being recorded or saved. */
  isResting: boolean
  press: () => void
  skip: () => void
  onLeave: () => void
}

/** Under the thumb: skip, and the one thing to do next. */
export function SessionButtons(props: SessionButtonsProps) {
  const { session, isOn, isResting, press, skip, onLeave } = props
  if (shownPrompt(session) === undefined) {
    return (
      <div className="studio-actions">
        <button type="button" className="button main" onClick={onLeave}>
          <Trans>Back to the lists</Trans>
        </button>
      </div>
    )
  }
  const mayPress = session.phase !== 'saving' && session.phase !== 'unsaved'
  return (
    <div className="studio-actions">
      <button
        type="button"
        className="button second"
        aria-keyshortcuts="ArrowRight"
        disabled={!isResting}
        // Twice, it would skip a word that nobody has read.
        onClick={onSingleTap(skip)}
      >
        <Icon of={SkipForward} size={20} />
        <Trans>Skip</Trans>
      </button>
      {(canRecord(session) || !isOn) && (
        <button
          type="button"
          className="button main"
          aria-keyshortcuts="Space"
          disabled={!mayPress}
          onClick={press}
        >
          <MainButtonText session={session} isOn={isOn} />
        </button>
      )}
    </div>
  )
}

function MainButtonText({ session, isOn }: { session: StudioSession; isOn: boolean }) {
  const { phase, mode } = session
  if (!isOn) {
    return (
      <>
        <Icon of={Mic} size={20} />
        <Trans>Turn on the microphone</Trans>
      </>
    )
  }
  if (phase === 'resting') {
    return (
      <>
        <Icon of={mode === 'hands-free' ? Play : Mic} size={20} />
        {mode === 'hands-free' ? <Trans>Continue</Trans> : <Trans>Record</Trans>}
      </>
    )
  }
  return (
    <>
      <Icon of={Square} size={20} />
      <Trans>Stop</Trans>
    </>
  )
}
