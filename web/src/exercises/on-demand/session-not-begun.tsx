import { useLingui } from '@lingui/react/macro'
import { PracticeFrame } from '../session/practice-frame.tsx'
import { PracticeNotOpened } from './practice-not-opened.tsx'

export function SessionNotBegun({ retry }: { retry: () => void }) {
  const { t } = useLingui()
  return (
    <PracticeFrame heading={t`The session could not begin`}>
      <PracticeNotOpened retry={retry} />
    </PracticeFrame>
  )
}
