import { Trans, useLingui } from '@lingui/react/macro'
import { MessagesSquare } from 'lucide-react'
import { Icon } from '../../../ui/icon.tsx'
import { useChosenInView } from '../../../ui/use-chosen-in-view.ts'
import { ownVoice, type Turns } from './use-turns.ts'
import '../../../ui/who-speaks.css'

/** Whose line it is, and one tap for somebody else to say it. */
export function TurnSwitch({ turn, able, hasRecorderAgreed, voice, take }: Turns) {
  const { t } = useLingui()
  const isFirst = turn === 'A'
  const group = useChosenInView(voice)
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
      {able.length > 0 && (
        <div ref={group} className="who-speaks" role="group" aria-label={t`Who speaks?`}>
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
      )}
    </div>
  )
}
