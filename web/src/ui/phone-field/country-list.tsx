import './country-list.css'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Country } from '@mboa/domain'
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { glossIn, useInterfaceLanguage } from '../../i18n/interface-language.ts'
import { Flag } from './flag.tsx'
import { listCountries, searchCountries } from './search-countries.ts'

/** The rules that need every country come with the list. */
export { splitPhoneNumber } from '@mboa/domain'

interface CountryListProps {
  chosen: Country
  onChoose: (country: Country) => void
  /** Leaves without choosing; `escape` when the focus should go back to where it came from. */
  onLeave: (how: 'escape' | 'away') => void
}

/** Search on top, the list under it: a combobox whose popup is always open. */
export function CountryList({ chosen, onChoose, onLeave }: CountryListProps) {
  const { t } = useLingui()
  const { language } = useInterfaceLanguage()
  const id = useId()
  const all = useMemo(() => listCountries(language), [language])
  const [query, setQuery] = useState('')
  const [activeFlag, setActiveFlag] = useState(chosen.flag)
  const found = useMemo(() => searchCountries(query, all), [query, all])
  const active = found.find(({ flag }) => flag === activeFlag) ?? found[0]
  const activeOption = useRef<HTMLLIElement>(null)
  const search = useRef<HTMLInputElement>(null)
  const optionId = (country: Country) => `${id}-${country.flag}`

  useEffect(() => search.current?.focus(), [])
  useEffect(() => {
    activeOption.current?.scrollIntoView({ block: 'nearest' })
  }, [active])

  function move(steps: number) {
    const at = active === undefined ? 0 : found.indexOf(active)
    const next = found[Math.min(Math.max(at + steps, 0), found.length - 1)]
    if (next !== undefined) setActiveFlag(next.flag)
  }

  function press(event: KeyboardEvent) {
    const steps = { ArrowDown: 1, ArrowUp: -1, PageDown: 4, PageUp: -4 }[event.key]
    if (steps !== undefined) move(steps)
    else if (event.key === 'Enter' && active !== undefined) onChoose(active)
    else if (event.key === 'Escape') onLeave('escape')
    else if (event.key !== 'Enter') return
    event.preventDefault()
  }

  return (
    <div
      className="country-list"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onLeave('away')
      }}
    >
      <input
        ref={search}
        className="input"
        role="combobox"
        aria-label={t`Search by country name or code`}
        placeholder={t`Search by country name or code`}
        aria-expanded="true"
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={active === undefined ? undefined : optionId(active)}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        onInput={(event) => setQuery(event.currentTarget.value)}
        onKeyDown={press}
      />
      <ul id={id} role="listbox" aria-label={t`Countries`} tabIndex={-1}>
        {found.map((country) => (
          <li
            key={country.flag}
            id={optionId(country)}
            ref={country === active ? activeOption : null}
            role="option"
            aria-selected={country.flag === chosen.flag}
            className={country === active ? 'active' : undefined}
            onClick={() => onChoose(country)}
          >
            <Flag of={country.flag} />
            <span>{glossIn(country.name, language)}</span>
            <span className="num">{country.dialCode}</span>
          </li>
        ))}
      </ul>
      {found.length === 0 && (
        <p className="soft" role="status">
          <Trans>No country found.</Trans>
        </p>
      )}
    </div>
  )
}
