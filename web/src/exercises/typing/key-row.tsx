import { useLingui } from '@lingui/react/macro'
import { listLetterForms, listSpecialLetters, type Tone } from '@mboa/domain'
import { Delete } from 'lucide-react'
import { useCallback, useRef, useState, type PointerEvent } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import './key-row.css'
import { LetterKey } from './letter-key.tsx'
import { toneNames } from './tone-names.ts'
import { ToneStroke } from './tone-stroke.tsx'
import type { WrittenLanguage } from './written-language.ts'
import { glossIn } from '../../i18n/interface-language.ts'

/** Most never hold a key. */
const { Part: LetterForms } = lazyPart(
  async () => (await import('./letter-forms.tsx')).LetterForms,
  'silent',
)

interface KeyRowProps {
  language: WrittenLanguage
  onTone: (tone: Tone) => void
  onLetter: (letter: string) => void
  onDelete: () => void
}

/** The field keeps the focus, so that the phone's keyboard stays open. */
const keepFocusInField = (event: PointerEvent) => event.preventDefault()

/** The tones and the letters that the phone's keyboard lacks. */
export function KeyRow({ language, onTone, onLetter, onDelete }: KeyRowProps) {
  const { t, i18n } = useLingui()
  const [opened, setOpened] = useState<{ letter: string; byKeyboard: boolean }>()
  const opener = useRef<Element>(null)
  const letters = listSpecialLetters(language)
  const tones = language.tone?.marked ?? []
  const name = glossIn(language.name, i18n.locale)

  const close = useCallback(() => {
    setOpened(undefined)
    if (opener.current instanceof HTMLElement) opener.current.focus()
    opener.current = null
  }, [])

  return (
    <div
      className="key-row"
      role="group"
      aria-label={t`Letters and tones of ${name}`}
      onPointerDown={keepFocusInField}
    >
      {opened !== undefined && (
        <LetterForms
          letter={opened.letter}
          forms={listLetterForms(opened.letter, language)}
          lang={language.htmlLang}
          takesFocus={opened.byKeyboard}
          onClose={close}
          onLetter={(form) => {
            opener.current = null
            setOpened(undefined)
            onLetter(form)
          }}
        />
      )}
      {tones.length > 0 && (
        <div className="keys">
          {tones.map((tone) => {
            const toneName = i18n._(toneNames[tone])
            return (
              <button
                key={tone}
                type="button"
                className="tone"
                aria-label={t`${toneName} tone`}
                onClick={() => onTone(tone)}
              >
                <ToneStroke tone={tone} />
                <small>{toneName}</small>
              </button>
            )
          })}
        </div>
      )}
      <div className="keys" lang={language.htmlLang}>
        {letters.map((letter) => (
          <LetterKey
            key={letter}
            letter={letter}
            hasForms={listLetterForms(letter, language).length > 0}
            onLetter={onLetter}
            onForms={(held, byKeyboard) => {
              opener.current = byKeyboard ? document.activeElement : null
              setOpened({ letter: held, byKeyboard })
            }}
          />
        ))}
        <button type="button" aria-label={t`Delete: tone first, then letter`} onClick={onDelete}>
          <Icon of={Delete} />
        </button>
      </div>
    </div>
  )
}
