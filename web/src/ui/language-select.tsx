import type { Bilingual } from '@mboa/contract'
import { useId } from 'react'
import { glossIn, useInterfaceLanguage } from '../i18n/interface-language.ts'
import { useQuery } from '../platform/navigation/history.ts'

interface LanguageSelectProps {
  label: string
  languages: readonly { readonly code: string; readonly name: Bilingual }[]
  chosen: string
  /** Of the address: it says which one is chosen. */
  parameter: string
}

/** Which of the languages that somebody records a page is about; nothing where they record one. */
export function LanguageSelect({ label, languages, chosen, parameter }: LanguageSelectProps) {
  const { language } = useInterfaceLanguage()
  const [parameters, replaceParameters] = useQuery()
  const id = useId()
  if (languages.length < 2) return null
  return (
    <div className="field narrow-field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="input"
        value={chosen}
        onChange={({ currentTarget }) => {
          const changed = new URLSearchParams(parameters)
          changed.set(parameter, currentTarget.value)
          replaceParameters(changed)
        }}
      >
        {languages.map(({ code, name }) => (
          <option key={code} value={code}>
            {glossIn(name, language)}
          </option>
        ))}
      </select>
    </div>
  )
}
