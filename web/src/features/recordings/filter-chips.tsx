import './recording-tabs.css'

interface FilterChipsProps<Value extends string> {
  label: string
  options: readonly { value: Value; text: string; count: number }[]
  value: Value
  onChange: (value: Value) => void
}

/** Narrows a list to one state of its rows, and tells how many there are of each. */
export function FilterChips<Value extends string>(props: FilterChipsProps<Value>) {
  const { label, options, value, onChange } = props
  return (
    <div className="filter-chips" role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.text} {option.count}
        </button>
      ))}
    </div>
  )
}
