import { Trans, useLingui } from '@lingui/react/macro'
import type { Workshop } from '@mboa/contract'
import type { StoredSpeaker } from '../../platform/device-store/take-database.ts'
import { maySpeak } from '../../platform/take-store/speaker-of-take.ts'
import { WhenSent } from '../../ui/take-texts/when-sent.tsx'
import { Banner } from '../../ui/banner.tsx'
import { ageTexts, sexTexts } from '../../ui/take-texts/said-of-speakers.ts'
import { refusedOtherwise, refusedTexts } from './speaker-texts.ts'

/** What may be done with a speaker who is shown. */
export interface SpeakerActs {
  readonly onEdit: () => void
  readonly onAsk: () => void
  readonly onPaper: () => void
  readonly onWithdraw: () => void
  readonly onDelete: () => void
}

interface SpeakerCardProps {
  speaker: StoredSpeaker
  /** Those that are open. */
  workshops: readonly Workshop[]
  acts: SpeakerActs
}

/** Somebody who speaks on this device: what is known of them, how it stands, what they may wish. */
export function SpeakerCard({ speaker, workshops, acts }: SpeakerCardProps) {
  const { t } = useLingui()
  const workshop = workshops.find(({ id }) => id === speaker.consent?.workshop)?.name
  const { name, ageBand, sex, village, dialect, consent, unsent, pending } = speaker
  const known = [ageBand && t(ageTexts[ageBand]), sex && t(sexTexts[sex]), village, dialect].filter(
    (each) => each !== null,
  )
  const { refusedBecause } = speaker
  const change = { text: t`Change`, act: acts.onEdit }
  const ask = {
    text: maySpeak(speaker) ? t`Agree to something else` : t`Ask again`,
    act: acts.onAsk,
  }
  // Who may not be recorded is asked before anything else.
  const [first, second] = maySpeak(speaker) ? [change, ask] : [ask, change]
  const others = [
    second,
    { text: t`New paper`, act: acts.onPaper },
    ...(consent === null
      ? []
      : [{ text: t({ context: 'a speaker', message: 'Withdraw' }), act: acts.onWithdraw }]),
    { text: t`Delete`, act: acts.onDelete },
  ]
  return (
    <li className="card speaker-card" aria-label={name}>
      <p className="strong">
        <bdi>{name}</bdi>
      </p>
      {known.length > 0 && <p className="small soft">{known.join(' · ')}</p>}
      {workshop !== undefined && (
        <p className="small soft">
          <Trans>
            Everyone in the workshop “<bdi>{workshop}</bdi>” can record them.
          </Trans>
        </p>
      )}
      {consent === null && (
        <p>
          <Trans>No consent at the moment: nobody hears them.</Trans>
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
          <Trans>
            Saved on this device. <WhenSent />
          </Trans>
        </p>
      )}
      <Act text={first.text} of={name} act={first.act} isFirst />
      <details>
        <summary aria-label={t`More: ${name}`}>
          <Trans>More</Trans>
        </summary>
        <div className="row">
          {others.map(({ text, act }) => (
            <Act key={text} text={text} of={name} act={act} />
          ))}
        </div>
      </details>
    </li>
  )
}

interface ActProps {
  text: string
  of: string
  act: () => void
  isFirst?: boolean
}

function Act({ text, of: name, act, isFirst = false }: ActProps) {
  const { t } = useLingui()
  return (
    <button
      type="button"
      className={isFirst ? 'button second' : 'button plain'}
      aria-label={t`${text}: ${name}`}
      onClick={act}
    >
      {text}
    </button>
  )
}
