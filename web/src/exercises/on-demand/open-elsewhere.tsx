import { useLingui } from '@lingui/react/macro'
import { PracticeFrame } from '../session/practice-frame.tsx'
import { TakeOver } from './take-over.tsx'

/** Stands for a session that another tab has. */
export function OpenElsewhere({ takeOver }: { takeOver: () => void }) {
  const { t } = useLingui()
  return (
    <PracticeFrame heading={t`This session is open in another tab`}>
      <TakeOver takeOver={takeOver} />
    </PracticeFrame>
  )
}
