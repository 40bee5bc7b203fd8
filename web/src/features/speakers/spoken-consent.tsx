import { Trans, useLingui } from '@lingui/react/macro'
import { Mic, RotateCcw, Square } from 'lucide-react'
import { useEffect } from 'react'
import { PlayButton } from '../../exercises/hearing/play-button.tsx'
import type { SoundFile } from '../../platform/sound/encoded-take.ts'
import { useWordRecorder } from '../../platform/sound/use-word-recorder.ts'
import { Banner } from '../../ui/banner.tsx'
import { FieldError } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { spokenForMinor, spokenPromise } from './consent-text.ts'
import { adviceTexts, troubleTexts } from './speaker-texts.ts'

interface SpokenConsentProps {
  isMinor: boolean
  error: string | undefined
  /** Undefined while nothing is said, or it is said again. */
  onSaid: (sound: SoundFile | undefined) => void
}

/** The speaker, or their guardian, says aloud that they agree: kept as a sound. */
export function SpokenConsent({ isMinor, error: missing, onSaid }: SpokenConsentProps) {
  const { t } = useLingui()
  const { recorder, start, stop } = useWordRecorder('sentence')
  const { phase } = recorder
  const said = phase === 'said' ? recorder.said : undefined
  useEffect(() => onSaid(said?.file), [said, onSaid])
  // Asked for until it is being said.
  const error = phase === 'recording' || said !== undefined ? undefined : missing
  const isWaiting = phase === 'opening' || phase === 'preparing'
  return (
    <section className="card spoken-consent" aria-labelledby="spoken-consent-title">
      <h2 id="spoken-consent-title">
        <Trans>Now say it aloud</Trans>
      </h2>
      <p>
        <Trans>In whatever language you like, for example:</Trans>
      </p>
      <blockquote>{t(isMinor ? spokenForMinor : spokenPromise)}</blockquote>
      {phase === 'trouble' && <Banner kind="bad">{t(troubleTexts[recorder.trouble])}</Banner>}
      {phase === 'nothing-heard' && (
        <Banner kind="note">
          <Trans>Nothing was heard. Press, speak close to the phone, then press again.</Trans>
        </Banner>
      )}
      {said !== undefined && (
        <div className="said-now">
          <PlayButton
            sound={{ address: said.address, gainDb: said.gainDb }}
            startsAlone
            hasKey={false}
          />
          <div role="status">
            {said.advice.flatMap((advice) => adviceTexts[advice] ?? []).length === 0 ? (
              <Trans>Listen: is it clear what was said?</Trans>
            ) : (
              said.advice
                .flatMap((advice) => adviceTexts[advice] ?? [])
                .map((text) => <p key={text.id}>{t(text)}</p>)
            )}
          </div>
        </div>
      )}
      {phase === 'recording' ? (
        <button key="press" type="button" className="button main" onClick={stop}>
          <Icon of={Square} size={20} />
          <Trans>Stop</Trans>
        </button>
      ) : (
        <button
          key="press"
          type="button"
          id="spoken-consent"
          className={said === undefined ? 'button main' : 'button second'}
          aria-disabled={isWaiting}
          aria-describedby={error === undefined ? undefined : 'spoken-consent-error'}
          onClick={isWaiting ? undefined : start}
        >
          <Icon of={said === undefined ? Mic : RotateCcw} size={20} />
          {said === undefined ? <Trans>Record the consent</Trans> : <Trans>Say it again</Trans>}
        </button>
      )}
      <FieldError id="spoken-consent" error={error} />
      <p className="soft" role="status">
        {phase === 'recording' && <Trans>Listening. Press Stop when it’s said.</Trans>}
      </p>
    </section>
  )
}
