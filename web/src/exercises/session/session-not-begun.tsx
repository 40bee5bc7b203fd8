import { useLingui } from '@lingui/react/macro'
import { PracticeFrame } from './practice-frame.tsx'
import { PracticeNotOpened } from './practice-not-opened.tsx'
import { TakeOver } from './take-over.tsx'

interface SessionNotBegunProps {
  /** Another tab has it; otherwise the device did not open it. */
  isElsewhere: boolean
  /** Tries again, or takes it over. */
  begin: () => void
}

/** Stands for a session that is not shown here. */
export function SessionNotBegun({ isElsewhere, begin }: SessionNotBegunProps) {
  const { t } = useLingui()
  return isElsewhere ? (
    <PracticeFrame heading={t`This session is open in another tab`}>
      <TakeOver takeOver={begin} />
    </PracticeFrame>
  ) : (
    <PracticeFrame heading={t`The session could not begin`}>
      <PracticeNotOpened retry={begin} />
    </PracticeFrame>
  )
}
