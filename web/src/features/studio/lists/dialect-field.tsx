import '../../../ui/field.css'
import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { useInterfaceLanguage } from '../../../i18n/interface-language.ts'
import { compareNames } from '../../../i18n/language-names.ts'
import { TextField } from '../../../ui/field.tsx'
import type { RecordingList } from './use-recording-list.ts'

interface DialectFieldProps {
  list: RecordingList
  htmlLang: string
}

/** The dialect that is recorded: kept as it is typed, for this language on this device. */
export function DialectField({ list, htmlLang }: DialectFieldProps) {
  const { t } = useLingui()
  const listId = useId()
  const { language } = useInterfaceLanguage()
  const { dialect, chooseDialect } = list
  if (chooseDialect === undefined) return null
  return (
    <div className="narrow-field">
      <TextField
        id="dialect"
        label={t`Your dialect`}
        help={t`What you call it; leave it empty if there’s only one way to say it.`}
        lang={htmlLang}
        list={listId}
        maxLength={200}
        autoComplete="off"
        defaultValue={dialect ?? ''}
        onBlur={(event) => {
          const typed = event.currentTarget.value.normalize('NFC').trim()
          const named = typed === '' ? null : typed
          if (named !== dialect) chooseDialect(named)
        }}
      />
      <datalist id={listId}>
        {knownDialects(list, language).map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </div>
  )
}

function knownDialects({ course, facts }: RecordingList, locale: string): readonly string[] {
  const ofPacks = course.units.flatMap(({ words, sentences = [] }) =>
    [...words, ...sentences].map(({ dialect }) => dialect),
  )
  const ofRecordings = facts.overview.items.flatMap(({ approved }) =>
    approved.map(({ dialect }) => dialect),
  )
  const ofContributed = facts.overview.contributed.map(({ dialect }) => dialect)
  const named = [...ofPacks, ...ofRecordings, ...ofContributed].filter((name) => name != null)
  return [...new Set(named)].sort(compareNames(locale))
}
