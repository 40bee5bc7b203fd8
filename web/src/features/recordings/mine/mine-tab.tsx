import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { pagePaths, type ShownTake } from '@mboa/contract'
import { useCallback, useMemo, useRef, useState } from 'react'
import { Link } from 'wouter'
import { useQuery } from '../../../platform/navigation/history.ts'
import type { SpeakerHere } from '../../../platform/device-store/take-database.ts'
import { storageTroubleOf } from '../../../platform/device-store/storage-trouble.ts'
import type { ApiFailure } from '../../../platform/network/api-client.ts'
import { useTakeCounts } from '../../../platform/recording-lists/use-take-counts.ts'
import { reportProblem } from '../../../platform/report-problem.ts'
import { useSignedInUser } from '../../../platform/session/session-context.ts'
import { useTakeStore } from '../../../platform/take-store/take-store-context.ts'
import { useDeviceTakes } from '../../../platform/take-store/use-device-takes.ts'
import { useSpeakers } from '../../../platform/take-store/use-speakers.ts'
import {
  useOnChangesHeard,
  useTakeChanges,
  withChanges,
} from '../../../platform/take-store/use-take-changes.ts'
import { Banner } from '../../../ui/banner.tsx'
import { LoadFailure } from '../../../ui/loaded-part.tsx'
import { Loading } from '../../../ui/loading.tsx'
import '../../../ui/margin-rows.css'
import { notDeletedTexts } from '../../../ui/storage-texts.ts'
import { DeviceBlocked, recordingFailureTextOf } from '../failures.tsx'
import { StoredTakeRow } from './stored-take-row.tsx'
import { LeaveDialog, type LeaveDialogHandle, type LeavingTake } from './leave-dialog.tsx'
import { RefusedMoves } from './refused-moves.tsx'
import { PageTurner } from './page-turner.tsx'
import { readFilter, TakeFilter, type Filter } from './take-filter.tsx'
import { TakeRow } from './take-row.tsx'
import { usePlaying } from './use-playing.ts'
import { useShownTakes } from './use-shown-takes.ts'
import { TakeSearch } from './take-search.tsx'
import { findHere, useTakeSearch } from './use-take-search.ts'
import { useTakeWords } from './use-take-words.ts'

const searchParameter = 'q'
const sessionsPath = `${pagePaths.recorderRecordings}?tab=sessions`

const onItsWay = msg`It’s already being sent. You can withdraw it once it’s received.`

