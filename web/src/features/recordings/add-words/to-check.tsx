import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { api, type Contribution, type ReceivedContribution } from '@mboa/contract'
import { useMemo, useState } from 'react'
import type { Written } from '../../../platform/device-store/write-takes.ts'
import { call, type ApiResult, type ClientErrorCode } from '../../../platform/network/api-client.ts'
import { reportProblem } from '../../../platform/report-problem.ts'
import { useResource, type Source } from '../../../platform/network/use-resource.ts'
import { LoadedPart } from '../../../ui/loaded-part.tsx'
import '../../../ui/margin-rows.css'
import { recordingFailureTextOf } from '../failures.tsx'
import { CheckRow } from './check-row.tsx'
import { listToCheck, type ToBeChecked } from './contributions-api.ts'
import type { KnownCourse } from './contribution-text.tsx'
import type { SpelledCourse } from '../write/twins.tsx'

interface ToCheckProps {
  userId: string
  course: string
  known: KnownCourse
  spelled: SpelledCourse
  /** Stores all of it on this device, or nothing. */
  add: (contributions: readonly Contribution[]) => Promise<Written<unknown>>
}

/** What other speakers have contributed to a language: right, almost, or not and why. */
export function ToCheck({ userId, course, known, spelled, add }: ToCheckProps) {
  const { t } = useLingui()
  const { state, change } = useResource(useMemo(() => toCheckOf(userId, course), [userId, course]))
  const [failure, setFailure] = useState<ClientErrorCode>()
  /** What was written otherwise since, by the contribution. */
  const [written, setWritten] = useState<ReadonlyMap<string, string>>(new Map())

  function settle(answering: Promise<ApiResult<ReceivedContribution>>) {
    answering
      .then((answered) => {
        setFailure(answered.ok ? undefined : answered.failure.code)
        if (!answered.ok) return
        const { value } = answered
        change((list) =>
          list?.map((each) =>
            each.received.contribution.id === value.contribution.id
              ? { ...each, received: value }
              : each,
          ),
        )
      })
      .catch((error: unknown) => {
        reportProblem('checking a contribution', error)
        setFailure('general')
      })
  }

  return (
    <section className="stack tight" aria-labelledby="to-check-heading">
      <h2 id="to-check-heading">
        <Trans>Check others’ contributions</Trans>
      </h2>
      {failure !== undefined && (
        <p className="small" role="alert">
          {t(recordingFailureTextOf(failure))}
        </p>
      )}
      <LoadedPart of={state}>
        {(all) => {
          const others = all.filter(({ received }) => !received.isOwn)
          const open = others.filter(
            ({ received: { contribution, ownJudgement } }) =>
              ownJudgement === null && !written.has(contribution.id),
          ).length
          return (
            <>
              <p className="small soft" role="status">
                <Plural
                  value={open}
                  _0="Nothing to check."
                  one="# entry to check."
                  other="# entries to check."
                />
              </p>
              {others.length > 0 && (
                <ul className="margin-rows">
                  {others.map((each) => {
                    const { id } = each.received.contribution
                    const options = { params: { id }, account: userId }
                    return (
                      <CheckRow
                        key={id}
                        checked={each}
                        known={known}
                        spelled={spelled}
                        written={written.get(id)}
                        add={add}
                        onJudge={(body) =>
                          settle(call(api.judgeContribution, { ...options, body }))
                        }
                        onUndo={() => settle(call(api.undoJudgement, options))}
                        onWritten={(text) =>
                          setWritten((before) => new Map([...before, [id, text]]))
                        }
                      />
                    )
                  })}
                </ul>
              )}
            </>
          )
        }}
      </LoadedPart>
    </section>
  )
}

const toCheckOf = (userId: string, course: string): Source<readonly ToBeChecked[]> => ({
  during: 'asking for what others contributed',
  ask: (signal) => listToCheck(course, { account: userId, signal }),
})
