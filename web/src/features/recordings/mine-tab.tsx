import { Trans, useLingui } from '@lingui/react/macro'
import { pagePaths, takeStates, type Take } from '@mboa/contract'
import { useRef, useState } from 'react'
import { Link } from 'wouter'
import { useQuery } from '../../platform/navigation/use-query.ts'
import { useSignedInUser } from '../../platform/session/use-signed-in-user.ts'
import type { DialogHandle } from '../../ui/dialog.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Loading } from '../../ui/loading.tsx'
import { MarginRows } from '../../ui/margin-rows.tsx'
import { FilterChips } from './filter-chips.tsx'
import { TakeRow } from './mine/take-row.tsx'
import { useShownTakes } from './mine/use-shown-takes.ts'
import { useWords } from '../../platform/course-store/use-words.ts'
import { WithdrawDialog } from './mine/withdraw-dialog.tsx'
import { WaitingTakes } from './waiting-takes.tsx'

type Filter = 'all' | Take['state']

/** Every take with what became of it; those still on this device are told above. */
export function MineTab() {
  const { t } = useLingui()
  const { id: userId } = useSignedInUser()
  const [parameters] = useQuery()
  const [filter, setFilter] = useState<Filter>(
    () => takeStates.find((state) => state === parameters.get('state')) ?? 'all',
  )
  const { counts, shown, failure, more, again, withdraw } = useShownTakes(
    filter === 'all' ? undefined : filter,
  )
  const words = useWords(userId, shown?.takes ?? [])
  const dialog = useRef<DialogHandle>(null)
  const [leaving, setLeaving] = useState<string>()
  const countOf = (...states: Take['state'][]) =>
    (counts ?? [])
      .filter(({ state }) => states.includes(state))
      .reduce((sum, { count }) => sum + count, 0)
  return (
    <div className="stack">
      <WaitingTakes />
      {counts !== undefined && (
        <FilterChips<Filter>
          label={t`Which takes`}
          value={filter}
          onChange={setFilter}
          options={[
            { value: 'all', text: t`All`, count: countOf('received', 'approved', 'sent-back') },
            { value: 'sent-back', text: t`Sent back`, count: countOf('sent-back') },
            { value: 'received', text: t`Waiting`, count: countOf('received') },
            { value: 'approved', text: t`Approved`, count: countOf('approved') },
            { value: 'withdrawn', text: t`Withdrawn`, count: countOf('withdrawn') },
          ]}
        />
      )}
      {failure !== undefined && (
        <LoadFailure isOffline={failure.code === 'network-error'} retry={again} />
      )}
      {shown === undefined && failure === undefined && <Loading />}
      {shown?.takes.length === 0 && (
        <>
          <p>
            <Trans>
              Record the words that wait for a voice, or upload recordings that you have.
            </Trans>
          </p>
          <Link to={pagePaths.recorderWords} className="button main page-action">
            <Trans>See the words</Trans>
          </Link>
        </>
      )}
      {shown !== undefined && shown.takes.length > 0 && (
        <MarginRows>
          {shown.takes.map((take) => (
            <TakeRow
              key={take.id}
              take={take}
              word={words.get(`${take.course} ${take.item}`)}
              onWithdraw={() => {
                setLeaving(take.id)
                dialog.current?.open()
              }}
            />
          ))}
        </MarginRows>
      )}
      {shown?.more === true && (
        <button type="button" className="button second page-action" onClick={more}>
          <Trans>Show more</Trans>
        </button>
      )}
      <WithdrawDialog
        ref={dialog}
        onCancel={() => dialog.current?.close()}
        onConfirm={async () => {
          const isDone = leaving !== undefined && (await withdraw(leaving))
          if (isDone) dialog.current?.close()
          return isDone
        }}
      />
    </div>
  )
}
