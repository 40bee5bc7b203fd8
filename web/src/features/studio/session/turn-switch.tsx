import { Trans, useLingui } from '@lingui/react/macro'
import { MessagesSquare } from 'lucide-react'
import { Icon } from '../../../ui/icon.tsx'
import { useChosenInView } from '../../../ui/use-chosen-in-view.ts'
import { ownVoice } from './use-turn-voices.ts'
import type { Turns } from './use-turns.ts'
import '../../../ui/who-speaks.css'

/** Whose line it is, and one tap for somebody else to say it. */
export function TurnSwitch({ isFirst, able, hasRecorderAgreed, voice, take }: Turns) {
  const { t } = useLingui()
  return (
    <div className={voice === undefined ? 'turn-switch asking' : 'turn-switch'}>
      <p role="status">
        <Icon of={MessagesSquare} size={20} />
        {voice === undefined ? (
          isFirst ? (
            <Trans>Who says the first person’s lines?</Trans>
          ) : (
            <Trans>The other person answers. Who is it?</Trans>
          )
        ) : isFirst ? (
          <Trans>The first person speaks</Trans>
        ) : (
          <Trans>The other person answers</Trans>
        )}
      </p>
      <VoiceChoice
        label={t`Who speaks?`}
        able={able}
        hasRecorderAgreed={hasRecorderAgreed}
        voice={voice}
        take={take}
      />
    </div>
  )
}

interface VoiceChoiceProps extends Pick<Turns, 'able' | 'hasRecorderAgreed' | 'voice' | 'take'> {
  label: string
}

/** One tap for each who can say it; nothing where that is the recorder alone. */
export function VoiceChoice({ label, able, hasRecorderAgreed, voice, take }: VoiceChoiceProps) {
  const group = useChosenInView(voice)
  if (able.length === 0) return null
  return (
    <div ref={group} className="who-speaks" role="group" aria-label={label}>
      {hasRecorderAgreed && (
        <button type="button" aria-pressed={voice === ownVoice} onClick={() => take(ownVoice)}>
          <Trans>Me</Trans>
        </button>
      )}
      {able.map(({ id, name }) => (
        <button key={id} type="button" aria-pressed={voice === id} onClick={() => take(id)}>
          <bdi>{name}</bdi>
        </button>
      ))}
    </div>
  )
}
