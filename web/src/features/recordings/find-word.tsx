import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { indexItems, searchItems } from '@mboa/domain'
import { useDeferredValue, useMemo, useState } from 'react'
import { glossIn, useInterfaceLanguage } from '../../i18n/interface-language.ts'
import type { Course } from '../../platform/course-store/course-store.ts'
import { SearchField } from '../../ui/search-field.tsx'
import { WordText } from '../../ui/word-text.tsx'
import './find-word.css'
import type { Prompt } from './prompts.ts'

/** More than fits on a screen: who sees them all types another letter. */
const mostResults = 40

interface FindWordProps {
  course: Course
  /** By id. */
  items: ReadonlyMap<string, Prompt>
  onChoose: (item: string) => void
}

/** Finds what a recording holds, in the language or by its meaning. */
export function FindWord({ course, items, onChoose }: FindWordProps) {
  const { t } = useLingui()
  const { language } = useInterfaceLanguage()
  const [text, setText] = useState('')
  const asked = useDeferredValue(text)
  const index = useMemo(
    () => indexItems([...items.values()], course.summary.course),
    [items, course],
  )
  const found = useMemo(
    () => (asked.trim() === '' ? [...items.keys()] : searchItems(index, asked)),
    [items, index, asked],
  )
  return (
    <div className="stack tight match-search">
      <SearchField
        label={<Trans>In the language, in English or in French</Trans>}
        onSearch={setText}
      />
      <p className="small soft" role="status">
        <Plural value={found.length} _0="No results" one="# result" other="# results" />
      </p>
      <ul aria-label={t`Results`}>
        {found.slice(0, mostResults).map((id) => {
          const item = items.get(id)
          return (
            item && (
              <li key={id}>
                <button type="button" className="match" onClick={() => onChoose(id)}>
                  {item.text !== '' && (
                    <WordText lang={course.summary.htmlLang}>{item.text}</WordText>
                  )}
                  <span className="small soft">{glossIn(item.gloss, language).join(', ')}</span>
                </button>
              </li>
            )
          )
        })}
      </ul>
    </div>
  )
}
