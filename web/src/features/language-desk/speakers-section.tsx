import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { api, type DeskSpeaker, type DeskSpeakers } from '@mboa/contract'
import { User } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { call } from '../../platform/network/api-client.ts'
import { useResource, type Source } from '../../platform/network/use-resource.ts'
import { LoadedPart } from '../../ui/loaded-part.tsx'
import { MarginRow, MarginRows } from '../../ui/margin-rows.tsx'
import { ConfirmDialog, type ConfirmDialogHandle } from './confirm-dialog.tsx'
import { useDone } from '../../ui/use-done.tsx'
import { deskOptions, type DeskOf } from './desk-options.ts'
import { MoreButton } from './more-button.tsx'
import { usePages } from './use-pages.ts'

/** Who speaks the language without an account: withdrawn or deleted where they ask for it. */
export function SpeakersSection({ of }: { of: DeskOf }) {
  const [changes, setChanges] = useState(0)
  const { state } = useResource(
    useMemo(() => speakersOf(of), [of]),
    changes,
  )
  return (
    <LoadedPart of={state}>
      {(first) => <Speakers of={of} first={first} onChange={() => setChanges(changes + 1)} />}
    </LoadedPart>
  )
}

const speakersOf = (of: DeskOf): Source<DeskSpeakers> => ({
  during: 'asking who speaks a language without an account',
  ask: () => call(api.listDeskSpeakers, { ...deskOptions(of), query: { after: '' } }),
})

interface SpeakersProps {
  of: DeskOf
  first: DeskSpeakers
  onChange: () => void
}

function Speakers({ of, first, onChange }: SpeakersProps) {
  const { t } = useLingui()
  const withdrawal = useRef<ConfirmDialogHandle<DeskSpeaker>>(null)
  const deletion = useRef<ConfirmDialogHandle<DeskSpeaker>>(null)
  const [done, tell] = useDone()
  const { pages, ...more } = usePages(first, {
    next: (page) => page.next,
    ask: (after: string) => call(api.listDeskSpeakers, { ...deskOptions(of), query: { after } }),
  })
  const speakers = pages.flatMap((page) => page.speakers)
  if (speakers.length === 0) return done
  return (
    <section className="stack" aria-labelledby="desk-speakers">
      <h2 id="desk-speakers">
        <Trans>Speakers without an account</Trans>
      </h2>
      {done}
      <MarginRows>
        {speakers.map((speaker) => (
          <SpeakerRow
            key={speaker.id}
            speaker={speaker}
            onWithdraw={() => withdrawal.current?.open(speaker)}
            onDelete={() => deletion.current?.open(speaker)}
          />
        ))}
      </MarginRows>
      <MoreButton {...more} />
      <ConfirmDialog<DeskSpeaker>
        ref={withdrawal}
        title={t`Withdraw this speaker?`}
        confirm={t({ context: 'a speaker', message: 'Withdraw' })}
        send={({ id }) => call(api.withdrawDeskSpeakerConsent, deskOptions(of, { id }))}
        onDone={({ name }) => {
          tell(<Trans>{name} is withdrawn: nobody hears them any more.</Trans>)
          onChange()
        }}
      >
        {({ name }) => (
          <p>
            <Trans>
              Only if {name} asks for it. Within a minute nobody who is online hears them, in any
              language, until they agree again.
            </Trans>
          </p>
        )}
      </ConfirmDialog>
      <ConfirmDialog<DeskSpeaker>
        ref={deletion}
        title={t`Delete this speaker?`}
        confirm={t`Delete`}
        send={({ id }) => call(api.deleteDeskSpeaker, deskOptions(of, { id }))}
        onDone={({ name }) => {
          tell(<Trans>Everything that {name} said is deleted.</Trans>)
          onChange()
        }}
      >
        {({ name }) => (
          <p>
            <Trans>
              Only if {name} asks for it. Everything they said and agreed to is deleted, in every
              language. This can’t be undone.
            </Trans>
          </p>
        )}
      </ConfirmDialog>
    </section>
  )
}

interface SpeakerRowProps {
  speaker: DeskSpeaker
  onWithdraw: () => void
  onDelete: () => void
}

function SpeakerRow({ speaker, onWithdraw, onDelete }: SpeakerRowProps) {
  const { t } = useLingui()
  const { name, recorder, isHeard, takes } = speaker
  return (
    <MarginRow icon={User}>
      <div className="grow">
        <p className="strong">
          <bdi>{name}</bdi>
        </p>
        <p className="small soft">
          <Plural value={takes} one="# recording" other="# recordings" />
          {recorder !== null && (
            <>
              {' · '}
              <Trans>recorded by {recorder}</Trans>
            </>
          )}
          {!isHeard && (
            <>
              {' · '}
              <Trans>withdrawn</Trans>
            </>
          )}
        </p>
      </div>
      <div className="desk-actions">
        {isHeard && (
          <button
            type="button"
            className="button plain"
            aria-label={t`Withdraw: ${name}`}
            onClick={onWithdraw}
          >
            <Trans context="a speaker">Withdraw</Trans>
          </button>
        )}
        <button
          type="button"
          className="button plain"
          aria-label={t`Delete: ${name}`}
          onClick={onDelete}
        >
          <Trans>Delete</Trans>
        </button>
      </div>
    </MarginRow>
  )
}
