import '../../ui/field.css'
import { describedBy, FieldError } from '../../ui/field.tsx'

interface ChoiceFieldProps<Value extends string> {
  /** In the request, too. */
  name: string
  label: string
  options: readonly { value: Value; text: string; help?: string }[]
  /** Chosen at first; undefined where the choice has to be made. */
  defaultValue?: Value
  error?: string | undefined
  onChange?: (value: Value) => void
}

/** One of a few, each with what it means. Uncontrolled, like every field. */
export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { name, label, options, defaultValue, error, onChange } = props
  return (
    <fieldset className="choices">
      <legend>{label}</legend>
      {options.map(({ value, text, help }, index) => {
        const described = describedBy({
          // The error stands once, and the first of them takes the focus for all.
          id: index === 0 ? name : `${name}-${value}`,
          help,
          error: index === 0 ? error : undefined,
        })
        return (
          <label key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === defaultValue}
              onChange={() => onChange?.(value)}
              aria-labelledby={`${described.id}-text`}
              {...described}
            />
            <span>
              <span id={`${described.id}-text`}>{text}</span>
              {help !== undefined && (
                <span className="help" id={`${described.id}-help`}>
                  {help}
                </span>
              )}
            </span>
          </label>
        )
      })}
      <FieldError id={name} error={error} />
    </fieldset>
  )
}
