import { Trans } from '@lingui/react/macro'
import { haltedBy, shownPrompt, type StudioSession } from '@mboa/domain'
import { ArrowLeft, Mic, Play, SkipForward, Square } from 'lucide-react'
import { Icon } from '../../../ui/icon.tsx'
import { onSingleTap } from '../../../ui/on-single-tap.ts'

interface SessionButtonsProps {
  session: StudioSession
  isOn: boolean
  /** Nothing is being recorded or saved. */
  isResting: boolean
  /** It is asked first who speaks: nothing begins before. */
  isNobodys: boolean
  press: () => void
  skip: () => void
  back: () => void
  onLeave: () => void
}

/** Under the thumb: back, skip, and the one thing to do next. */
export function SessionButtons(props: SessionButtonsProps) {
  const { session, isOn, isResting, isNobodys, press, skip, back, onLeave } = props
  if (shownPrompt(session) === undefined) {
    return (
      <div className="studio-actions">
        <button type="button" className="button second" onClick={onLeave}>
          <Trans>Back to the lists</Trans>
        </button>
      </div>
    )
  }
  const isHalted = haltedBy(session) !== undefined
  const isSaving = session.phase === 'saving' || session.phase === 'unsaved'
  // One by one, what the device says is not to begin a take.
  const isSpokenOver = session.isPrompting && session.mode === 'one-by-one'
  const main = (
    <button
      type="button"
      className="button main"
      aria-keyshortcuts="Space"
      disabled={isSaving || isSpokenOver || isNobodys}
      onClick={press}
    >
      <MainButtonText session={session} isOn={isOn} isHalted={isHalted} />
    </button>
  )
  if (isHalted) return <div className="studio-actions">{main}</div>
  return (
    <div className="studio-actions">
      <button
        type="button"
        className="button second step"
        aria-keyshortcuts="ArrowLeft"
        disabled={!isResting || session.at === 0}
        onClick={onSingleTap(back)}
      >
        <Icon of={ArrowLeft} size={20} />
        <Trans>Back</Trans>
      </button>
      <button
        type="button"
        className="button second step"
        aria-keyshortcuts="ArrowRight"
        disabled={!isResting}
        // Twice, it would skip a word that nobody has read.
        onClick={onSingleTap(skip)}
      >
        <Icon of={SkipForward} size={20} />
        <Trans>Skip</Trans>
      </button>
      {main}
    </div>
  )
}

interface MainButtonTextProps extends Pick<SessionButtonsProps, 'session' | 'isOn'> {
  isHalted: boolean
}

function MainButtonText({ session, isOn, isHalted }: MainButtonTextProps) {
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
    const goesOn = isHalted || mode === 'hands-free'
    return (
      <>
        <Icon of={goesOn ? Play : Mic} size={20} />
        {goesOn ? <Trans>Continue</Trans> : <Trans>Record</Trans>}
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
