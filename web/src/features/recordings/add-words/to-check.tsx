import { Plural, Trans } from '@lingui/react/macro'
import type { Contribution, Judgement, ReceivedContribution } from '@mboa/contract'
import { Check, Inbox, X } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { ApiResult } from '../../../platform/network/api-client.ts'
import { reportProblem } from '../../../platform/report-problem.ts'
import { useResource, type Source } from '../../../platform/network/use-resource.ts'
import { Icon } from '../../../ui/icon.tsx'
import { LoadedPart } from '../../../ui/loaded-part.tsx'
import '../../../ui/margin-rows.css'
import { ContestForm } from './contest-form.tsx'
import { judge, listToCheck, undoJudgement } from './contributions-api.ts'
import { Findings } from './findings.tsx'
import { ContributionText, type KnownCourse } from './contribution-text.tsx'
import { Twins, type SpelledCourse } from '../write/twins.tsx'

interface ToCheckProps {
  userId: string
  course: string
  known: KnownCourse
  spelled: SpelledCourse
}

/** What other speakers have contributed to a language: right, or not and why. */
export function ToCheck({ userId, course, known, spelled }: ToCheckProps) {
  const { state, change } = useResource(useMemo(() => toCheckOf(userId, course), [userId, course]))
  const [hasFailed, setHasFailed] = useState(false)

  function settle(answering: Promise<ApiResult<ReceivedContribution>>) {
    answering
      .then((answered) => {
        setHasFailed(!answered.ok)
        if (!answered.ok) return
        const { value } = answered
        change((list) =>
          list?.map((each) => (each.contribution.id === value.contribution.id ? value : each)),
        )
      })
      .catch((error: unknown) => reportProblem('checking a contribution', error))
  }

  return (
    <section className="stack tight" aria-labelledby="to-check-heading">
      <h2 id="to-check-heading">
        <Trans>Check others’ contributions</Trans>
      </h2>
      {hasFailed && (
        <p className="small" role="alert">
          <Trans>Couldn’t reach the server. Please try again.</Trans>
        </p>
      )}
      <LoadedPart of={state}>
        {(all) => {
          const others = all.filter(({ isOwn }) => !isOwn)
          const open = others.filter(({ ownJudgement }) => ownJudgement === null).length
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
                  {others.map((received) => (
                    <CheckRow
                      key={received.contribution.id}
                      received={received}
                      known={known}
                      spelled={spelled}
                      onJudge={(judgement) =>
                        settle(judge(userId, received.contribution.id, judgement))
                      }
                      onUndo={() => settle(undoJudgement(userId, received.contribution.id))}
                    />
                  ))}
                </ul>
              )}
            </>
          )
        }}
      </LoadedPart>
    </section>
  )
}

interface CheckRowProps {
  received: ReceivedContribution
  known: KnownCourse
  spelled: SpelledCourse
  onJudge: (judgement: Judgement) => void
  onUndo: () => void
}

function CheckRow({ received, known, spelled, onJudge, onUndo }: CheckRowProps) {
  const { contribution, findings, ownJudgement } = received
  const [isContesting, setIsContesting] = useState(false)
  const icon = ownJudgement === null ? Inbox : ownJudgement.verdict === 'confirm' ? Check : X
  return (
    <li className={ownJudgement?.verdict === 'confirm' ? 'high good' : 'high'}>
      <div className="sign">
        <Icon of={icon} />
      </div>
      <div className="text wraps">
        <div className="grow">
          <ContributionText contribution={contribution} known={known} />
          <Findings findings={findings} />
          {ownJudgement === null && isNewItem(contribution) && (
            <Twins text={contribution.text} course={spelled} />
          )}
          {ownJudgement !== null && (
            <p className="small">
              {ownJudgement.verdict === 'confirm' ? (
                <Trans>
                  <strong>You confirmed it.</strong>
                </Trans>
              ) : (
                <Trans>
                  <strong>You disputed it:</strong> {ownJudgement.reason}
                </Trans>
              )}
            </p>
          )}
        </div>
        {ownJudgement !== null ? (
          <button type="button" className="button plain" onClick={onUndo}>
            <Trans>Undo</Trans>
          </button>
        ) : isContesting ? (
          <ContestForm
            onCancel={() => setIsContesting(false)}
            onReason={(reason) => {
              setIsContesting(false)
              onJudge({ verdict: 'contest', reason })
            }}
          />
        ) : (
          <div className="candidates">
            <button
              type="button"
              className="button second"
              onClick={() => onJudge({ verdict: 'confirm' })}
            >
              <Trans>It’s right</Trans>
            </button>
            <button type="button" className="button plain" onClick={() => setIsContesting(true)}>
              <Trans>It’s not right</Trans>
            </button>
          </div>
        )}
      </div>
    </li>
  )
}

/** What is said otherwise, or what it means, is of an item that is there. */
const isNewItem = (
  contribution: Contribution,
): contribution is Extract<Contribution, { kind: 'concept' | 'word' | 'sentence' }> =>
  contribution.kind === 'concept' ||
  contribution.kind === 'word' ||
  contribution.kind === 'sentence'

const toCheckOf = (userId: string, course: string): Source<readonly ReceivedContribution[]> => ({
  during: 'asking for what others contributed',
  ask: (signal) => listToCheck(course, { account: userId, signal }),
})
