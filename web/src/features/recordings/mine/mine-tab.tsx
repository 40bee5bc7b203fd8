import { Trans } from '@lingui/react/macro'
import { pagePaths } from '@mboa/contract'
import { useMemo, useRef, useState } from 'react'
import { Link } from 'wouter'
import { useQuery } from '../../../platform/navigation/use-query.ts'
import type { ApiFailure } from '../../../platform/network/api-client.ts'
import { useTakeCounts } from '../../../platform/recorder/use-take-counts.ts'
import { useSignedInUser } from '../../../platform/session/use-signed-in-user.ts'
import { useTakeStore } from '../../../platform/take-store/take-store-context.ts'
import { useDeviceTakes } from '../../../platform/take-store/use-device-takes.ts'
import type { DialogHandle } from '../../../ui/dialog.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { Loading } from '../../../ui/loading.tsx'
import { MarginRows } from '../../../ui/margin-rows.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { KeptTakeRow } from './kept-take-row.tsx'
import { readFilter, TakeFilter, type Filter } from './take-filter.tsx'
import { TakeRow } from './take-row.tsx'
import { usePlaying } from './use-playing.ts'
import { useShownTakes } from './use-shown-takes.ts'
import { useTakeWords } from './use-take-words.ts'
import { WithdrawDialog } from './withdraw-dialog.tsx'

/** Every take with what became of it: those of this device that nobody has yet, then the others. */
export function MineTab() {
  const { id: userId } = useSignedInUser()
  const { store, sender } = useTakeStore()
  const [parameters] = useQuery()
  const [filter, setFilter] = useState<Filter>(() => readFilter(parameters.get('state')))
  const onDevice = useDeviceTakes()
  const kept = useMemo(
    () => (onDevice ?? []).filter((take) => take.pending === 1 || take.state === 'refused'),
    [onDevice],
  )
  const counts = useTakeCounts(userId)
  const asked = filter === 'all' || filter === 'on-device' ? undefined : filter
  const received = (onDevice ?? []).length - kept.length
  const { shown, failure, more, again, withdraw } = useShownTakes(userId, asked, received)
  // A take whose second file is under way is on both sides.
  const sent = useMemo(() => {
    const keptIds = new Set(kept.map(({ id }) => id))
    return (shown?.takes ?? []).filter(({ id }) => !keptIds.has(id))
  }, [shown, kept])
  const keptShown = filter === 'all' || filter === 'on-device' ? kept.toReversed() : []
  const sentShown = filter === 'on-device' ? [] : sent
  const all = useMemo(() => [...kept.map(({ context }) => context), ...sent], [kept, sent])
  const wordOf = useTakeWords(userId, store, all)
  const playing = usePlaying(store)
  const [withdrawing, deleting] = [useRef<DialogHandle>(null), useRef<DialogHandle>(null)]
  const [leaving, setLeaving] = useState<string>()
  const rows = keptShown.length + sentShown.length
  const isThere = onDevice !== undefined && (shown !== undefined || filter === 'on-device')
  return (
    <div className="stack">
      <TakeFilter
        value={filter}
        onChange={setFilter}
        counts={counts.status === 'ready' ? counts.value : undefined}
        onDevice={kept.length}
      />
      {filter !== 'on-device' && failure !== undefined && (
        <SentFailure failure={failure} isKept={shown !== undefined} retry={again} />
      )}
      {!isThere && failure === undefined && <Loading />}
      {isThere && rows === 0 && failure === undefined && <NoTakes filter={filter} />}
      {rows > 0 && (
        <MarginRows>
          {keptShown.map((take) => (
            <KeptTakeRow
              key={take.id}
              {...{ take, sender, playing }}
              word={wordOf(take.context)}
              onDelete={() => {
                setLeaving(take.id)
                deleting.current?.open()
              }}
              onSendAgain={() => void store?.sendAgain(take.id)}
            />
          ))}
          {sentShown.map((take) => (
            <TakeRow
              key={take.id}
              {...{ take, playing }}
              word={wordOf(take)}
              onWithdraw={() => {
                setLeaving(take.id)
                withdrawing.current?.open()
              }}
            />
          ))}
        </MarginRows>
      )}
      {shown?.more === true && filter !== 'on-device' && (
        <button type="button" className="button second page-action" onClick={more}>
          <Trans>Show more</Trans>
        </button>
      )}
      <WithdrawDialog
        ref={withdrawing}
        onCancel={() => withdrawing.current?.close()}
        onConfirm={async () => {
          const isDone = leaving !== undefined && (await withdraw(leaving))
          if (!isDone) return false
          counts.again()
          withdrawing.current?.close()
          return true
        }}
      />
      <DeleteDialog
        ref={deleting}
        onCancel={() => deleting.current?.close()}
        onConfirm={async () => {
          const isGone = leaving !== undefined && (await store?.discardTake(leaving)) === true
          if (isGone) deleting.current?.close()
          return isGone
        }}
      />
    </div>
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
      <Trans>No connection: this is what this device heard last.</Trans>
    </p>
  )
}

function NoTakes({ filter }: { filter: Filter }) {
  if (filter !== 'all') {
    return (
      <p className="soft">
        <Trans>No take of yours is in this state.</Trans>
      </p>
    )
  }
  return (
    <>
      <p>
        <Trans>Record the words that wait for a voice, or upload recordings that you have.</Trans>
      </p>
      <Link to={pagePaths.recorderWords} className="button main page-action">
        <Trans>See the words</Trans>
      </Link>
    </>
  )
}
