import { ph } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import {
  api,
  type Bilingual,
  type DeskInvitation,
  type DeskPeople,
  type DeskPerson,
} from '@mboa/contract'
import { Link2, Mail, User, UserCog } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { regionalTag, useInterfaceLanguage } from '../../i18n/interface-language.ts'
import { useFormatNumber } from '../../i18n/use-format-number.ts'
import { call } from '../../platform/network/api-client.ts'
import { useResource, type Source } from '../../platform/network/use-resource.ts'
import { LoadedPart } from '../../ui/loaded-part.tsx'
import { MarginRow, MarginRows } from '../../ui/margin-rows.tsx'
import { ConfirmDialog, type ConfirmDialogHandle } from './confirm-dialog.tsx'
import { useDone } from '../../ui/use-done.tsx'
import { CreditsSection } from './credits-section.tsx'
import { deskOptions, type DeskOf } from './desk-options.ts'
import { InviteForm } from './invite-form.tsx'
import { SpeakersSection } from './speakers-section.tsx'
import { MoreButton } from './more-button.tsx'
import { usePages } from './use-pages.ts'
import { WorkshopsSection } from './workshops/workshops-section.tsx'

interface PeopleTabProps {
  of: DeskOf
  name: Bilingual
}

/** Who records the language, who is invited to, and inviting more. */
export function PeopleTab({ of, name }: PeopleTabProps) {
  const [changes, setChanges] = useState(0)
  const { state } = useResource(
    useMemo(() => peopleOf(of), [of]),
    changes,
  )
  const change = () => setChanges((count) => count + 1)
  return (
    <>
      <section className="stack" aria-labelledby="desk-invite">
        <h2 id="desk-invite">
          <Trans>Invite someone to record</Trans>
        </h2>
        <InviteForm of={of} name={name} onMade={change} />
      </section>
      <LoadedPart of={state}>
        {(first) => (
          <>
            <Invitations of={of} invitations={first.invitations} onChange={change} />
            <People of={of} first={first} onChange={change} />
            <WorkshopsSection of={of} name={name} />
            <SpeakersSection of={of} />
            <CreditsSection of={of} />
          </>
        )}
      </LoadedPart>
    </>
  )
}

const peopleOf = (of: DeskOf): Source<DeskPeople> => ({
  during: 'asking who records a language',
  ask: () => call(api.listDeskPeople, { ...deskOptions(of), query: { after: '' } }),
})

interface InvitationsProps {
  of: DeskOf
  invitations: readonly DeskInvitation[]
  onChange: () => void
}

function Invitations({ of, invitations, onChange }: InvitationsProps) {
  const { t } = useLingui()
  const dialog = useRef<ConfirmDialogHandle<DeskInvitation>>(null)
  const [done, tell] = useDone()
  if (invitations.length === 0) return done
  return (
    <section className="stack" aria-labelledby="desk-invitations">
      <h2 id="desk-invitations">
        <Trans>Open invitations</Trans>
      </h2>
      {done}
      <MarginRows>
        {invitations.map((invitation) => (
          <InvitationRow
            key={invitation.id}
            invitation={invitation}
            onWithdraw={() => dialog.current?.open(invitation)}
          />
        ))}
      </MarginRows>
      <ConfirmDialog<DeskInvitation>
        ref={dialog}
        title={t`Withdraw this invitation?`}
        confirm={t`Withdraw`}
        send={({ id }) => call(api.revokeDeskInvitation, deskOptions(of, { id }))}
        onDone={() => {
          tell(<Trans>The invitation is withdrawn.</Trans>)
          onChange()
        }}
      >
        {() => (
          <p>
            <Trans>From now on nobody can use it. Anyone who has already joined stays.</Trans>
          </p>
        )}
      </ConfirmDialog>
    </section>
  )
}

function InvitationRow({
  invitation: { email, uses, maxUses, expiresAt },
  onWithdraw,
}: {
  invitation: DeskInvitation
  onWithdraw: () => void
}) {
  const { t } = useLingui()
  const formatNumber = useFormatNumber()
  const until = useDate(expiresAt)
  const what = email ?? t`Link`
  return (
    <MarginRow icon={email === null ? Link2 : Mail}>
      <div className="grow">
        <p className="strong address">{what}</p>
        <p className="small soft">
          {email === null && (
            <>
              <Plural
                value={uses}
                _0={`Nobody has joined yet (up to ${ph({ maxUses: formatNumber(maxUses) })})`}
                one={`# person has joined (up to ${ph({ maxUses: formatNumber(maxUses) })})`}
                other={`# people have joined (up to ${ph({ maxUses: formatNumber(maxUses) })})`}
              />
              {' · '}
            </>
          )}
          <Trans>until {until}</Trans>
        </p>
      </div>
      <button
        type="button"
        className="button plain"
        aria-label={t`Withdraw: ${what}, until ${until}`}
        onClick={onWithdraw}
      >
        <Trans>Withdraw</Trans>
      </button>
    </MarginRow>
  )
}

