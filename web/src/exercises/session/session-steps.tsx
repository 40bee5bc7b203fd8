import { ph } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Outcome } from '@mboa/domain'
import { useFormatNumber } from '../../i18n/use-format-number.ts'

export interface SessionStepsProps {
  /** Outcomes of what is behind the learner, in order; of pages, that they were read. */
  outcomes: readonly (Outcome | 'read')[]
  /** How many exercises and pages there are: the same from the first to the last. */
  total: number
  /** The exercise on screen is answered. */
  isAnswered: boolean
  /** It is asked again later: it has no outcome yet. */
  comesBack: boolean
}

/** With more than these a phone has room for narrow cells only, distinguished by their height. */
const mostWideCells = 20

/**
 * One cell per exercise: filled, stroked or slashed as it went, larger where the learner is. What is
 * asked again keeps its place, so that there never is more to do than there was.
 */
export function SessionSteps({ outcomes, total, isAnswered, comesBack }: SessionStepsProps) {
  const formatNumber = useFormatNumber()
  const { t } = useLingui()
  const isBehind = isAnswered && !comesBack
  const current = isBehind ? outcomes.length : outcomes.length + 1
  const cells = Array.from({ length: total }, (_, index) =>
    index === outcomes.length && !isBehind ? 'now' : (outcomes[index] ?? 'ahead'),
  )
  return (
    <>
      <div
        className={total > mostWideCells ? 'session-steps many' : 'session-steps'}
        role="img"
        aria-label={t`${ph({ current: formatNumber(current) })} of ${ph({ total: formatNumber(total) })}`}
      >
        {cells.map((state, index) => (
          <i key={index} className={state} />
        ))}
      </div>
      <span className="count num" aria-hidden="true">
        {formatNumber(current)} / {formatNumber(total)}
      </span>
    </>
  )
}
