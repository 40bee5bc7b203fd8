import { Trans, useLingui } from '@lingui/react/macro'
import {
  applyTone,
  deleteBackwards,
  insertLetter,
  splitClusters,
  type LanguageProfile,
  type TextSelection,
} from '@mboa/domain'
import { useEffect, useRef, useState } from 'react'
import './answer-field.css'
import { KeyRow } from './key-row.tsx'
import '../ui/word.css'

/** From this many letters on the slate is written smaller. */
const longAnswer = 15

interface AnswerFieldProps {
  language: LanguageProfile
  isBusy: boolean
  onAnswer: (answer: string) => void
  onGiveUp: () => void
}

/** The slate with its row of keys. Enter checks; the row never takes the focus from the field. */
export function AnswerField({ language, isBusy, onAnswer, onGiveUp }: AnswerFieldProps) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const isEmpty = text.trim() === ''

  useEffect(() => input.current?.focus(), [])

  function edit(change: (field: TextSelection) => TextSelection) {
    const field = input.current
    if (field === null) return
    const end = field.value.length
    const edited = change({
      text: field.value,
      selectionStart: field.selectionStart ?? end,
      selectionEnd: field.selectionEnd ?? end,
    })
    field.value = edited.text
    field.setSelectionRange(edited.selectionStart, edited.selectionEnd)
    field.focus()
    setText(edited.text)
  }

  return (
    <>
      <form
        className="dock writing"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isEmpty && !isBusy) onAnswer(text)
        }}
      >
        <input
          ref={input}
          className={splitClusters(text).length >= longAnswer ? 'slate long' : 'slate'}
          type="text"
          lang={language.htmlLang}
          aria-label={t`Your answer`}
          placeholder={t`Write here`}
          autoCapitalize="none"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
          maxLength={200}
          defaultValue=""
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <div className="answer-actions">
          <button type="button" className="button plain" disabled={isBusy} onClick={onGiveUp}>
            <Trans>I don't know</Trans>
          </button>
          <button type="submit" className="button main" disabled={isEmpty || isBusy}>
            <Trans>Check</Trans>
          </button>
        </div>
      </form>
      <KeyRow
        language={language}
        onTone={(tone) => edit((field) => applyTone(field, tone, language.letterMarks))}
        onLetter={(letter) => edit((field) => insertLetter(field, letter))}
        onDelete={() => edit((field) => deleteBackwards(field, language.letterMarks))}
      />
    </>
  )
}