interface PeopleProps {
  of: DeskOf
  first: DeskPeople
  onChange: () => void
}

function People({ of, first, onChange }: PeopleProps) {
  const { t } = useLingui()
  const removal = useRef<ConfirmDialogHandle<DeskPerson>>(null)
  const naming = useRef<ConfirmDialogHandle<DeskPerson>>(null)
  const [done, tell] = useDone()
  const { pages, ...more } = usePages(first, {
    next: (page) => page.next,
    ask: (after: string) => call(api.listDeskPeople, { ...deskOptions(of), query: { after } }),
  })
  const people = pages.flatMap((page) => page.people)
  return (
    <section className="stack" aria-labelledby="desk-people">
      <h2 id="desk-people">
        <Trans>Recorders</Trans>
      </h2>
      {done}
      <MarginRows>
        {people.map((person) => (
          <PersonRow
            key={person.id}
            person={person}
            onName={() => naming.current?.open(person)}
            onRemove={() => removal.current?.open(person)}
          />
        ))}
      </MarginRows>
      <MoreButton {...more} />
      <ConfirmDialog<DeskPerson>
        ref={naming}
        title={t`Name a coordinator?`}
        confirm={t`Name as coordinator`}
        send={({ id }) => call(api.nameDeskCoordinator, deskOptions(of, { id }))}
        onDone={({ fullName }) => {
          tell(<Trans>{fullName} coordinates this language now.</Trans>)
          onChange()
        }}
      >
        {({ fullName }) => (
          <p>
            <Trans>
              {fullName} will be able to invite and remove recorders and name coordinators for this
              language, just like you. Only the people who run this server can undo this.
            </Trans>
          </p>
        )}
      </ConfirmDialog>
      <ConfirmDialog<DeskPerson>
        ref={removal}
        title={t`Remove this recorder?`}
        confirm={t`Remove`}
        send={({ id }) => call(api.removeDeskPerson, deskOptions(of, { id }))}
        onDone={({ fullName }) => {
          tell(<Trans>{fullName} no longer records this language.</Trans>)
          onChange()
        }}
      >
        {({ fullName }) => (
          <p>
            <Trans>
              {fullName} will no longer be able to record this language. Their recordings remain
              theirs and can still be heard, as they agreed.
            </Trans>
          </p>
        )}
      </ConfirmDialog>
    </section>
  )
}

interface PersonRowProps {
  person: DeskPerson
  onName: () => void
  onRemove: () => void
}

function PersonRow({ person, onName, onRemove }: PersonRowProps) {
  const { t } = useLingui()
  const { fullName, isCoordinator, takes, approved, since } = person
  const from = useDate(since)
  return (
    <MarginRow icon={isCoordinator ? UserCog : User}>
      <div className="grow">
        <p className="strong">{fullName}</p>
        <p className="small soft">
          {isCoordinator && <Trans>Coordinator · </Trans>}
          <Plural value={takes} one="# recording" other="# recordings" />
          {', '}
          <Plural value={approved} one="# approved" other="# approved" />
          {' · '}
          <Trans>since {from}</Trans>
        </p>
      </div>
      {!isCoordinator && (
        <div className="desk-actions">
          <button
            type="button"
            className="button plain"
            aria-label={t`Name ${fullName} as coordinator`}
            onClick={onName}
          >
            <Trans>Name as coordinator</Trans>
          </button>
          <button
            type="button"
            className="button plain"
            aria-label={t`Remove ${fullName}`}
            onClick={onRemove}
          >
            <Trans>Remove</Trans>
          </button>
        </div>
      )}
    </MarginRow>
  )
}

function useDate(instant: number): string {
  const { language } = useInterfaceLanguage()
  return new Intl.DateTimeFormat(regionalTag(language), { dateStyle: 'medium' }).format(instant)
}
