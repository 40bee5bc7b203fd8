import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { api, type Bilingual, type DeskWorkshop, type OpenedWorkshop } from '@mboa/contract'
import { UsersRound } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { regionalTag, useInterfaceLanguage } from '../../../i18n/interface-language.ts'
import { call } from '../../../platform/network/api-client.ts'
import { useResource } from '../../../platform/network/use-resource.ts'
import { Banner } from '../../../ui/banner.tsx'
import { LoadedPart } from '../../../ui/loaded-part.tsx'
import { MarginRow, MarginRows } from '../../../ui/margin-rows.tsx'
import { ConfirmDialog, type ConfirmDialogHandle } from '../confirm-dialog.tsx'
import { useDone } from '../../../ui/use-done.tsx'
import { deskOptions, type DeskOf } from '../desk-options.ts'
import { InvitationLink } from '../invitation-link.tsx'
import { workshopMessages } from '../invitation-message.ts'
import { useAct } from '../use-act.ts'
import { WorkshopForm } from './workshop-form.tsx'

interface WorkshopsSectionProps {
  of: DeskOf
  name: Bilingual
}

/** Workshops of the language: opened for some days, joined by a link, closed. */
export function WorkshopsSection({ of, name }: WorkshopsSectionProps) {
  const [changes, setChanges] = useState(0)
  const [made, setMade] = useState<OpenedWorkshop>()
  const { state } = useResource(
    useMemo(() => workshopsOf(of), [of]),
    changes,
  )
  const change = (opened?: OpenedWorkshop) => {
    setMade(opened)
    setChanges((count) => count + 1)
  }
  return (
    <section className="stack" aria-labelledby="desk-workshops">
      <h2 id="desk-workshops">
        <Trans>Workshops</Trans>
      </h2>
      <p>
        <Trans>
          In a workshop, recorders can record the same people on all their phones for a few days:
          those who are added to it and agree.
        </Trans>
      </p>
      <LoadedPart of={state}>
        {({ workshops }) => <Workshops of={of} workshops={workshops} onChange={change} />}
      </LoadedPart>
      {made !== undefined && (
        <InvitationLink
          key={made.link}
          link={made.link}
          messages={workshopMessages({ name, link: made.link, workshop: made.workshop.name })}
        />
      )}
      <WorkshopForm of={of} onOpened={change} />
    </section>
  )
}

const workshopsOf = (of: DeskOf) => ({
  during: 'asking which workshops are open',
  ask: () => call(api.listDeskWorkshops, deskOptions(of)),
})

interface WorkshopsProps {
  of: DeskOf
  workshops: readonly DeskWorkshop[]
  /** With the link that was just made to one. */
  onChange: (opened?: OpenedWorkshop) => void
}

function Workshops({ of, workshops, onChange }: WorkshopsProps) {
  const { t, i18n } = useLingui()
  const closing = useRef<ConfirmDialogHandle<DeskWorkshop>>(null)
  const { failure, act } = useAct('making a link to a workshop')
  const [done, tell] = useDone()
  if (workshops.length === 0) return done
  return (
    <>
      {done}
      <MarginRows>
        {workshops.map((workshop) => (
          <WorkshopRow
            key={workshop.id}
            workshop={workshop}
            onLink={() =>
              act(
                () => call(api.makeDeskWorkshopLink, deskOptions(of, { id: workshop.id })),
                onChange,
              )
            }
            onClose={() => closing.current?.open(workshop)}
          />
        ))}
      </MarginRows>
      {failure !== undefined && <Banner kind="bad">{i18n._(failure)}</Banner>}
      <ConfirmDialog<DeskWorkshop>
        ref={closing}
        title={t`Close this workshop?`}
        confirm={t`Close`}
        send={({ id }) => call(api.closeDeskWorkshop, deskOptions(of, { id }))}
        onDone={({ name }) => {
          tell(
            <Trans>
              The workshop “<bdi>{name}</bdi>” is closed.
            </Trans>,
          )
          onChange()
        }}
      >
        {() => (
          <p>
            <Trans>
              Its speakers disappear from the phones of those who didn’t add them. What has been
              recorded stays, and is still sent. A workshop can’t be opened again.
            </Trans>
          </p>
        )}
      </ConfirmDialog>
    </>
  )
}

interface WorkshopRowProps {
  workshop: DeskWorkshop
  onLink: () => void
  onClose: () => void
}

function WorkshopRow({ workshop, onLink, onClose }: WorkshopRowProps) {
  const { t } = useLingui()
  const { language } = useInterfaceLanguage()
  const { name, recorders, speakers, endsAt } = workshop
  const format = { dateStyle: 'medium', timeStyle: 'short' } as const
  const until = new Intl.DateTimeFormat(regionalTag(language), format).format(endsAt)
  return (
    <MarginRow icon={UsersRound}>
      <div className="grow">
        <p className="strong">
          <bdi>{name}</bdi>
        </p>
        <p className="small soft">
          <Plural value={recorders} one="# recorder" other="# recorders" />
          {', '}
          <Plural value={speakers} one="# speaker" other="# speakers" />
          {' · '}
          <Trans>until {until}</Trans>
        </p>
      </div>
      <div className="desk-actions">
        <button
          type="button"
          className="button plain"
          aria-label={t`New link: ${name}`}
          onClick={onLink}
        >
          <Trans>New link</Trans>
        </button>
        <button
          type="button"
          className="button plain"
          aria-label={t`Close: ${name}`}
          onClick={onClose}
        >
          <Trans>Close</Trans>
        </button>
      </div>
    </MarginRow>
  )
}
