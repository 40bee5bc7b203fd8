import { useLingui } from '@lingui/react/macro'
import { takeStates, type Take, type TakeCounts } from '@mboa/contract'
import { FilterChips } from '../filter-chips.tsx'

export type Filter = 'all' | 'on-device' | Take['state']

const filters: readonly Filter[] = ['all', 'on-device', ...takeStates]

/** The one that an address names; all of them where it names none. */
export const readFilter = (named: string | null): Filter =>
  filters.find((filter) => filter === named) ?? 'all'

interface TakeFilterProps {
  value: Filter
  onChange: (filter: Filter) => void
  /** Undefined while nobody has said. */
  counts: TakeCounts['counts'] | undefined
  onDevice: number
}

/** Narrows the takes to one state; a state that no take is in is not offered. */
export function TakeFilter({ value, onChange, counts, onDevice }: TakeFilterProps) {
  const { t } = useLingui()
  const countOf = (...states: Take['state'][]) =>
    counts?.filter(({ state }) => states.includes(state)).reduce((sum, { count }) => sum + count, 0)
  const replaced = countOf('replaced')
  const standing = countOf('received', 'replaced', 'approved', 'sent-back')
  return (
    <FilterChips<Filter>
      label={t`Which recordings`}
      value={value}
      onChange={onChange}
      options={[
        {
          value: 'all',
          text: t({ message: 'All', context: 'takes' }),
          count: standing === undefined ? undefined : standing + onDevice,
        },
        ...(onDevice > 0 || value === 'on-device'
          ? [{ value: 'on-device' as const, text: t`On this device`, count: onDevice }]
          : []),
        { value: 'sent-back', text: t`Sent back`, count: countOf('sent-back') },
        { value: 'received', text: t`Waiting`, count: countOf('received') },
        { value: 'approved', text: t`Approved`, count: countOf('approved') },
        ...((replaced ?? 0) > 0 || value === 'replaced'
          ? [{ value: 'replaced' as const, text: t`Replaced`, count: replaced }]
          : []),
        { value: 'withdrawn', text: t`Withdrawn`, count: countOf('withdrawn') },
      ]}
    />
  )
}
