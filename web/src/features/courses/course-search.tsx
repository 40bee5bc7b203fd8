import { Trans } from '@lingui/react/macro'
import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { SearchField } from '../../ui/search-field.tsx'

interface CourseSearchProps {
  text: string
  onSearch: (text: string) => void
  /** Begins as a button, so that the first language stands on a small screen beside it. */
  isFolded: boolean
}

/** The field that finds a language among the courses. */
export function CourseSearch({ text, onSearch, isFolded }: CourseSearchProps) {
  const field = useRef<HTMLInputElement>(null)
  // What was typed before the page was opened again stays in its field, also once it is deleted.
  const [isButton, setIsButton] = useState(isFolded && text === '')
  const [wasPressed, setWasPressed] = useState(false)
  useEffect(() => {
    // The button that had the focus is gone.
    if (wasPressed) field.current?.focus()
  }, [wasPressed])

  if (isButton) {
    return (
      <button
        type="button"
        className="button plain find-language"
        onClick={() => {
          setIsButton(false)
          setWasPressed(true)
        }}
      >
        <Icon of={Search} size={20} />
        <Trans>Find a language</Trans>
      </button>
    )
  }
  return (
    <SearchField
      ref={field}
      label={<Trans>Find a language</Trans>}
      help={<Trans>By name, region or code, with or without accents and tones.</Trans>}
      value={text}
      onSearch={onSearch}
      isNarrow
    />
  )
}
