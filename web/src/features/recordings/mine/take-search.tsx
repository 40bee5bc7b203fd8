import { Plural, Trans } from '@lingui/react/macro'
import { useRef } from 'react'
import { SearchField } from '../../../ui/search-field.tsx'

interface TakeSearchProps {
  value: string
  onSearch: (text: string) => void
  /** What the rows below were searched for; empty while all are there. */
  asked: string
  /** How many hold it; undefined while nobody has said. */
  found: number | undefined
}

/** Finds what one has recorded by its word or its meaning, and says how much that is. */
export function TakeSearch({ value, onSearch, asked, found }: TakeSearchProps) {
  const field = useRef<HTMLInputElement>(null)
  return (
    <div className="stack tight">
      <SearchField
        ref={field}
        label={<Trans>Search your recordings</Trans>}
        help={<Trans>In the language, in English or in French, with or without tones.</Trans>}
        value={value}
        onSearch={onSearch}
      />
      <div className="search-outcome">
        <p className="small soft" role="status">
          {asked !== '' && found !== undefined && (
            <Plural
              value={found}
              _0={`No recordings match “${asked}”.`}
              one={`# recording matches “${asked}”.`}
              other={`# recordings match “${asked}”.`}
            />
          )}
        </p>
        {value !== '' && (
          <button
            type="button"
            className="button plain hanging"
            onClick={() => {
              onSearch('')
              field.current?.focus()
            }}
          >
            <Trans>Clear the search</Trans>
          </button>
        )}
      </div>
    </div>
  )
}
