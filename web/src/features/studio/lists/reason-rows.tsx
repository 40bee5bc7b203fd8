import { Trans, useLingui } from '@lingui/react/macro'
import { CircleDashed, CornerUpLeft, Ear, Users } from 'lucide-react'
import { useId } from 'react'
import { MarginRows } from '../../../ui/margin-rows.tsx'
import { countLists, ListRow, type ListedProps } from './list-row.tsx'

/** The lists by the reason to record. */
export function ReasonRows({ kind, summary, listed }: ListedProps) {
  const { t } = useLingui()
  const titleId = useId()
  const rows = countLists(listed, [
    { choice: { kind: 'missing' }, icon: CircleDashed, title: t`Without a recording` },
    { choice: { kind: 'asked-for' }, icon: Ear, title: t`Requested by learners` },
    { choice: { kind: 'sent-back' }, icon: CornerUpLeft, title: t`Sent back to you` },
    { choice: { kind: 'more-voices' }, icon: Users, title: t`More voices wanted` },
  ])
  if (rows.length === 0) return null
  return (
    <section className="stack tight" aria-labelledby={titleId}>
      <h2 id={titleId}>
        <Trans>By what’s missing</Trans>
      </h2>
      <MarginRows>
        {rows.map((row) => (
          <ListRow key={row.choice.kind} {...row} kind={kind} summary={summary} />
        ))}
      </MarginRows>
    </section>
  )
}
