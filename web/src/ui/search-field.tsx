import { useId, type ReactNode, type Ref } from 'react'
import './field.css'

interface SearchFieldProps {
  label: ReactNode
  /** What counts as found. */
  help?: ReactNode
  /** Undefined where the field alone holds what is typed. */
  value?: string
  onSearch: (text: string) => void
  isNarrow?: boolean
  ref?: Ref<HTMLInputElement>
}

/** A field to search in as one types. Nothing corrects what is typed: it may be of any language. */
export function SearchField({ label, help, value, onSearch, isNarrow, ref }: SearchFieldProps) {
  const fieldId = useId()
  const helpId = useId()
  return (
    <search className={isNarrow === true ? 'field narrow-field' : 'field'}>
      <label htmlFor={fieldId}>{label}</label>
      <input
        ref={ref}
        id={fieldId}
        className="input"
        type="search"
        value={value}
        dir="auto"
        autoCapitalize="none"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        aria-describedby={help === undefined ? undefined : helpId}
        onChange={({ target }) => onSearch(target.value)}
      />
      {help !== undefined && (
        <p className="help" id={helpId}>
          {help}
        </p>
      )}
    </search>
  )
}
