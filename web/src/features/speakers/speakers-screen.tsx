import './speakers.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { pagePaths, type Speaker, type Workshop } from '@mboa/contract'
import { makeSpeakerCode, speakerCodeBytes } from '@mboa/domain'
import { UserPlus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import {
  storageTroubleOf,
  type StorageTrouble,
} from '../../platform/device-store/storage-trouble.ts'
import type { SpeakerHere, StoredSpeaker } from '../../platform/device-store/take-database.ts'
import type { StoredVoice } from '../../platform/device-store/voice-database.ts'
import type { Written } from '../../platform/device-store/write-takes.ts'
import { newEventId } from '../../platform/event-id.ts'
import { reportProblem } from '../../platform/report-problem.ts'
import { useSignedInUser } from '../../platform/session/session-context.ts'
import { rememberRecordedLanguage } from '../../platform/recording-lists/recorded-language.ts'
import { useChosenWorkshop } from '../../platform/speaker-store/chosen-workshop.ts'
import { askForVoices } from '../../platform/sound/device-voice.ts'
import type { SpokenConsent } from '../../platform/speaker-store/speaker-store.ts'
import type { TakeStore } from '../../platform/take-store/open-take-store.ts'
import { useTakeStore } from '../../platform/take-store/take-store-context.ts'
import { maySpeak } from '../../platform/take-store/speaker-of-take.ts'
import { useFollowedSpeakers, useSpeakers } from '../../platform/take-store/use-speakers.ts'
import { Icon } from '../../ui/icon.tsx'
import { Loading } from '../../ui/loading.tsx'
import { NotSaved } from '../../ui/not-saved.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { notSavedTexts } from '../../ui/storage-texts.ts'
import { useDone } from '../../ui/use-done.tsx'
import { AgreeForm } from './agree-form.tsx'
import { giveRecordings, type Given, type Giver } from './given-voices/give-recordings.ts'
import { useVoicesToGive, type VoiceToGive } from './given-voices/use-voices-to-give.ts'
import { GivenBanner, VoicesToGive } from './given-voices/voices-to-give.tsx'
import { LeftAsItWas, NothingKept } from './not-agreed.tsx'
import { SpeakerCard } from './speaker-card.tsx'
import { SpeakerForm, type SpeakerDetails } from './speaker-form.tsx'
import { SpeakerPaper } from './speaker-paper.tsx'
import { WhoSpeaks } from './who-speaks.tsx'
import { WishDialog, type WishDialogHandle } from './wish-dialog.tsx'
import { JoinWorkshop } from './workshops/join-workshop.tsx'
import { JoinedWorkshops, WorkshopChoice } from './workshops/joined-workshops.tsx'
import { useWorkshopCode } from './workshops/use-workshop-code.ts'

interface Asked {
  is: 'asked'
  id: string
  details: SpeakerDetails
  speaker: StoredSpeaker | undefined
  /** What they give with it, of what was recorded for one learner alone. */
  gives?: VoiceToGive | undefined
}

type View =
  /**
   * With whom was asked once more, and did not agree; `isBack` after another view, `trouble`
   * says why what was pressed is not on this device.
   */
  | { is: 'list'; refused?: string; isBack?: true; trouble?: StorageTrouble }
  | {
      is: 'details'
      speaker: StoredSpeaker | undefined
      draft?: SpeakerDetails
      /** They were asked, and did not agree. */
      hasRefused?: true
      gives?: VoiceToGive
    }
  /** Of somebody new, nothing is kept before they agree. */
  | Asked
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
  const { speakers, own, workshops, choose } = useSpeakers(userId)
  const { joined } = workshops
  const chosen = useChosenWorkshop(userId, joined)
  const [code, putCodeAway] = useWorkshopCode()
  const [view, setView] = useState<View>({ is: 'list' })
  const [given, setGiven] = useState<Given>()
  const [done, tell] = useDone()
  const toGive = useVoicesToGive(userId, own)
  const wishes = useRef<WishDialogHandle>(null)
  const toList = () => setView({ is: 'list', isBack: true })
  useEffect(askForVoices, [])

  /** Durable on this device when it resolves; what the code stands on is kept as its hash alone. */
  async function keepWithPaper(
    details: SpeakerDetails,
    keep: (speaker: Speaker) => Promise<Written<unknown>>,
  ) {
    const code = makeSpeakerCode(crypto.getRandomValues(new Uint8Array(speakerCodeBytes)))
    const kept = await keep({ ...details, codeHash: await hashOf(code) })
    return kept.ok ? ({ is: 'paper', name: details.name, code } as const) : kept
  }

  async function renewPaper(speaker: StoredSpeaker) {
    const paper = await keepWithPaper(detailsOf(speaker), (changed) =>
      store.speakers.save(speaker.id, changed),
    )
    setView('is' in paper ? paper : { is: 'list', trouble: paper.trouble })
  }

  async function give({ recordings }: VoiceToGive, speaker: Giver) {
    setGiven(await giveRecordings(store, speaker, recordings))
  }

  async function keepAgreed(asked: Asked, spoken: SpokenConsent) {
    const { id, details, speaker, gives } = asked
    const agreedBy = async () => {
      if (gives === undefined) choose(id)
      else await give(gives, { id, dialect: details.dialect })
    }
    if (speaker === undefined) {
      // Who they are and what they agreed to: one is never kept without the other.
      const paper = await keepWithPaper(details, (added) =>
        store.speakers.add(id, { speaker: added, spoken }),
      )
      if (!('is' in paper)) return { failure: notSavedTexts[paper.trouble] }
      await agreedBy()
      setView(paper)
      return undefined
    }
    const agreed = await store.speakers.agree(id, spoken)
    if (!agreed.ok) return { failure: notSavedTexts[agreed.trouble] }
    await agreedBy()
    toList()
    return undefined
  }

  /** Who agreed before and still does is asked nothing: it covers whatever they say. */
  function askToGive(gives: VoiceToGive) {
    const { voice, speaker } = gives
    setGiven(undefined)
    if (speaker === undefined) {
      setView({ is: 'details', speaker, draft: draftOf(voice), gives })
    } else if (maySpeak(speaker)) {
      give(gives, speaker).catch((error: unknown) => reportProblem('giving recordings', error))
    } else {
      setView({ is: 'asked', id: speaker.id, details: detailsOf(speaker), speaker, gives })
    }
  }

  if (speakers === undefined) return <Loading />
  if (view.is === 'paper') {
    return <SpeakerPaper name={view.name} code={view.code} onDone={toList} />
  }
  if (view.is === 'asked') {
    const { details, speaker, gives } = view
    return (
      <AgreeForm
        name={details.name}
        isMinor={details.ageBand === 'under-18'}
        workshop={gives === undefined ? chosen.workshop : undefined}
        isAgain={speaker?.consent !== undefined && speaker.consent !== null}
        {...(gives && { giving: gives.recordings.length })}
        onAgreed={(spoken) => keepAgreed(view, spoken)}
        // What was typed stays.
        onCancel={() =>
          speaker === undefined
            ? setView({
                is: 'details',
                speaker,
                draft: details,
                hasRefused: true,
                ...(gives && { gives }),
              })
            : setView({ is: 'list', refused: details.name, isBack: true })
        }
      />
    )
  }
  if (view.is === 'details') {
    const { speaker, draft, hasRefused, gives } = view
    return (
      <>
        <PageHeading isInPlace title={speaker === undefined ? t`Someone new` : speaker.name} />
        {hasRefused && <NothingKept />}
        <SpeakerForm
          details={draft ?? speaker}
          dialects={dialectsOf(speakers)}
          proceed={speaker === undefined ? t`Continue` : t`Save`}
          onSend={async (details) => {
            if (speaker === undefined) {
              setView({ is: 'asked', id: newEventId(), details, speaker, gives })
              return undefined
            }
            const { codeHash } = speaker
            const saved = await store.speakers.save(speaker.id, { ...details, codeHash })
            if (!saved.ok) return { failure: notSavedTexts[saved.trouble] }
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
      <PageHeading key="list" isInPlace={view.isBack === true} title={t`Who speaks?`} />
      <p>
        <Trans>
          Anyone can speak on this device without an account: each one with their own consent, and
          each can withdraw alone.
        </Trans>
      </p>
      {done}
      <NotSaved because={view.trouble} />
      {given !== undefined && <GivenBanner {...given} />}
      {view.refused !== undefined && <LeftAsItWas name={view.refused} />}
      {code !== undefined && (
        <JoinWorkshop
          userId={userId}
          code={code}
          onJoined={({ id, language }) => {
            chosen.choose(id)
            rememberRecordedLanguage(language)
            putCodeAway()
            store.speakers.follow()
          }}
          onLeave={putCodeAway}
        />
      )}
      <WhoSpeaks userId={userId} isWhole={false} />
      <WorkshopChoice
        joined={joined}
        chosen={chosen.workshop}
        onChoose={(workshop) => chosen.choose(workshop)}
      />
      <button
        type="button"
        className="button main wide"
        onClick={() => setView({ is: 'details', speaker: undefined })}
      >
        <Icon of={UserPlus} size={20} />
        <Trans>Add someone</Trans>
      </button>
      <Link to={listsOf(chosen.workshop)} className="button second wide">
        <Trans>Continue recording</Trans>
      </Link>
      <ul className="stack">
        {own.map((speaker) => (
          <SpeakerCard
            key={speaker.id}
            speaker={speaker}
            workshops={joined}
            acts={{
              onEdit: () => setView({ is: 'details', speaker }),
              onAsk: () =>
                setView({ is: 'asked', id: speaker.id, details: detailsOf(speaker), speaker }),
              onPaper() {
                renewPaper(speaker).catch((error: unknown) => {
                  reportProblem('making a new paper', error)
                  setView({ is: 'list', trouble: storageTroubleOf(error) })
                })
              },
              onWithdraw: () => wishes.current?.open({ speaker, wish: 'withdraw' }),
              onDelete: () => wishes.current?.open({ speaker, wish: 'delete' }),
            }}
          />
        ))}
      </ul>
      <JoinedWorkshops
        userId={userId}
        here={workshops}
        onWithdraw={({ id, name, workshop }) =>
          wishes.current?.open({ speaker: { id, name, guestOf: workshop }, wish: 'withdraw' })
        }
        onLeft={() => store.speakers.follow()}
      />
      {toGive !== undefined && <VoicesToGive voices={toGive} onGive={askToGive} />}
      <WishDialog
        ref={wishes}
        fulfil={({ speaker: { id, guestOf: workshop }, wish }) => {
          if (workshop !== undefined) return store.speakers.withdrawGuest({ workshop, id })
          return wish === 'delete' ? store.speakers.remove(id) : store.speakers.withdraw(id)
        }}
        onDone={({ speaker: { name }, wish }) =>
          tell(
            wish === 'delete' ? (
              <Trans>
                Everything of <bdi>{name}</bdi> is deleted, on the server too as soon as this device
                is online.
              </Trans>
            ) : (
              <Trans>
                <bdi>{name}</bdi> has withdrawn their consent.
              </Trans>
            ),
          )
        }
      />
    </>
  )
}

/** A workshop is of one language: its words, whichever the recorder recorded last. */
const listsOf = (workshop: Workshop | undefined): string =>
  workshop === undefined
    ? pagePaths.recorderWords
    : `${pagePaths.recorderWords}?course=${workshop.language}`

function detailsOf({ name, isNamed, ageBand, sex, village, dialect }: Speaker): SpeakerDetails {
  return { name, isNamed, ageBand, sex, village, dialect }
}

/** Nothing of what was said to one learner is taken over as said to all but the name. */
const draftOf = ({ name, guardianName }: StoredVoice): SpeakerDetails => ({
  name: name ?? '',
  isNamed: false,
  ageBand: guardianName === null ? null : 'under-18',
  sex: null,
  village: null,
  dialect: null,
})

/** Asked once: what others here call theirs is offered. */
const dialectsOf = (speakers: readonly SpeakerHere[]): readonly string[] => [
  ...new Set(speakers.flatMap(({ dialect }) => dialect ?? [])),
]

async function hashOf(code: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(code))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
