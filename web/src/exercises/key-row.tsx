import { useLingui } from '@lingui/react/macro'
import { listSpecialLetters, type LanguageProfile, type Tone } from '@mboa/domain'
import { Delete } from 'lucide-react'
import type { PointerEvent } from 'react'
import { Icon } from '../ui/icon.tsx'
import './key-row.css'
import { toneNames } from './tone-names.ts'
import { ToneStroke } from './tone-stroke.tsx'

interface KeyRowProps {
  language: LanguageProfile
  onTone: (tone: Tone) => void
  onLetter: (letter: string) => void
  onDelete: () => void
}

/** The field keeps the focus, so that the phone's keyboard stays open. */
const keepFocusInField = (event: PointerEvent) => event.preventDefault()

/** The tones and the letters that the phone's keyboard lacks. */
export function KeyRow({ language, onTone, onLetter, onDelete }: KeyRowProps) {
  const { t, i18n } = useLingui()
  const letters = listSpecialLetters(language)
  const tones = language.tone?.marked ?? []
  const name = language.names[i18n.locale === 'fr' ? 'fr' : 'en']
  if (letters.length === 0 && tones.length === 0) return null
  return (
    <div
      className="key-row"
      role="group"
      aria-label={t`Letters and tones of ${name}`}
      onPointerDown={keepFocusInField}
    >
      {tones.length > 0 && (
        <div>
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
      <div lang={language.htmlLang}>
        {letters.map((letter) => (
          <button key={letter} type="button" onClick={() => onLetter(letter)}>
            {letter}
          </button>
        ))}
        <button type="button" aria-label={t`Delete: tone first, then letter`} onClick={onDelete}>
          <Icon of={Delete} />
        </button>
      </div>
    </div>
  )
}
