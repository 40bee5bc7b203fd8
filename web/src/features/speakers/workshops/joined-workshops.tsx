import '../../../ui/field.css'
import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { api, type SharedSpeaker, type Workshop } from '@mboa/contract'
import { useRef, useState, type RefObject } from 'react'
import { call } from '../../../platform/network/api-client.ts'
import { reportProblem } from '../../../platform/report-problem.ts'
import type { WorkshopsHere } from '../../../platform/speaker-store/workshops-here.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Dialog, type DialogHandle } from '../../../ui/dialog.tsx'
import { failureTextOf } from '../../../ui/failure-texts.ts'
import { formTexts } from '../../../ui/form-texts.ts'
import { useWorkshopEnd } from './workshop-text.ts'

interface WorkshopChoiceProps {
  joined: readonly Workshop[]
  chosen: Workshop | undefined
  onChoose: (workshop: string | undefined) => void
}

/** Who may record whoever is added or asked next: nobody is shared who was not asked for it. */
export function WorkshopChoice({ joined, chosen, onChoose }: WorkshopChoiceProps) {
  const { t } = useLingui()
  if (joined.length === 0) return null
  return (
    <div className="field">
      <label htmlFor="speaker-workshop">
        <Trans>Who may record the people you add?</Trans>
      </label>
      <select
        id="speaker-workshop"
        className="input"
        value={chosen?.id ?? ''}
        onChange={({ currentTarget: { value } }) => onChoose(value === '' ? undefined : value)}
      >
        <option value="">{t`Me alone`}</option>
        {joined.map(({ id, name }) => (
          <option key={id} value={id}>{t`The workshop “${name}”`}</option>
        ))}
      </select>
    </div>
  )
}

interface JoinedWorkshopsProps {
  userId: string
  here: WorkshopsHere
  onWithdraw: (speaker: SharedSpeaker) => void
  /** One was left: the server is to be asked what is here now. */
  onLeft: () => void
}

/** The workshops of this device, with whom others added there. */
export function JoinedWorkshops({ userId, here, onWithdraw, onLeft }: JoinedWorkshopsProps) {
  const dialog = useRef<DialogHandle>(null)
  const [leaving, setLeaving] = useState<Workshop>()
  const ask = (workshop: Workshop) => {
    setLeaving(workshop)
    dialog.current?.open()
  }
  return (
    <>
      {here.joined.map((workshop) => (
        <WorkshopPart
          key={workshop.id}
          workshop={workshop}
          guests={here.shared.filter((each) => each.workshop === workshop.id)}
          onWithdraw={onWithdraw}
          onLeave={() => ask(workshop)}
        />
      ))}
      <LeaveDialog ref={dialog} userId={userId} leaving={leaving} onLeft={onLeft} />
    </>
  )
}

interface WorkshopPartProps {
  workshop: Workshop
  guests: readonly SharedSpeaker[]
  onWithdraw: (speaker: SharedSpeaker) => void
  onLeave: () => void
}

function WorkshopPart({ workshop, guests, onWithdraw, onLeave }: WorkshopPartProps) {
  const { t } = useLingui()
  const { id, name, endsAt } = workshop
  const until = useWorkshopEnd(endsAt)
  return (
    <section className="stack" aria-labelledby={`workshop-${id}`}>
      <h2 id={`workshop-${id}`}>
        <Trans>
          Workshop “<bdi>{name}</bdi>”
        </Trans>
      </h2>
      <p>
        {guests.length === 0 ? (
          <Trans>Until {until}. Nobody else has added anyone yet.</Trans>
        ) : (
          <Trans>Until {until}. You can record these people, whom others added.</Trans>
        )}
      </p>
      {guests.length > 0 && (
        <ul className="stack">
          {guests.map((guest) => (
            <GuestCard key={guest.id} guest={guest} onWithdraw={() => onWithdraw(guest)} />
          ))}
        </ul>
      )}
      <button
        type="button"
        className="button second"
        aria-label={t`Leave the workshop “${name}”`}
        onClick={onLeave}
      >
        <Trans>Leave the workshop</Trans>
      </button>
    </section>
  )
}

function GuestCard({ guest, onWithdraw }: { guest: SharedSpeaker; onWithdraw: () => void }) {
  const { t } = useLingui()
  const { name, dialect } = guest
  return (
    <li className="card speaker-card" aria-label={name}>
      <p className="strong">
        <bdi>{name}</bdi>
      </p>
      {dialect !== null && <p className="small soft">{dialect}</p>}
      <button
        type="button"
        className="button plain hanging"
        aria-label={t`Withdraw: ${name}`}
        onClick={onWithdraw}
      >
        <Trans context="a speaker">Withdraw</Trans>
      </button>
    </li>
  )
}

interface LeaveDialogProps {
  ref: RefObject<DialogHandle | null>
  userId: string
  leaving: Workshop | undefined
  onLeft: () => void
}

function LeaveDialog({ ref, userId, leaving, onLeft }: LeaveDialogProps) {
  const { t, i18n } = useLingui()
  const [failure, setFailure] = useState<MessageDescriptor>()

  async function leave({ id }: Workshop) {
    setFailure(undefined)
    try {
      const left = await call(api.leaveWorkshop, { params: { id }, account: userId })
      if (left.ok || left.failure.code === 'not-found') {
        ref.current?.close()
        onLeft()
        return
      }
      setFailure(failureTextOf(left.failure.code))
    } catch (error) {
      reportProblem('leaving a workshop', error)
      setFailure(formTexts.unexpected)
    }
  }

  return (
    <Dialog
      ref={ref}
      title={t`Leave this workshop?`}
      actions={
        <>
          <button type="button" className="button second" onClick={() => ref.current?.close()}>
            <Trans>Cancel</Trans>
          </button>
          <button
            type="button"
            className="button danger"
            onClick={() => leaving !== undefined && void leave(leaving)}
          >
            <Trans>Leave</Trans>
          </button>
        </>
      }
    >
      <p>
        <Trans>
          The people whom others added will no longer be on this device, nor those whom you added on
          theirs. What has been recorded is still sent.
        </Trans>
      </p>
      {failure !== undefined && <Banner kind="bad">{i18n._(failure)}</Banner>}
    </Dialog>
  )
}
