import { Trans, useLingui } from '@lingui/react/macro'
import { pagePaths } from '@mboa/contract'
import { UserPlus } from 'lucide-react'
import { Link } from 'wouter'
import type { SpeakerHere } from '../../platform/device-store/take-database.ts'
import { useChosenWorkshop } from '../../platform/speaker-store/chosen-workshop.ts'
import { maySpeak } from '../../platform/take-store/speaker-of-take.ts'
import { useSpeakers } from '../../platform/take-store/use-speakers.ts'
import { Icon } from '../../ui/icon.tsx'
import { useChosenInView } from '../../ui/use-chosen-in-view.ts'
import '../../ui/who-speaks.css'

interface WhoSpeaksProps {
  userId: string
  /** Leads to where somebody is added, too; and stands there also where nobody was yet. */
  isWhole: boolean
}

/** Who speaks now: one tap, without a network. */
export function WhoSpeaks({ userId, isWhole }: WhoSpeaksProps) {
  const { t } = useLingui()
  const { speakers = [], own, workshops, current, isLost, choose } = useSpeakers(userId)
  const { workshop } = useChosenWorkshop(userId, workshops.joined)
  const isHere = ({ id, guestOf }: SpeakerHere) =>
    workshop !== undefined &&
    (guestOf ?? own.find((each) => each.id === id)?.consent?.workshop) === workshop.id
  const all = speakers.filter(maySpeak)
  // Those of the workshop that is on come first.
  const able = [...all.filter(isHere), ...all.filter((each) => !isHere(each))]
  const group = useChosenInView(`${able.length} ${current?.id ?? ''}`)
  if (able.length === 0 && !isWhole) return null
  return (
    <div ref={group} className="who-speaks" role="group" aria-label={t`Who speaks?`}>
      {(able.length > 0 || isLost) && (
        <button
          type="button"
          aria-pressed={current === undefined && !isLost}
          onClick={() => choose(undefined)}
        >
          <Trans>Me</Trans>
        </button>
      )}
      {able.map(({ id, name }) => (
        <button key={id} type="button" aria-pressed={current?.id === id} onClick={() => choose(id)}>
          <bdi>{name}</bdi>
        </button>
      ))}
      {isWhole && (
        <Link to={pagePaths.recorderSpeakers} className="button plain">
          <Icon of={UserPlus} size={20} />
          {able.length === 0 ? <Trans>Someone else speaks</Trans> : <Trans>Speakers</Trans>}
        </Link>
      )}
    </div>
  )
}
