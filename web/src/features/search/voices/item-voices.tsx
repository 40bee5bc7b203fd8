import { Trans, useLingui } from '@lingui/react/macro'
import { pagePaths } from '@mboa/contract'
import { Mic } from 'lucide-react'
import { Link } from 'wouter'
import { usePracticeStore } from '../../../platform/practice-store/practice-context.ts'
import { useVoices } from '../../../platform/voice-store/use-voices.ts'
import { recordVoicesPath } from '../../../platform/navigation/learner-addresses.ts'
import { Icon } from '../../../ui/icon.tsx'
import { RecordingRow } from './recording-row.tsx'
import { unnamedVoice } from './voice-texts.ts'
import './voices.css'

/** On a word's page: who said it for this learner alone, and the way to have it said. */
export function ItemVoices({ item }: { item: string }) {
  const { t } = useLingui()
  const { userId } = usePracticeStore()
  const { voices, recordings, failure, sync } = useVoices(userId)
  const said = recordings.filter((recording) => recording.item === item)
  const nameOf = (id: string) => voices.find((voice) => voice.id === id)?.name ?? t(unnamedVoice)
  return (
    <section className="stack tight item-voices" aria-label={t`My voices`}>
      {said.length > 0 && (
        <ul className="voice-rows">
          {said.map((recording) => (
            <RecordingRow
              key={recording.id}
              userId={userId}
              recording={recording}
              name={nameOf(recording.voice)}
              failure={failure}
              onChanged={sync}
            >
              {nameOf(recording.voice)}
            </RecordingRow>
          ))}
        </ul>
      )}
      <Link to={recordVoicesPath([item])} className="button second">
        <Icon of={Mic} size={20} />
        <Trans>Ask someone to say it</Trans>
      </Link>
      {voices.length > 0 && (
        <Link to={pagePaths.learnerVoices} className="button plain">
          <Trans>My voices</Trans>
        </Link>
      )}
    </section>
  )
}
