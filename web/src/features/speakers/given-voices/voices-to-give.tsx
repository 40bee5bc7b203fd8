import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { HandHeart } from 'lucide-react'
import { Banner } from '../../../ui/banner.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { notSavedTexts } from '../../../ui/storage-texts.ts'
import type { Given } from './give-recordings.ts'
import type { VoiceToGive } from './use-voices-to-give.ts'

interface VoicesToGiveProps {
  voices: readonly VoiceToGive[]
  onGive: (voice: VoiceToGive) => void
}

/** People whom the recorder recorded as a learner, for themselves: they may give it to everybody. */
export function VoicesToGive({ voices, onGive }: VoicesToGiveProps) {
  const { t } = useLingui()
  if (voices.length === 0) return null
  return (
    <section className="stack" aria-labelledby="voices-to-give">
      <h2 id="voices-to-give">
        <Trans>Recorded for you alone</Trans>
      </h2>
      <p>
        <Trans>
          Only you hear these people. If one of them agrees, all learners can: ask them again, and
          their recordings go to reviewers. Yours stay private.
        </Trans>
      </p>
      <ul className="stack">
        {voices.map((each) => {
          const name = each.voice.name ?? t`Unnamed voice`
          return (
            <li key={each.voice.id} className="card speaker-card" aria-label={name}>
              <p className="strong">
                <bdi>{name}</bdi>
              </p>
              <p className="small soft num">
                <Plural
                  value={each.recordings.length}
                  one="# recording that only you hear"
                  other="# recordings that only you hear"
                />
              </p>
              <button type="button" className="button second" onClick={() => onGive(each)}>
                <Icon of={HandHeart} size={20} />
                {each.speaker === undefined ? (
                  <Trans>Ask whether they give them</Trans>
                ) : (
                  <Trans>Give these as well</Trans>
                )}
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** What became of it on this device. */
export function GivenBanner({ given, unreached, trouble }: Given) {
  const { t } = useLingui()
  return (
    <Banner kind={trouble !== undefined || unreached > 0 ? 'note' : 'good'}>
      {given > 0 && (
        <p>
          <Plural
            value={given}
            one="# recording has been given. It’s waiting for review."
            other="# recordings have been given. They’re waiting for review."
          />
        </p>
      )}
      {unreached > 0 && (
        <p>
          <Plural
            value={unreached}
            one="# recording isn’t on this device and couldn’t be loaded. Give it later."
            other="# recordings aren’t on this device and couldn’t be loaded. Give them later."
          />
        </p>
      )}
      {trouble !== undefined && <p>{t(notSavedTexts[trouble])}</p>}
    </Banner>
  )
}
