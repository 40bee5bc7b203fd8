import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowLeft } from 'lucide-react'
import '../../exercises/session/quiet-page.css'
import { Icon } from '../../ui/icon.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { WhoSpeaks } from './who-speaks.tsx'

interface SpeakerLostProps {
  userId: string
  onLeave: () => void
}

/**
 * Whoever spoke has withdrawn, was deleted, or was here by a workshop that is over: what is said next
 * must not be filed under somebody whom nobody has chosen.
 */
export function SpeakerLost({ userId, onLeave }: SpeakerLostProps) {
  const { t } = useLingui()
  return (
    <main className="quiet-page">
      <button type="button" className="button plain leave" onClick={onLeave}>
        <Icon of={ArrowLeft} size={20} />
        <Trans>Back</Trans>
      </button>
      <PageHeading title={t`Who speaks now?`} />
      <p>
        <Trans>
          The person you chose can’t be recorded on this device any more. Choose who is speaking,
          then continue.
        </Trans>
      </p>
      <WhoSpeaks userId={userId} isWhole />
    </main>
  )
}
