import { Trans, useLingui } from '@lingui/react/macro'
import { glossLanguages, longestUnitTitle, type Bilingual, type DeskUnit } from '@mboa/contract'
import { useId, useState } from 'react'
import { TextField } from '../../../ui/field.tsx'
import { onSingleTap } from '../../../ui/on-single-tap.ts'
import { textOf } from '../../../ui/use-submit.ts'

interface NameFormProps {
  unit: DeskUnit
  isBusy: boolean
  /** Null: by its theme again. */
  onName: (name: Bilingual | null) => void
  onCancel: () => void
}

/** What a unit is called, in both languages of the learners. */
export function NameForm({ unit, isBusy, onName, onCancel }: NameFormProps) {
  const { t } = useLingui()
  const id = useId()
  const [missing, setMissing] = useState<readonly string[]>([])
  const labels = { en: t`Name in English`, fr: t`Name in French` }
  const fieldOf = (code: string) => `${id}-${code}`
  const name = unit.given ?? unit.title
  return (
    <form
      className="stack desk-wide desk-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const form = event.currentTarget
        const read = (code: string) => textOf(form, fieldOf(code)).trim()
        const empty = glossLanguages.filter((code) => read(code) === '')
        setMissing(empty)
        const [first] = empty
        if (first !== undefined) form.querySelector<HTMLInputElement>(`[lang=${first}]`)?.focus()
        else if (!isBusy) onName({ en: read('en'), fr: read('fr') })
      }}
    >
      {glossLanguages.map((code) => (
        <TextField
          key={code}
          id={fieldOf(code)}
          label={labels[code]}
          lang={code}
          autoComplete="off"
          maxLength={longestUnitTitle}
          defaultValue={name[code]}
          error={missing.includes(code) ? t`Please give a name.` : undefined}
        />
      ))}
      <div className="desk-actions">
        <button type="submit" className="button second" aria-busy={isBusy} onClick={onSingleTap()}>
          <Trans>Save the name</Trans>
        </button>
        {unit.given !== null && (
          <button
            type="button"
            className="button plain"
            disabled={isBusy}
            onClick={() => onName(null)}
          >
            <Trans>Use the theme’s name</Trans>
          </button>
        )}
        <button type="button" className="button plain" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </button>
      </div>
    </form>
  )
}
