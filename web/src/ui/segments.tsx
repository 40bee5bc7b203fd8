import './segments.css'
import { useId } from 'react'

interface SegmentsProps<Value extends string> {
  label: string
  options: readonly { value: Value; text: string; lang?: string }[]
  /** Undefined before anything is chosen. */
  value: Value | undefined
  onChange: (value: Value) => void
  /** By which a form knows where something is wrong; what it is stands under `<name>-error`. */
  name?: string
  isWrong?: boolean
}

/** A choice of two to four in one frame. */
export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const { label, options, value, onChange, isWrong = false } = props
  const ownName = useId()
  const name = props.name ?? ownName
  return (
    <fieldset className="segments" aria-describedby={isWrong ? `${name}-error` : undefined}>
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
