import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { useLetterName } from '../../ui/use-letter-name.ts'
import './letter-forms.css'

interface LetterFormsProps {
  letter: string
  forms: readonly string[]
  lang: string
  takesFocus: boolean
  onLetter: (letter: string) => void
  onClose: () => void
}

/** The other forms of a letter, above the row of keys until one is chosen. */
export function LetterForms(props: LetterFormsProps) {
  const { forms, lang, takesFocus, onLetter, onClose } = props
  const letter = useLetterName(props.letter) ?? props.letter
  const { t } = useLingui()
  const group = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (takesFocus) group.current?.querySelector('button')?.focus()
    const closeOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && group.current?.contains(target) !== true) onClose()
    }
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose()
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('keydown', closeByKey)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('keydown', closeByKey)
    }
  }, [takesFocus, onClose])

  return (
    <div ref={group} className="letter-forms" role="group" aria-label={t`Forms of ${letter}`}>
      {forms.map((form) => (
        <LetterForm key={form} form={form} lang={lang} onLetter={onLetter} />
      ))}
    </div>
  )
}

interface LetterFormProps {
  form: string
  lang: string
  onLetter: (letter: string) => void
}

function LetterForm({ form, lang, onLetter }: LetterFormProps) {
  return (
    <button
      type="button"
      lang={lang}
      aria-label={useLetterName(form)}
      onClick={() => onLetter(form)}
    >
      {form}
    </button>
  )
}
