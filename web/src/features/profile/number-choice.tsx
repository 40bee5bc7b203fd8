import { useId } from 'react'
import '../../ui/field.css'
import { useFormatNumber } from '../../i18n/use-format-number.ts'

interface NumberChoiceProps {
  label: string
  help: string
  offered: readonly number[]
  /** One that is not offered (another version may offer more) stands among the others. */
  value: number
  onChange: (value: number) => void
}

/** A choice among a few numbers. */
export function NumberChoice({ label, help, offered, value, onChange }: NumberChoiceProps) {
  const formatNumber = useFormatNumber()
  const id = useId()
  const numbers = [...new Set([...offered, value])].sort((a, b) => a - b)
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="input num"
        aria-describedby={`${id}-help`}
        value={value}
        onChange={({ target }) => onChange(Number(target.value))}
      >
        {numbers.map((number) => (
          <option key={number} value={number}>
            {formatNumber(number)}
          </option>
        ))}
      </select>
      <p className="help" id={`${id}-help`}>
        {help}
      </p>
    </div>
  )
}
