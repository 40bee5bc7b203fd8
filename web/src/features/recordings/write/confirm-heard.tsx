import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { api, type Judgement, type SpelledConcept } from '@mboa/contract'
import { useState } from 'react'
import { call, type ApiFailure, type ApiResult } from '../../../platform/network/api-client.ts'
import { reportProblem } from '../../../platform/report-problem.ts'
import type { TakeStore } from '../../../platform/take-store/open-take-store.ts'
import { WordText } from '../../../ui/word-text.tsx'
import { ContestForm } from '../add-words/contest-form.tsx'
import { Findings } from '../add-words/findings.tsx'
import { recordingFailureTextOf } from '../failures.tsx'
import type { TakeSounds } from '../hearing/take-sounds.ts'
import { useHearing } from '../hearing/use-hearing.ts'
import { HeardCard } from './heard-card.tsx'
import { spellingOf } from './spellings-api.ts'
import type { SpelledCourse } from './twins.tsx'
import { SpellingForm } from './spelling-form.tsx'

interface ConfirmHeardProps {
  userId: string
  course: SpelledCourse
  store: TakeStore
  sounds: TakeSounds
  toHear: readonly SpelledConcept[]
  /** Also those that are not here yet. */
  left: number
  onSettled: (contribution: string) => void
  onSkipped: (contribution: string) => void
  onReopened: (contribution: string) => void
}

/** What others wrote of what they heard: right by ear, almost, or wrong. */
export function ConfirmHeard(props: ConfirmHeardProps) {
  const { userId, course, store, sounds, toHear, left, onSettled, onSkipped, onReopened } = props
  const { t } = useLingui()
  const [last, setLast] = useState<string>()
  const [hasDecided, setHasDecided] = useState(false)
  const [failure, setFailure] = useState<ApiFailure['code']>()
  const [isBusy, setIsBusy] = useState(false)
  const [first] = toHear

  /** @returns why it could not be done; undefined where it was */
  async function settle(
    answering: Promise<ApiResult<unknown>>,
    onDone: () => void,
  ): Promise<ApiFailure['code'] | undefined> {
    setIsBusy(true)
    try {
      const answered = await answering
      // Withdrawn, moved or decided meanwhile: there is nothing to be said of it any more.
      const isOver = !answered.ok && answered.failure.code === 'not-found'
      const code = answered.ok || isOver ? undefined : answered.failure.code
      setFailure(code)
      if (code === undefined) onDone()
      return code
    } catch (error) {
      reportProblem('judging a spelling', error)
      setFailure('general')
      return 'general'
    } finally {
      setIsBusy(false)
    }
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
            key={last}
            type="button"
            className="button plain"
            aria-disabled={isBusy}
            // After the last of them nothing else is left to go on with.
            autoFocus={first === undefined}
            onClick={() =>
              !isBusy &&
              void settle(
                call(api.undoJudgement, { params: { id: last }, account: userId }),
                () => {
                  onReopened(last)
                  setLast(undefined)
                },
              )
            }
          >
            <Trans>Undo the last decision</Trans>
          </button>
        )}
      </div>
      {failure !== undefined && (
        <p className="small" role="alert">
          {t(recordingFailureTextOf(failure))}
        </p>
      )}
      {first !== undefined && (
        <SpelledCard
          key={first.received.contribution.id}
          spelled={first}
          course={course}
          store={store}
          sounds={sounds}
          isBusy={isBusy}
          isFurther={hasDecided}
          onJudge={(judgement) => {
            const { id } = first.received.contribution
            const body = { ...judgement, take: first.take.id }
            const options = { params: { id }, body, account: userId }
            return settle(call(api.judgeContribution, options), () => {
              onSettled(id)
              setLast(id)
              setHasDecided(true)
            })
          }}
          onSettled={() => {
            onSettled(first.received.contribution.id)
            setLast(undefined)
          }}
          onSkipped={() => {
            onSkipped(first.received.contribution.id)
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
  sounds: TakeSounds
  isBusy: boolean
  isFurther: boolean
  /** @returns why it could not be done; undefined where it was */
  onJudge: (judgement: Judgement) => Promise<ApiFailure['code'] | undefined>
  /** Written otherwise, or not to be heard any more. */
  onSettled: () => void
  /** Left to others. */
  onSkipped: () => void
}

const unchangedText = msg`Change what isn’t right yet, or choose “Right”.`

function SpelledCard(props: SpelledCardProps) {
  const { spelled, course, store, sounds, isBusy, isFurther, onJudge, onSettled, onSkipped } = props
  const { t } = useLingui()
  const { received } = spelled
  const { id, text } = received.contribution
  const { hearing, play, hearAgain } = useHearing({
    take: spelled.take,
    next: undefined,
    sounds,
    isOn: false,
    onGone: onSettled,
  })
  const isHeard = hearing?.isHeard === true
  const [answer, setAnswer] = useState<'almost' | 'wrong'>()
  // Who goes back goes on from where they came.
  const [came, setCame] = useState<typeof answer>()
  const back = () => {
    setCame(answer)
    setAnswer(undefined)
  }
  async function confirm() {
    // The server has not seen it heard: it plays again, and is asked anew.
    if ((await onJudge({ verdict: 'confirm' })) === 'not-heard') hearAgain()
  }
  return (
    <>
      <HeardCard heard={spelled} hearing={hearing} isFurther={isFurther} onPlay={play}>
        <div className="ruled">
          <WordText lang={course.summary.htmlLang} size="medium">
            {text ?? ''}
          </WordText>
        </div>
        <Findings findings={received.findings} />
      </HeardCard>
      {answer === 'almost' ? (
        <SpellingForm
          item={spelled.take.item}
          course={course}
          almost={{ id, text: text ?? '', unchanged: unchangedText }}
          write={(written) => {
            const about = { course: course.summary.course, text: written, instead: id }
            return store.contribute([spellingOf(spelled, about)])
          }}
          onWritten={onSettled}
          leave={{ text: t`Cancel`, onLeft: back }}
        />
      ) : answer === 'wrong' ? (
        <ContestForm
          onCancel={back}
          onReason={(reason) => void onJudge({ verdict: 'contest', reason })}
        />
      ) : (
        <>
          {!isHeard && (
            <p className="small soft" id="listen-first">
              <Trans>Listen to the end first.</Trans>
            </p>
          )}
          <div className="candidates">
            <button
              type="button"
              className="button main"
              disabled={!isHeard || isBusy}
              onClick={() => void confirm()}
            >
              <Trans context="spelling">Right</Trans>
            </button>
            <button
              type="button"
              className="button second"
              disabled={!isHeard || isBusy}
              autoFocus={came === 'almost'}
              onClick={() => setAnswer('almost')}
            >
              <Trans context="spelling">Almost</Trans>
            </button>
            <button
              type="button"
              className="button second"
              disabled={!isHeard || isBusy}
              autoFocus={came === 'wrong'}
              onClick={() => setAnswer('wrong')}
            >
              <Trans context="spelling">Wrong</Trans>
            </button>
            <button type="button" className="button plain" disabled={isBusy} onClick={onSkipped}>
              <Trans>Skip</Trans>
            </button>
          </div>
        </>
      )}
    </>
  )
}
