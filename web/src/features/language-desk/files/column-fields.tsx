import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { columnUses, type ColumnUse, type ImportDraftAnswer } from '@mboa/contract'
import { useId } from 'react'

const useTexts: Readonly<Record<ColumnUse, MessageDescriptor>> = {
  '': msg`nothing that is needed`,
  text: msg`the word`,
  sentence: msg`the sentence`,
  'gloss en': msg`the meaning in English`,
  'gloss fr': msg`the meaning in French`,
  example: msg`an example`,
  note: msg`a note`,
  'part-of-speech': msg`the part of speech`,
  dialect: msg`the dialect`,
  sound: msg`the name of a sound file`,
}

type FoundColumns = ImportDraftAnswer['columns']
export type ChosenUses = Readonly<Record<string, ColumnUse>>

interface ColumnFieldsProps {
  columns: FoundColumns
  /** What was said by hand, by the keys of the columns. */
  chosen: ChosenUses
  onChoose: (chosen: ChosenUses) => void
  /** The file cannot be read before something is said. */
  isNeeded: boolean
}

/** What each column of a table, or field of a deck's notes, holds: known by its name or said here. */
export function ColumnFields({ columns, chosen, onChoose, isNeeded }: ColumnFieldsProps) {
  if (columns.length === 0) return null
  return (
    <details open={isNeeded || columns.some(({ of }) => of !== null)}>
      <summary>
        <Trans>What each column or field holds</Trans>
      </summary>
      <div className="stack tight">
        {columns.map((column) => (
          <ColumnField key={column.key} column={column} chosen={chosen} onChoose={onChoose} />
        ))}
      </div>
    </details>
  )
}

/** Names such as that of a licence, which nobody has to say by hand. */
const asNamed = 'as-named'

interface ColumnFieldProps extends Pick<ColumnFieldsProps, 'chosen' | 'onChoose'> {
  column: FoundColumns[number]
}

function ColumnField({ column, chosen, onChoose }: ColumnFieldProps) {
  const { t } = useLingui()
  const id = useId()
  const { key, name, of, holds, examples } = column
  const known = columnUses.find((use) => use === holds)
  return (
    <div className="field">
      <label htmlFor={id}>
        <bdi>{name}</bdi>
        {of !== null && (
          <>
            {' · '}
            <bdi>{of}</bdi>
          </>
        )}
      </label>
      <select
        id={id}
        className="input"
        value={chosen[key] ?? known ?? asNamed}
        aria-describedby={`${id}-examples`}
        onChange={({ target: { value } }) => {
          const { [key]: _before, ...others } = chosen
          const use = columnUses.find((each) => each === value)
          onChoose(use === undefined ? others : { ...others, [key]: use })
        }}
      >
        {known === undefined && <option value={asNamed}>{t`what its name says`}</option>}
        {columnUses.map((use) => (
          <option key={use} value={use}>
            {t(useTexts[use])}
          </option>
        ))}
      </select>
      <p className="small soft" id={`${id}-examples`}>
        {examples.length === 0 ? <Trans>empty</Trans> : <bdi>{examples.join(' · ')}</bdi>}
      </p>
    </div>
  )
}
