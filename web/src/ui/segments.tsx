import './segments.css'
import { useId } from 'react'

interface SegmentsProps<Value extends string> {
  label: string
  options: readonly { value: Value; text: string; lang?: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** A choice of two to four in one frame. */
export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const { label, options, value, onChange } = props
  const name = useId()
  return (
    <fieldset className="segments">
      <legend>{label}</legend>
      <div className="frame">
        {options.map((option) => (
          <label key={option.value} lang={option.lang}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
