import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { searchItems } from '@mboa/domain'
import { useDeferredValue, useMemo, useState, type KeyboardEvent } from 'react'
import { glossIn, useInterfaceLanguage } from '../../i18n/interface-language.ts'
import type { Course } from '../../platform/course-store/course-store.ts'
import { useQuery } from '../../platform/navigation/history.ts'
import { SearchField } from '../../ui/search-field.tsx'
import { AskForWord } from './ask-for-word.tsx'
import { searchableCourse } from './course-items.ts'
import { ResultRow } from './result-row.tsx'
import './search.css'

const parameter = 'q'

/** Results shown at first, and by which they grow. */
const pageLength = 50

/** The field and what it finds, letter by letter. An empty field shows the whole course. */
export function ItemSearch({ course }: { course: Course }) {
  const { t } = useLingui()
  const { language } = useInterfaceLanguage()
  const [query, setQuery] = useQuery()
  const text = query.get(parameter) ?? ''
  const [shownCount, setShownCount] = useState(pageLength)
  const { items, sentenceIds } = searchableCourse(course)
  // Typing goes first; the results follow when there is time for them.
  const asked = useDeferredValue(text)
  const found = useMemo(() => {
    const ready = searchableCourse(course)
    return asked.trim() === '' ? [...ready.items.keys()] : searchItems(ready.index, asked)
  }, [course, asked])
  const name = glossIn(course.summary.name, language)

  function change(next: string) {
    setQuery(new URLSearchParams(next === '' ? {} : { [parameter]: next }))
    setShownCount(pageLength)
  }

  return (
    <div className="stack item-search" onKeyDown={moveWithArrows}>
      <SearchField
        label={<Trans>Words and sentences of {name}</Trans>}
        help={
          <Trans>
            In the language, in English or in French, with or without tones and special letters.
          </Trans>
        }
        value={text}
        onSearch={change}
      />
      <p className="small soft" role="status">
        {asked.trim() !== '' && found.length === 0 ? (
          <Trans>No results for “{asked.trim()}”</Trans>
        ) : (
          <Plural value={found.length} one="# result" other="# results" />
        )}
      </p>
      {found.length === 0 && (
        <div className="card stack tight">
          <p>
            <Trans>
              This course doesn’t have it yet. Try another spelling, or its meaning in English or
              French.
            </Trans>
          </p>
          <AskForWord key={asked.trim()} course={course.summary.course} text={asked.trim()} />
          <button type="button" className="button second" onClick={() => change('')}>
            <Trans>Show all words</Trans>
          </button>
        </div>
      )}
      {found.length > 0 && (
        <ul className="margin-rows" aria-label={t`Results`}>
          {found.slice(0, shownCount).map((id) => {
            const item = items.get(id)
            return (
              item && (
                <ResultRow
                  key={id}
                  item={item}
                  isSentence={sentenceIds.has(id)}
                  htmlLang={course.summary.htmlLang}
                />
              )
            )
          })}
        </ul>
      )}
      {found.length > shownCount && (
        <button
          type="button"
          className="button second page-action"
          onClick={() => setShownCount(shownCount + pageLength)}
        >
          <Trans>Show more</Trans>
        </button>
      )}
    </div>
  )
}

/** Up and down move between the field and its results, beside the tab key. */
function moveWithArrows(event: KeyboardEvent<HTMLElement>) {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (step === 0) return
  const places = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a')]
  const place = places.findIndex((each) => each === document.activeElement)
  const next = place < 0 ? undefined : places[place + step]
  if (next === undefined) return
  event.preventDefault()
  next.focus()
}
