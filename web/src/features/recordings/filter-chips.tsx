import { useEffect, useRef } from 'react'
import { useFormatNumber } from '../../i18n/use-format-number.ts'
import './recording-tabs.css'

interface FilterChipsProps<Value extends string> {
  label: string
  /** A count is undefined while nobody has said. */
  options: readonly { value: Value; text: string; count: number | undefined }[]
  value: Value
  onChange: (value: Value) => void
}

/** Narrows a list to one state of its rows, and says how many there are of each. */
export function FilterChips<Value extends string>(props: FilterChipsProps<Value>) {
  const { label, options, value, onChange } = props
  const formatNumber = useFormatNumber()
  const row = useRef<HTMLDivElement>(null)
  const isCounted = options.every(({ count }) => count !== undefined)
  // A link may lead to one that lies beyond the edge of a phone; counts make them wider.
  useEffect(() => {
    if (row.current !== null) showPressed(row.current)
  }, [value, isCounted])
  return (
    <div ref={row} className="filter-chips" role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.text} {option.count !== undefined && formatNumber(option.count)}
        </button>
      ))}
    </div>
  )
}

/** Sideways alone: the page stays where it is. By whole pixels, which a row is scrolled by. */
function showPressed(row: HTMLElement): void {
  const chip = row.querySelector('[aria-pressed=true]')
  if (chip === null) return
  const [seen, place] = [row.getBoundingClientRect(), chip.getBoundingClientRect()]
  if (place.right > seen.right) row.scrollLeft += Math.ceil(place.right - seen.right)
  else if (place.left < seen.left) row.scrollLeft -= Math.ceil(seen.left - place.left)
}
