import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { api, type Contribution, type ReceivedContribution } from '@mboa/contract'
import { CircleCheck, CircleHelp, CloudUpload, Inbox, TriangleAlert } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { reportProblem } from '../../../platform/report-problem.ts'
import type { StoredContribution } from '../../../platform/device-store/take-database.ts'
import type { TakeStore } from '../../../platform/take-store/open-take-store.ts'
import { useTakeStore } from '../../../platform/take-store/take-store-context.ts'
import { call, type ClientErrorCode } from '../../../platform/network/api-client.ts'
import { useResource, type Source } from '../../../platform/network/use-resource.ts'
import { Dialog, type DialogHandle } from '../../../ui/dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { LoadedPart } from '../../../ui/loaded-part.tsx'
import '../../../ui/margin-rows.css'
import { WhenSent } from '../../../ui/take-texts/when-sent.tsx'
import { listOwn } from './contributions-api.ts'
import { useStoredContributions } from '../use-stored-contributions.ts'
import { recordingFailureTextOf } from '../failures.tsx'
import { Findings } from './findings.tsx'
import { ContributionText, type KnownCourse } from './contribution-text.tsx'

interface OwnWordsProps {
  course: string
  store: TakeStore
  /** Grows with each that is added. */
  added: number
  known: KnownCourse
}

/** What one has contributed to a language, and what became of it. */
export function OwnWords({ course, store, added, known }: OwnWordsProps) {
  const { t } = useLingui()
  const { changes } = useTakeStore()
  const kept = useStoredContributions(store, changes + added) ?? []
  const { userId } = store
  const { state, change } = useResource(
    useMemo(() => ownOf(userId), [userId]),
    changes,
  )
  const here = kept.filter(({ contribution }) => contribution.course === course)
  const [failure, setFailure] = useState<ClientErrorCode>()
  const asking = useRef<DialogHandle>(null)
  const [leaving, setLeaving] = useState<Contribution>()

  async function withdrawOwn(id: string) {
    const answered = await call(api.withdrawContribution, { params: { id }, account: userId })
    setFailure(answered.ok ? undefined : answered.failure.code)
    if (!answered.ok) return
    change((list) => list?.map((each) => (each.contribution.id === id ? answered.value : each)))
  }

  return (
    <section className="stack tight" aria-labelledby="own-words-heading">
      <h2 id="own-words-heading">
        <Trans>Your contributions</Trans>
      </h2>
      {here.length > 0 && (
        <ul className="margin-rows">
          {here.map((stored) => (
            <StoredRow key={stored.id} stored={stored} known={known} />
          ))}
        </ul>
      )}
      {failure !== undefined && (
        <p className="small" role="alert">
          {t(recordingFailureTextOf(failure))}
        </p>
      )}
      <LoadedPart of={state}>
        {(all) => (
          <ReceivedRows
            all={all.filter(
              ({ contribution, state }) => contribution.course === course && state !== 'withdrawn',
            )}
            hasKept={here.length > 0}
            known={known}
            onWithdraw={(contribution) => {
              setLeaving(contribution)
              asking.current?.open()
            }}
          />
        )}
      </LoadedPart>
      <Dialog
        ref={asking}
        title={t`Withdraw this?`}
        actions={
          <>
            <button type="button" className="button second" onClick={() => asking.current?.close()}>
              {t({ message: 'Keep it', context: 'word' })}
            </button>
            <button
              type="button"
              className="button danger"
              onClick={() => {
                asking.current?.close()
                if (leaving === undefined) return
                withdrawOwn(leaving.id).catch((error: unknown) => {
                  reportProblem('withdrawing', error)
                  setFailure('general')
                })
              }}
            >
              <Trans>Withdraw for good</Trans>
            </button>
          </>
        }
      >
        {leaving !== undefined && <ContributionText contribution={leaving} known={known} />}
        <p>
          <Trans>Nobody will see or record it any more. This can’t be undone.</Trans>
        </p>
      </Dialog>
    </section>
  )
}

interface StoredRowProps {
  stored: StoredContribution
  known: KnownCourse
}

function StoredRow({ stored, known }: StoredRowProps) {
  const { contribution, refusedBecause } = stored
  return (
    <li className="high">
      <div className="sign">
        <Icon of={refusedBecause === undefined ? CloudUpload : TriangleAlert} />
      </div>
      <div className="text">
        <div className="grow">
          <ContributionText contribution={contribution} known={known} />
          <p className="small">
            {refusedBecause === undefined ? (
              <Trans>
                <strong>On this device.</strong> <WhenSent />
              </Trans>
            ) : (
              <Trans>
                <strong>Not accepted</strong> by the server. It stays on this device.
              </Trans>
            )}
          </p>
        </div>
      </div>
    </li>
  )
}

interface ReceivedRowsProps {
  all: readonly ReceivedContribution[]
  hasKept: boolean
  known: KnownCourse
  onWithdraw: (contribution: Contribution) => void
}

const icons = { waiting: Inbox, checked: CircleCheck, contested: CircleHelp, withdrawn: Inbox }

function ReceivedRows({ all, hasKept, known, onWithdraw }: ReceivedRowsProps) {
  const { t } = useLingui()
  if (all.length === 0) {
    return hasKept ? null : (
      <p>
        <Trans>
          Nothing yet. What you add is listed here, with what other speakers say about it.
        </Trans>
      </p>
    )
  }
  return (
    <ul className="margin-rows own-words">
      {[...all].reverse().map(({ contribution, state, findings, confirmations, contests }) => (
        <li key={contribution.id} className={state === 'checked' ? 'high good' : 'high'}>
          <div className="sign">
            <Icon of={icons[state]} />
          </div>
          <div className="text wraps">
            <div className="grow">
              <ContributionText contribution={contribution} known={known} />
              <p className="small">
                {state === 'checked' && (
                  <Trans>
                    <strong>Checked</strong> by another speaker.
                  </Trans>
                )}
                {state === 'waiting' && confirmations === 0 && (
                  <Trans>
                    <strong>Received,</strong> waiting for another speaker.
                  </Trans>
                )}
                {state === 'waiting' && confirmations > 0 && (
                  <Plural
                    value={confirmations}
                    one="Received, # speaker agreed."
                    other="Received, # speakers agreed."
                  />
                )}
                {state === 'contested' && (
                  <Trans>
                    <strong>Disputed:</strong> {contests.join(' · ')}
                  </Trans>
                )}
              </p>
              <Findings findings={findings} />
            </div>
            <button
              type="button"
              className="button plain"
              aria-label={t`Withdraw ${contribution.text ?? ''}`}
              onClick={() => onWithdraw(contribution)}
            >
              <Trans>Withdraw</Trans>
            </button>
          </div>
        </li>
      ))}
    </ul>
  )
}

const ownOf = (userId: string): Source<readonly ReceivedContribution[]> => ({
  during: 'asking for one’s own contributions',
  ask: (signal) => listOwn({ account: userId, signal }),
})
