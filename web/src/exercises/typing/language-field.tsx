import { applyTone, deleteBackwards, insertLetter, listSpecialLetters } from '@mboa/domain'
import { useRef, useState } from 'react'
import { KeyRow } from './key-row.tsx'
import { useTyping } from './use-typing.ts'
import type { WrittenLanguage } from './written-language.ts'
import { describedBy, FieldFrame, type FieldProps } from '../../ui/field.tsx'
import '../../ui/word.css'
import './language-field.css'

interface LanguageFieldProps extends FieldProps {
  language: WrittenLanguage
  /** What stands in it at first. */
  defaultValue?: string | undefined
  onText?: (text: string) => void
}

/** A field for the language itself; its letters and tones are at hand while it is written in. */
export function LanguageField({ language, defaultValue, onText, ...field }: LanguageFieldProps) {
  const { id, label, isRequired, error, help } = field
  const input = useRef<HTMLInputElement>(null)
  const [isActive, setIsActive] = useState(false)
  const edit = useTyping(input, language, doNothing)
  const hasKeys = language.tone !== null || listSpecialLetters(language).length > 0
  return (
    <div
      className="language-field"
      onFocus={() => setIsActive(true)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setIsActive(false)
      }}
    >
      <FieldFrame id={id} label={label} error={error} help={help} isRequired={isRequired ?? false}>
        <input
          ref={input}
          className="input word"
          name={id}
          type="text"
          lang={language.htmlLang}
          autoCapitalize="none"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          maxLength={500}
          defaultValue={defaultValue}
          onInput={(event) => onText?.(event.currentTarget.value)}
          {...describedBy({ id, error, help })}
        />
      </FieldFrame>
      {hasKeys && isActive && (
        <KeyRow
          language={language}
          onTone={(tone) => edit((text) => applyTone(text, tone, language.letterMarks))}
          onLetter={(letter) => edit((text) => insertLetter(text, letter))}
          onDelete={() => edit((text) => deleteBackwards(text, language.letterMarks))}
        />
      )}
    </div>
  )
}

/** There is no sheet of keys here: the row below the field has them all. */
const doNothing = () => undefined
