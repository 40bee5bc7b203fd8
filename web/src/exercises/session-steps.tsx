import { useLingui } from '@lingui/react/macro'
import type { Outcome } from '@mboa/domain'

/** One cell per exercise: filled, stroked or slashed as it went, larger where the learner is. */
export function SessionSteps({ outcomes, total }: { outcomes: readonly Outcome[]; total: number }) {
  const { t } = useLingui()
  const current = Math.min(outcomes.length + 1, total)
  const cells = Array.from({ length: total }, (_, index) =>
    index === outcomes.length ? 'now' : (outcomes[index] ?? 'ahead'),
  )
  return (
    <>
      <div className="session-steps" role="img" aria-label={t`${current} of ${total}`}>
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
