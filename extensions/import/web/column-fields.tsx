import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { columnUses, type FieldUse, type ImportDraftAnswer } from '@mboa/contract'
import { useId } from 'react'

const useTexts: Readonly<Record<FieldUse, MessageDescriptor>> = {
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
  lexeme: msg`the word, which begins an entry`,
  citation: msg`the word as the dictionary shows it`,
  phonetic: msg`how it is pronounced`,
  variant: msg`another form of it`,
  sense: msg`the beginning of another sense`,
  homograph: msg`the number among words written alike`,
  'definition en': msg`a definition in English`,
  'definition fr': msg`a definition in French`,
  'translation en': msg`what an example means in English`,
  'translation fr': msg`what an example means in French`,
  'note en': msg`a note in English`,
  'note fr': msg`a note in French`,
}

const ofMarkers: readonly FieldUse[] = [
  '',
  'lexeme',
  'citation',
  'homograph',
  'phonetic',
  'variant',
  'part-of-speech',
  'sense',
  'gloss en',
  'gloss fr',
  'definition en',
  'definition fr',
  'example',
  'translation en',
  'translation fr',
  'note en',
  'note fr',
  'sound',
]
const ofTiers: readonly FieldUse[] = ['', 'text', 'gloss en', 'gloss fr']

function usesOf(format: string | null): readonly FieldUse[] {
  if (format === 'sfm') return ofMarkers
  return format === 'eaf' ? ofTiers : columnUses
}

type FoundColumns = ImportDraftAnswer['columns']
type ChosenUses = Readonly<Record<string, FieldUse>>

interface ColumnFieldsProps {
  columns: FoundColumns
  format: string | null
  /** What was said by hand, by the keys of the columns. */
  chosen: ChosenUses
  onChoose: (chosen: ChosenUses) => void
  /** The file cannot be read before something is said. */
  isNeeded: boolean
}

/** What each column of a table, field of a deck's notes, marker or tier holds: known by its name or said here. */
export function ColumnFields(props: ColumnFieldsProps) {
  const { columns, format, chosen, onChoose, isNeeded } = props
  if (columns.length === 0) return null
  return (
    <details open={isNeeded || columns.some(({ of }) => of !== null)}>
      <summary>
        <Trans>What each column, field, marker or tier holds</Trans>
      </summary>
      <div className="stack tight">
        {columns.map((column) => (
          <ColumnField
            key={column.key}
            column={column}
            uses={usesOf(format)}
            chosen={chosen}
            onChoose={onChoose}
          />
        ))}
      </div>
    </details>
  )
}

/** Names such as that of a licence, which nobody has to say by hand. */
const asNamed = 'as-named'

interface ColumnFieldProps extends Pick<ColumnFieldsProps, 'chosen' | 'onChoose'> {
  column: FoundColumns[number]
  uses: readonly FieldUse[]
}

function ColumnField({ column, uses, chosen, onChoose }: ColumnFieldProps) {
  const { t } = useLingui()
  const id = useId()
  const { key, name, of, holds, guess, examples } = column
  const known = uses.find((use) => use === holds)
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
        value={(Object.hasOwn(chosen, key) ? chosen[key] : known) ?? asNamed}
        aria-describedby={`${id}-examples`}
        onChange={({ target: { value } }) => {
          const { [key]: _before, ...others } = chosen
          const use = uses.find((each) => each === value)
          onChoose(use === undefined ? others : { ...others, [key]: use })
        }}
      >
        {known === undefined && <option value={asNamed}>{t`what its name says`}</option>}
        {uses.map((use) => (
          <option key={use} value={use}>
            {t(useTexts[use])}
          </option>
        ))}
      </select>
      <p className="small soft" id={`${id}-examples`}>
        {guess !== undefined && chosen[key] === guess && (
          <>
            <Trans>Mboa guesses this from what is in it:</Trans>{' '}
          </>
        )}
        {examples.length === 0 ? <Trans>empty</Trans> : <bdi>{examples.join(' · ')}</bdi>}
      </p>
    </div>
  )
}
