import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Judgement, SpelledConcept } from '@mboa/contract'
import { useState } from 'react'
import type { ApiFailure, ApiResult } from '../../../platform/network/api-client.ts'
import { reportProblem } from '../../../platform/report-problem.ts'
import type { TakeStore } from '../../../platform/take-store/open-take-store.ts'
import { WordText } from '../../../ui/word-text.tsx'
import { ContestForm } from '../add-words/contest-form.tsx'
import { judge, undoJudgement } from '../add-words/contributions-api.ts'
import { Findings } from '../add-words/findings.tsx'
import { failureTextOf } from '../failures.tsx'
import { HeardCard } from './heard-card.tsx'
import type { SpelledCourse } from './spelled-course.ts'
import { SpellingForm } from './spelling-form.tsx'
import { useHearing } from './use-hearing.ts'

interface ConfirmHeardProps {
  userId: string
  course: SpelledCourse
  store: TakeStore
  toHear: readonly SpelledConcept[]
  /** Also those that are not here yet. */
  left: number
  onSettled: (contribution: string) => void
  onReopened: (contribution: string) => void
}

/** What others wrote of what they heard: right by ear, almost, or wrong. */
export function ConfirmHeard(props: ConfirmHeardProps) {
  const { userId, course, store, toHear, left, onSettled, onReopened } = props
  const { t } = useLingui()
  const [last, setLast] = useState<string>()
  const [failure, setFailure] = useState<ApiFailure['code']>()
  const [isBusy, setIsBusy] = useState(false)
  const [first] = toHear

  function settle(answering: Promise<ApiResult<unknown>>, onDone: () => void) {
    setIsBusy(true)
    answering
      .then((answered) => {
        // Withdrawn or decided meanwhile: there is nothing to be said of it any more.
        const isOver = !answered.ok && answered.failure.code === 'not-found'
        setFailure(answered.ok || isOver ? undefined : answered.failure.code)
        if (answered.ok || isOver) onDone()
      })
      .catch((error: unknown) => {
        reportProblem('judging a spelling', error)
        setFailure('general')
      })
      .finally(() => setIsBusy(false))
  }

  return (
    <section className="stack tight" aria-labelledby="confirm-heading">
      <h2 id="confirm-heading">
        <Trans>Is it written right?</Trans>
      </h2>
      <div className="row-line" role="status">
        <span className="small soft">
          <Plural
            value={left}
            _0="Nothing to listen to."
            one="# spelling to check by ear."
            other="# spellings to check by ear."
          />
        </span>
        {last !== undefined && (
          <button
            type="button"
            className="button plain"
            disabled={isBusy}
            onClick={() =>
              settle(undoJudgement(userId, last), () => {
                onReopened(last)
                setLast(undefined)
              })
            }
          >
            <Trans>Undo the last decision</Trans>
          </button>
        )}
      </div>
      {failure !== undefined && (
        <p className="small" role="alert">
          {t(failureTextOf(failure))}
        </p>
      )}
      {first !== undefined && (
        <SpelledCard
          key={first.received.contribution.id}
          spelled={first}
          course={course}
          store={store}
          isBusy={isBusy}
          isFurther={last !== undefined}
          onJudge={(judgement) => {
            const { id } = first.received.contribution
            settle(judge(userId, id, judgement), () => {
              onSettled(id)
              setLast(id)
            })
          }}
          onSettled={() => {
            onSettled(first.received.contribution.id)
            setLast(undefined)
          }}
        />
      )}
    </section>
  )
}

interface SpelledCardProps {
  spelled: SpelledConcept
  course: SpelledCourse
  store: TakeStore
  isBusy: boolean
  isFurther: boolean
  onJudge: (judgement: Judgement) => void
  /** Written otherwise, or left to others. */
  onSettled: () => void
}

function SpelledCard(props: SpelledCardProps) {
  const { spelled, course, store, isBusy, isFurther, onJudge, onSettled } = props
  const { t } = useLingui()
  const { received } = spelled
  const { id, text } = received.contribution
  const { play, isHeard, hasFailed } = useHearing(spelled.take)
  const [answer, setAnswer] = useState<'almost' | 'wrong'>()
  const back = () => setAnswer(undefined)
  return (
    <>
      <HeardCard heard={spelled} hasFailed={hasFailed} isFurther={isFurther} onPlay={play}>
        <div className="ruled">
          <WordText lang={course.summary.htmlLang} size="medium">
            {text ?? ''}
          </WordText>
        </div>
        <Findings findings={received.findings} />
      </HeardCard>
      {answer === 'almost' ? (
        <SpellingForm
          heard={spelled}
          course={course}
          store={store}
          almost={{ id, text: text ?? '' }}
          onWritten={onSettled}
          leave={{ text: t`Cancel`, onLeft: back }}
        />
      ) : answer === 'wrong' ? (
        <ContestForm
          onCancel={back}
          onReason={(reason) => onJudge({ verdict: 'contest', reason })}
        />
      ) : (
        <>
          {!isHeard && (
            <p className="small soft" id="listen-first">
              <Trans>Listen to it first.</Trans>
            </p>
          )}
          <div className="candidates">
            <button
              type="button"
              className="button main"
              disabled={!isHeard || isBusy}
              onClick={() => onJudge({ verdict: 'confirm' })}
            >
              <Trans context="spelling">Right</Trans>
            </button>
            <button
              type="button"
              className="button second"
              disabled={!isHeard || isBusy}
              onClick={() => setAnswer('almost')}
            >
              <Trans context="spelling">Almost</Trans>
            </button>
            <button
              type="button"
              className="button second"
              disabled={!isHeard || isBusy}
              onClick={() => setAnswer('wrong')}
            >
              <Trans context="spelling">Wrong</Trans>
            </button>
            <button type="button" className="button plain" disabled={isBusy} onClick={onSettled}>
              <Trans>Skip</Trans>
            </button>
          </div>
        </>
      )}
    </>
  )
}
