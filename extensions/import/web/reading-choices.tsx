import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ImportDraftAnswer, ImportTermsSaid } from '@mboa/contract'
import { useId, type ReactNode } from 'react'
import { useFormatNumber } from '../../../web/src/i18n/use-format-number.ts'

/** Choices that override what Mboa detects in a file. */
export type Reading = Pick<ImportTermsSaid, 'wordsIn' | 'sheet' | 'separator'>

interface ReadingChoicesProps {
  draft: ImportDraftAnswer
  format: string | null
  chosen: Reading
  onChoose: (chosen: Reading) => void
}

/** The language of the words, the sheet and the separator, for files that leave a choice. */
export function ReadingChoices({ draft, format, chosen, onChoose }: ReadingChoicesProps) {
  const { t } = useLingui()
  const formatNumber = useFormatNumber()
  const { languages, sheets } = draft
  const { wordsIn = '', sheet, separator } = chosen
  const [known, named] = [languages.filter(({ tag }) => tag !== ''), sheets.length > 1]
  return (
    <>
      {known.length > 0 && (
        <Choice
          label={t`Language of the words`}
          value={wordsIn}
          onChoose={(tag) => onChoose({ ...chosen, wordsIn: tag })}
        >
          <option value="">{t`as the file says`}</option>
          {known.map(({ tag, name, count }) => (
            <option key={tag} value={tag}>
              {`${name === null || name === tag ? tag : `${name} (${tag})`} · ${formatNumber(count)}`}
            </option>
          ))}
        </Choice>
      )}
      {named && (
        <Choice
          label={t`Sheet`}
          value={sheet || (sheets.find(({ isRead }) => isRead)?.name ?? '')}
          onChoose={(name) => onChoose({ ...chosen, sheet: name })}
        >
          {!sheets.some(({ isRead }) => isRead) && <option value="">{t`Choose`}</option>}
          {sheets.map(({ name }) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </Choice>
      )}
      {format === 'csv' && (
        <Choice
          label={t`Sign between the cells`}
          value={separator ?? ''}
          onChoose={(value) => {
            const { separator: _, ...others } = chosen
            const sign = signs.find((each) => each.sign === value)?.sign
            onChoose(sign === undefined ? others : { ...others, separator: sign })
          }}
        >
          <option value="">{t`found by Mboa`}</option>
          {signs.map(({ sign, text }) => (
            <option key={sign} value={sign}>
              {t(text)}
            </option>
          ))}
        </Choice>
      )}
    </>
  )
}

const signs: readonly { sign: NonNullable<Reading['separator']>; text: MessageDescriptor }[] = [
  { sign: ';', text: msg`semicolon ;` },
  { sign: ',', text: msg`comma ,` },
  { sign: '\t', text: msg`tab` },
]

interface ChoiceProps {
  label: string
  value: string
  onChoose: (value: string) => void
  children: ReactNode
}

function Choice({ label, value, onChoose, children }: ChoiceProps) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="input"
        value={value}
        onChange={({ target }) => onChoose(target.value)}
      >
        {children}
      </select>
    </div>
  )
}
