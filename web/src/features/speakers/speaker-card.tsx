import { Trans, useLingui } from '@lingui/react/macro'
import type { StoredSpeaker } from '../../platform/device-store/take-database.ts'
import { maySpeak } from '../../platform/take-store/speaker-of-take.ts'
import { Banner } from '../../ui/banner.tsx'
import { ageTexts, refusedOtherwise, refusedTexts, sexTexts } from './speaker-texts.ts'

/** What may be done with a speaker who is shown. */
export interface SpeakerActs {
  readonly onEdit: () => void
  readonly onAsk: () => void
  readonly onPaper: () => void
  readonly onWithdraw: () => void
  readonly onDelete: () => void
}

/** Somebody who speaks on this device: what is known of them, how it stands, what they may wish. */
export function SpeakerCard({ speaker, acts }: { speaker: StoredSpeaker; acts: SpeakerActs }) {
  const { t } = useLingui()
  const { name, ageBand, sex, village, dialect, consent, unsent, pending } = speaker
  const known = [ageBand && t(ageTexts[ageBand]), sex && t(sexTexts[sex]), village, dialect].filter(
    (each) => each !== null,
  )
  const { refusedBecause } = speaker
  return (
    <li className="card speaker-card" aria-label={name}>
      <p className="strong">
        <bdi>{name}</bdi>
      </p>
      {known.length > 0 && <p className="small soft">{known.join(' · ')}</p>}
      {consent === null && (
        <p>
          <Trans>Agrees to nothing at the moment: nobody hears them.</Trans>
        </p>
      )}
      {consent !== null && !maySpeak(speaker) && (
        <p>
          <Trans>The text has changed: ask again before you record them.</Trans>
        </p>
      )}
      {refusedBecause !== undefined && (
        <Banner kind="bad">{t(refusedTexts[refusedBecause] ?? refusedOtherwise)}</Banner>
      )}
      {refusedBecause === undefined && (pending === 1 || unsent !== undefined) && (
        <p className="small soft">
          <Trans>Saved on this device. It will be sent when you’re online.</Trans>
        </p>
      )}
      <div className="row">
        <Act text={t`Change`} of={name} act={acts.onEdit} />
        <Act
          text={maySpeak(speaker) ? t`Agree to something else` : t`Ask again`}
          of={name}
          act={acts.onAsk}
        />
        <Act text={t`New paper`} of={name} act={acts.onPaper} />
        {consent !== null && <Act text={t`Withdraw`} of={name} act={acts.onWithdraw} />}
        <Act text={t`Delete`} of={name} act={acts.onDelete} />
      </div>
    </li>
  )
}

function Act({ text, of: name, act }: { text: string; of: string; act: () => void }) {
  const { t } = useLingui()
  return (
    <button type="button" className="button plain" aria-label={t`${text}: ${name}`} onClick={act}>
      {text}
    </button>
  )
}
