import './segments.css'
import { useId } from 'react'
import { errorIdOf, FieldError } from './field.tsx'

interface SegmentsProps<Value extends string> {
  label: string
  options: readonly { value: Value; text: string; lang?: string }[]
  /** Undefined before anything is chosen. */
  value: Value | undefined
  onChange: (value: Value) => void
  /** By which a form tells what is wrong here. */
  name?: string
  error?: string | undefined
}

/** A choice of two to four in one frame. */
export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const { label, options, value, onChange, error } = props
  const ownName = useId()
  const name = props.name ?? ownName
  return (
    <fieldset
      className="segments"
      aria-describedby={error === undefined ? undefined : errorIdOf(name)}
    >
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
      <FieldError id={name} error={error} />
    </fieldset>
  )
}
