import { useLingui } from '@lingui/react/macro'
import type { Outcome } from '@mboa/domain'

export interface SessionStepsProps {
  /** Outcomes so far, in order; of pages, that they were read. */
  outcomes: readonly (Outcome | 'read')[]
  /** How many exercises the session has, as things stand. */
  total: number
  /** The last outcome belongs to the exercise on screen; otherwise the next one is being asked. */
  isAnswered: boolean
}

/** With more than these a phone has room for narrow cells only, told apart by their height. */
const mostWideCells = 20

/** One cell per exercise: filled, stroked or slashed as it went, larger where the learner is. */
export function SessionSteps({ outcomes, total, isAnswered }: SessionStepsProps) {
  const { t } = useLingui()
  const current = isAnswered ? outcomes.length : outcomes.length + 1
  const cells = Array.from({ length: total }, (_, index) =>
    index === outcomes.length && !isAnswered ? 'now' : (outcomes[index] ?? 'ahead'),
  )
  return (
    <>
      <div
        className={total > mostWideCells ? 'session-steps many' : 'session-steps'}
        role="img"
        aria-label={t`${current} of ${total}`}
      >
        {cells.map((state, index) => (
          <i key={index} className={state} />
        ))}
      </div>
      <span className="count num" aria-hidden="true">
        {current} / {total}
      </span>
    </>
  )
}
