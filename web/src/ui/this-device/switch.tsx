import './switch.css'
import { useId } from 'react'

interface SwitchProps {
  label: string
  help: string
  isOn: boolean
  onChange: (isOn: boolean) => void
}

/** Something that is on or off, and takes effect at once. */
export function Switch({ label, help, isOn, onChange }: SwitchProps) {
  const id = useId()
  return (
    <div className="switch-row">
      <div>
        <label htmlFor={id} className="strong">
          {label}
        </label>
        <p className="small soft" id={`${id}-help`}>
          {help}
        </p>
      </div>
      <input
        id={id}
        className="switch"
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-describedby={`${id}-help`}
        onChange={({ target }) => onChange(target.checked)}
      />
    </div>
  )
}