/** Every take with what became of it: those of this device that nobody has yet, then the others. */
export function MineTab() {
  const { t } = useLingui()
  const { id: userId, role } = useSignedInUser()
  const { store, sender, isBlocked } = useTakeStore()
  const [parameters, setParameters] = useQuery()
  const typed = parameters.get(searchParameter) ?? ''
  const { here, there } = useTakeSearch(typed)
  const [filter, setFilter] = useState<Filter>(() => readFilter(parameters.get('state')))
  const onDevice = useDeviceTakes()
  const changes = useTakeChanges()
  const stored = useMemo(
    () => (onDevice ?? []).filter((take) => take.pending === 1 || take.state === 'refused'),
    [onDevice],
  )
  const counts = useTakeCounts(userId)
  const asked = filter === 'all' || filter === 'on-device' ? undefined : filter
  const { shown, failure, older, newer, again, withdraw } = useShownTakes(userId, asked, there)
  // A take whose second file is under way is on both sides.
  const sent = useMemo(() => {
    const storedIds = new Set(stored.map(({ id }) => id))
    const others = (shown?.takes ?? []).filter(({ id }) => !storedIds.has(id))
    return withChanges(others, changes, fileUnder)
  }, [shown, stored, changes])
  useOnChangesHeard(changes, again)
  const all = useMemo(() => [...stored.map(({ context }) => context), ...sent], [stored, sent])
  const { wordOf, describe } = useTakeWords(userId, store, all)
  const isNewest = shown === undefined || shown.newer === undefined
  const storedFound = findHere(stored, here, { describe, askedOf: ({ context }) => context })
  const showsKept = filter === 'on-device' || (filter === 'all' && isNewest)
  const storedShown = showsKept ? [...storedFound].reverse() : []
  // Where the server has not looked, the device does.
  const searchedHere = shown?.matches === undefined ? there : ''
  const sentFound = findHere(sent, searchedHere, { describe, askedOf: (take) => take })
  const sentShown = filter === 'on-device' ? [] : sentFound
  const { speakers } = useSpeakers(userId)
  /** Whoever was here by a workshop is not any more once it is over; what they said is. */
  const speakerOf = (of: string | undefined): SpeakerHere | undefined => {
    if (of === undefined || speakers === undefined) return undefined
    const gone = { id: of, name: t`Someone in a workshop`, dialect: null }
    return speakers.find(({ id }) => id === of) ?? { ...gone, consent: { textVersion: '' } }
  }
  const playing = usePlaying(store)
  const leaving = useRef<LeaveDialogHandle>(null)
  const [notGone, setNotGone] = useState<NotGone>()
  const list = useRef<HTMLUListElement>(null)
  const rows = storedShown.length + sentShown.length
  const isThere = onDevice !== undefined && (shown !== undefined || filter === 'on-device')
  const keptFound = filter === 'all' || filter === 'on-device' ? storedFound.length : 0
  const found = keptFound + (filter === 'on-device' ? 0 : (shown?.matches ?? sentFound.length))
  const moving = new Set(changes.moves.map(({ takeId }) => takeId))
  const isSearched = here !== '' || there !== ''

  /** A page is read from its beginning, also by who hears it. */
  function showBeginning() {
    list.current?.focus({ preventScroll: true })
    list.current?.scrollIntoView()
  }
  function askToLeave(take: LeavingTake) {
    setNotGone(undefined)
    leaving.current?.open(take)
  }
  const askToWithdraw = useCallback(
    (id: string, text: string) => askToLeave({ id, text, isSent: true }),
    [],
  )
  async function discard(id: string): Promise<MessageDescriptor | undefined> {
    try {
      const discarded = await store?.discardTake(id)
      if (discarded?.ok === false) return notDeletedTexts[discarded.trouble]
      return discarded?.value === true ? undefined : onItsWay
    } catch (error) {
      reportProblem('deleting a take', error)
      return notDeletedTexts[storageTroubleOf(error)]
    }
  }
  async function leave({ id, isSent }: LeavingTake): Promise<MessageDescriptor | undefined> {
    if (!isSent) return discard(id)
    const failure = await withdraw(id)
    if (failure !== undefined) return recordingFailureTextOf(failure.code)
    store
      ?.forgetWithdrawn(id)
      .catch((error: unknown) => reportProblem('forgetting a withdrawn take', error))
    counts.again()
    return undefined
  }

  function search(text: string) {
    const next = new URLSearchParams(parameters)
    if (text === '') next.delete(searchParameter)
    else next.set(searchParameter, text)
    setParameters(next)
  }

  if (isBlocked) return <DeviceBlocked />
  const hasNothing = isThere && filter === 'all' && !isSearched && rows === 0
  return (
    <div className="stack">
      {!hasNothing && (
        <TakeSearch
          value={typed}
          onSearch={search}
          asked={here}
          found={isThere && here === there ? found : undefined}
        />
      )}
      <TakeFilter
        value={filter}
        onChange={setFilter}
        counts={counts.status === 'ready' && !isSearched ? counts.value.counts : undefined}
        onDevice={storedFound.length}
      />
      <RefusedMoves
        moves={changes.moves}
        wordOf={wordOf}
        onRead={(id) => void store?.dismissMove(id)}
      />
      {role === 'recorder' && !hasNothing && (
        <Link to={sessionsPath} className="button plain hanging">
          <Trans>Recordings under the wrong word? Put them right</Trans>
        </Link>
      )}
      {filter !== 'on-device' && failure !== undefined && (
        <SentFailure failure={failure} isKept={shown !== undefined} retry={again} />
      )}
      {notGone !== undefined && <NotGoneBanner {...notGone} />}
      {!isThere && failure === undefined && <Loading />}
      {isThere && rows === 0 && !isSearched && failure === undefined && <NoTakes filter={filter} />}
      {rows > 0 && (
        <ul ref={list} className="margin-rows take-rows" tabIndex={-1}>
          {storedShown.map((take) => (
            <StoredTakeRow
              key={take.id}
              take={take}
              sender={sender}
              playing={playing}
              word={wordOf(take.context)}
              speaker={speakerOf(take.context.speaker)}
              onDelete={(text) => askToLeave({ id: take.id, text, isSent: false })}
              onSendAgain={() => void store?.sendAgain(take.id)}
            />
          ))}
          {sentShown.map((take) => (
            <TakeRow
              key={take.id}
              take={take}
              {...wordOf(take)}
              isToMove={moving.has(take.id)}
              speaker={speakerOf(take.speaker)?.name}
              hasFailed={playing.failed === take.id}
              onPlay={playing.playSent}
              onWithdraw={askToWithdraw}
            />
          ))}
        </ul>
      )}
      {shown !== undefined && filter !== 'on-device' && (
        <PageTurner
          from={shown.skipped + 1}
          to={shown.skipped + shown.takes.length}
          newer={newer}
          older={older}
          onTurned={showBeginning}
        />
      )}
      <LeaveDialog
        ref={leaving}
        onConfirm={leave}
        onLateTrouble={(take, trouble) => setNotGone({ take, trouble })}
      />
    </div>
  )
}

/** As it is from now on: what the server says of the other word is not said of this one. */
const fileUnder = (take: ShownTake, item: string): ShownTake => ({
  ...take,
  item,
  told: null,
  concept: null,
})

/** A take that was to go, and why it stayed. */
interface NotGone {
  take: LeavingTake
  trouble: MessageDescriptor
}

function NotGoneBanner({ take: { text, isSent }, trouble }: NotGone) {
  const { t } = useLingui()
  return (
    <Banner kind="bad">
      <p>
        <strong>{isSent ? t`Withdraw ${text}` : t`Delete ${text}`}</strong>
      </p>
      <p>{t(trouble)}</p>
    </Banner>
  )
}

interface SentFailureProps {
  failure: ApiFailure
  /** What this device heard last is shown. */
  isKept: boolean
  retry: () => void
}

function SentFailure({ failure, isKept, retry }: SentFailureProps) {
  const isOffline = failure.code === 'network-error'
  if (!isOffline || !isKept) return <LoadFailure isOffline={isOffline} retry={retry} />
  return (
    <p className="small soft" role="status">
      <Trans>You’re offline: this may be out of date.</Trans>
    </p>
  )
}

function NoTakes({ filter }: { filter: Filter }) {
  const { role } = useSignedInUser()
  if (filter !== 'all') {
    return (
      <p className="soft">
        <Trans>No recordings match this filter.</Trans>
      </p>
    )
  }
  if (role !== 'recorder') {
    return (
      <p className="soft">
        <Trans>You have no recordings here.</Trans>
      </p>
    )
  }
  return (
    <>
      <p>
        <Trans>
          Record the words that still need a voice, or upload recordings you already have.
        </Trans>
      </p>
      <Link to={pagePaths.recorderWords} className="button main page-action">
        <Trans>See the words</Trans>
      </Link>
    </>
  )
}
