import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { indexItems, searchItems } from '@mboa/domain'
import { useDeferredValue, useImperativeHandle, useMemo, useRef, useState, type Ref } from 'react'
import { glossIn, useInterfaceLanguage } from '../../../i18n/interface-language.ts'
import type { Course } from '../../../platform/course-store/course-store.ts'
import type { StoredUpload } from '../../../platform/device-store/stored-upload.ts'
import { Dialog, type DialogHandle } from '../../../ui/dialog.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { WordText } from '../../../ui/word-text.tsx'
import type { Prompts } from './match-uploads.ts'

/** More than fits on a screen: who sees them all types another letter. */
const mostResults = 40

export interface MatchDialogHandle {
  open: (upload: StoredUpload) => void
}

interface MatchDialogProps {
  ref: Ref<MatchDialogHandle>
  course: Course
  prompts: Prompts
  onChoose: (id: string, item: string) => void
}

/** Finds the word that a file holds, in the language or by its meaning. */
export function MatchDialog({ ref, course, prompts, onChoose }: MatchDialogProps) {
  const { t } = useLingui()
  const dialog = useRef<DialogHandle>(null)
  const [upload, setUpload] = useState<StoredUpload>()
  useImperativeHandle(ref, () => ({
    open(asked) {
      setUpload(asked)
      dialog.current?.open()
    },
  }))
  return (
    <Dialog ref={dialog} title={t`Which word or sentence is it?`}>
      {upload !== undefined && (
        <MatchSearch
          key={upload.id}
          course={course}
          prompts={prompts}
          fileName={upload.fileName}
          onChoose={(item) => {
            dialog.current?.close()
            onChoose(upload.id, item)
          }}
        />
      )}
    </Dialog>
  )
}

interface MatchSearchProps {
  course: Course
  prompts: Prompts
  fileName: string
  onChoose: (item: string) => void
}

function MatchSearch({ course, prompts, fileName, onChoose }: MatchSearchProps) {
  const { t } = useLingui()
  const { language } = useInterfaceLanguage()
  const [text, setText] = useState('')
  const asked = useDeferredValue(text)
  const { items } = prompts
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
      <p className="small">
        <bdi>{fileName}</bdi>
      </p>
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
                  <WordText lang={course.summary.htmlLang}>{item.text}</WordText>
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
