import './speakers.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { pagePaths, type Speaker } from '@mboa/contract'
import { makeSpeakerCode, speakerCodeBytes } from '@mboa/domain'
import { UserPlus } from 'lucide-react'
import { useRef, useState } from 'react'
import { Link } from 'wouter'
import type { StoredSpeaker } from '../../platform/device-store/take-database.ts'
import { newEventId } from '../../platform/event-id.ts'
import { useSignedInUser } from '../../platform/session/session-context.ts'
import type { SpokenConsent } from '../../platform/speaker-store/speaker-store.ts'
import type { TakeStore } from '../../platform/take-store/open-take-store.ts'
import { useTakeStore } from '../../platform/take-store/take-store-context.ts'
import { useFollowedSpeakers, useSpeakers } from '../../platform/take-store/use-speakers.ts'
import { Icon } from '../../ui/icon.tsx'
import { Loading } from '../../ui/loading.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { AgreeForm } from './agree-form.tsx'
import { SpeakerCard } from './speaker-card.tsx'
import { SpeakerForm, type SpeakerDetails } from './speaker-form.tsx'
import { SpeakerPaper } from './speaker-paper.tsx'
import { notSaved } from './speaker-texts.ts'
import { WishDialog, type WishDialogHandle } from './wish-dialog.tsx'

type View =
  | { is: 'list' }
  | { is: 'details'; speaker: StoredSpeaker | undefined; draft?: SpeakerDetails }
  /** Of somebody new, nothing is kept before they agree. */
  | { is: 'asked'; id: string; details: SpeakerDetails; speaker: StoredSpeaker | undefined }
  | { is: 'paper'; name: string; code: string }

/** `/dashboards/recorder/speakers`: who speaks on this device, and what they agreed to. */
export function SpeakersScreen() {
  const { store } = useTakeStore()
  useFollowedSpeakers()
  return (
    <div className="stack speakers-page">
      {store === undefined ? <Loading /> : <Speakers store={store} />}
    </div>
  )
}

function Speakers({ store }: { store: TakeStore }) {
  const { t } = useLingui()
  const { id: userId } = useSignedInUser()
  const { speakers, choose } = useSpeakers(userId)
  const [view, setView] = useState<View>({ is: 'list' })
  const wishes = useRef<WishDialogHandle>(null)
  const toList = () => setView({ is: 'list' })

  /** Durable on this device when it resolves; what the code stands on is kept as its hash alone. */
  async function saveWithPaper(id: string, details: SpeakerDetails) {
    const code = makeSpeakerCode(crypto.getRandomValues(new Uint8Array(speakerCodeBytes)))
    const saved = await store.speakers.save(id, { ...details, codeHash: await hashOf(code) })
    if (!saved.ok) return { failure: notSaved }
    setView({ is: 'paper', name: details.name, code })
    return undefined
  }

  async function keepAgreed(asked: Extract<View, { is: 'asked' }>, spoken: SpokenConsent) {
    const { id, details, speaker } = asked
    if (speaker === undefined) {
      // First of all who they are: a consent is of somebody.
      const saved = await store.speakers.save(id, { ...details, codeHash: null })
      if (!saved.ok) return { failure: notSaved }
    }
    const agreed = await store.speakers.agree(id, spoken)
    if (!agreed.ok) return { failure: notSaved }
    choose(id)
    if (speaker === undefined) return saveWithPaper(id, details)
    toList()
    return undefined
  }

  if (speakers === undefined) return <Loading />
  if (view.is === 'paper') {
    return <SpeakerPaper name={view.name} code={view.code} onDone={toList} />
  }
  if (view.is === 'asked') {
    const { details, speaker } = view
    return (
      <AgreeForm
        name={details.name}
        isMinor={details.ageBand === 'under-18'}
        isAgain={speaker?.consent !== undefined && speaker.consent !== null}
        onAgreed={(spoken) => keepAgreed(view, spoken)}
        // What was typed stays.
        onCancel={() =>
          speaker === undefined ? setView({ is: 'details', speaker, draft: details }) : toList()
        }
      />
    )
  }
  if (view.is === 'details') {
    const { speaker, draft } = view
    return (
      <>
        <PageHeading isInPlace title={speaker === undefined ? t`Someone new` : speaker.name} />
        <SpeakerForm
          details={draft ?? speaker}
          dialects={dialectsOf(speakers)}
          proceed={speaker === undefined ? t`Continue` : t`Save`}
          onSend={async (details) => {
            if (speaker === undefined) {
              setView({ is: 'asked', id: newEventId(), details, speaker })
              return undefined
            }
            const { codeHash } = speaker
            const saved = await store.speakers.save(speaker.id, { ...details, codeHash })
            if (!saved.ok) return { failure: notSaved }
            toList()
            return undefined
          }}
          onCancel={toList}
        />
      </>
    )
  }
  return (
    <>
      <PageHeading title={t`Who speaks?`} />
      <p>
        <Trans>
          Anyone can speak on this device without an account: each one with their own consent, and
          each can withdraw alone.
        </Trans>
      </p>
      <ul className="stack">
        {speakers.map((speaker) => (
          <SpeakerCard
            key={speaker.id}
            speaker={speaker}
            acts={{
              onEdit: () => setView({ is: 'details', speaker }),
              onAsk: () =>
                setView({ is: 'asked', id: speaker.id, details: detailsOf(speaker), speaker }),
              onPaper: () => void saveWithPaper(speaker.id, detailsOf(speaker)),
              onWithdraw: () => wishes.current?.open({ speaker, wish: 'withdraw' }),
              onDelete: () => wishes.current?.open({ speaker, wish: 'delete' }),
            }}
          />
        ))}
      </ul>
      <button
        type="button"
        className="button main wide"
        onClick={() => setView({ is: 'details', speaker: undefined })}
      >
        <Icon of={UserPlus} size={20} />
        <Trans>Add someone</Trans>
      </button>
      <Link to={pagePaths.recorderWords} className="button second wide">
        <Trans>Go on recording</Trans>
      </Link>
      <WishDialog
        ref={wishes}
        fulfil={({ speaker, wish }) =>
          wish === 'delete'
            ? store.speakers.remove(speaker.id)
            : store.speakers.withdraw(speaker.id)
        }
      />
    </>
  )
}

function detailsOf({ name, isNamed, ageBand, sex, village, dialect }: Speaker): SpeakerDetails {
  return { name, isNamed, ageBand, sex, village, dialect }
}

/** Asked once: what others here call theirs is offered. */
const dialectsOf = (speakers: readonly StoredSpeaker[]): readonly string[] =>
  [...new Set(speakers.flatMap(({ dialect }) => dialect ?? []))].sort()

async function hashOf(code: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(code))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
