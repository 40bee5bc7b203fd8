import { useInterfaceLanguage } from '../../i18n/interface-language.ts'
import { regionalTag } from '../../i18n/regional-tag.ts'
import './recording-tabs.css'

interface FilterChipsProps<Value extends string> {
  label: string
  /** A count is undefined while nobody has said. */
  options: readonly { value: Value; text: string; count: number | undefined }[]
  value: Value
  onChange: (value: Value) => void
}

/** Narrows a list to one state of its rows, and tells how many there are of each. */
export function FilterChips<Value extends string>(props: FilterChipsProps<Value>) {
  const { label, options, value, onChange } = props
  const { language } = useInterfaceLanguage()
  const numbers = new Intl.NumberFormat(regionalTag(language))
  return (
    <div className="filter-chips" role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.text} {option.count !== undefined && numbers.format(option.count)}
        </button>
      ))}
    </div>
  )
}
