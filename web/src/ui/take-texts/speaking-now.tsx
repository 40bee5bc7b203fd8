import { Trans } from '@lingui/react/macro'
import { pagePaths } from '@mboa/contract'
import { Users } from 'lucide-react'
import { Link } from 'wouter'
import { useSpeakers } from '../../platform/take-store/use-speakers.ts'
import { Icon } from '../icon.tsx'

/** Whose lists these are, and the way to whom else speaks on this device. */
export function SpeakingNow({ userId }: { userId: string }) {
  const { current } = useSpeakers(userId)
  const name = current?.name
  return (
    <Link to={pagePaths.recorderSpeakers} className="button plain speaking-now">
      <Icon of={Users} size={20} />
      {name === undefined ? (
        <Trans>You’re speaking. Someone else?</Trans>
      ) : (
        <Trans>{name} is speaking. Someone else?</Trans>
      )}
    </Link>
  )
}
