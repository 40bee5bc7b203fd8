import { Trans, useLingui } from '@lingui/react/macro'
import {
  applyTone,
  deleteBackwards,
  insertLetter,
  listSpecialLetters,
  splitClusters,
} from '@mboa/domain'
import { Keyboard } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { GiveUp } from '../asking/give-up.tsx'
import { Dialog, type DialogHandle } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import './answer-field.css'
import { KeyRow } from './key-row.tsx'
import { useIsWide } from '../../ui/page-state.ts'
import { usePause } from '../feedback/answer-and-verdict.tsx'
import { useTyping } from './use-typing.ts'
import type { WrittenLanguage } from './written-language.ts'
import '../../ui/word.css'

/** From this many letters on the slate is written smaller. */
const longAnswer = 11

const { Part: TypingHelp } = lazyPart(async () => (await import('./typing-help.tsx')).TypingHelp)
/** Phones have no keyboard to be asked about, and never load it. */
const { Part: KeyHint } = lazyPart(async () => (await import('./key-hint.tsx')).KeyHint, 'silent')

interface AnswerFieldProps {
  language: WrittenLanguage
  /** What stands in it at first. */
  typed?: string | undefined
  /** Called with what is typed once there is nothing else to do. */
  onPause?: (text: string) => void
  onAnswer: (answer: string) => void
  onGiveUp: () => void
}

/** The slate with its row of keys. Enter checks; the row never takes the focus from the field. */
export function AnswerField({
  language,
  typed = '',
  onPause,
  onAnswer,
  onGiveUp,
}: AnswerFieldProps) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const help = useRef<DialogHandle>(null)
  const isWide = useIsWide()
  const [text, setText] = useState(typed)
  const [isHelpWanted, setIsHelpWanted] = useState(false)
  const isEmpty = text.trim() === ''
  const hasKeys = language.tone !== null || listSpecialLetters(language).length > 0

  const openHelp = useCallback(() => {
    setIsHelpWanted(true)
    help.current?.open()
  }, [])
  const edit = useTyping(input, language, openHelp)

  useEffect(() => input.current?.focus(), [])

  usePause(isEmpty ? '' : text, onPause)

  return (
    <>
      <form
        className="dock writing"
        onSubmit={(event) => {
          event.preventDefault()
          // The field may be newer than the last render.
          const answer = input.current?.value ?? text
          if (answer.trim() !== '') onAnswer(answer)
        }}
      >
        <input
          ref={input}
          data-takes-focus=""
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
          defaultValue={typed}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <div className="answer-actions">
          <GiveUp onGiveUp={onGiveUp} />
          {hasKeys && (
            <button
              type="button"
              className="icon-button"
              aria-label={t`How to type`}
              aria-haspopup="dialog"
              onClick={openHelp}
            >
              <Icon of={Keyboard} />
            </button>
          )}
          <button type="submit" className="button main" disabled={isEmpty}>
            <Trans>Check</Trans>
          </button>
        </div>
      </form>
      {hasKeys && (
        <>
          <KeyRow
            language={language}
            onTone={(tone) => edit((field) => applyTone(field, tone, language.letterMarks))}
            onLetter={(letter) => edit((field) => insertLetter(field, letter))}
            onDelete={() => edit((field) => deleteBackwards(field, language.letterMarks))}
          />
          {isWide && <KeyHint language={language} />}
        </>
      )}
      <Dialog ref={help} title={t`How to type`}>
        {isHelpWanted && <TypingHelp language={language} />}
      </Dialog>
    </>
  )
}
