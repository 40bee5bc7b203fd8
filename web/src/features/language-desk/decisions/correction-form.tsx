import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { LanguageField } from '../../../exercises/typing/language-field.tsx'
import type { WrittenLanguage } from '../../../exercises/typing/written-language.ts'
import { onSingleTap } from '../../../ui/on-single-tap.ts'
import { textOf } from '../../../ui/use-submit.ts'

interface CorrectionFormProps {
  /** As it stands in the course. */
  text: string
  language: WrittenLanguage
  isBusy: boolean
  onText: (text: string) => void
  onCancel: () => void
}

const focusField = (form: HTMLFormElement | null): void => form?.querySelector('input')?.focus()

/** How a word should be written, beside what it is until then. */
export function CorrectionForm({ text, language, isBusy, onText, onCancel }: CorrectionFormProps) {
  const { t } = useLingui()
  const id = useId()
  const [error, setError] = useState<string>()
  return (
    <form
      // Opened by a press that asks for it.
      ref={focusField}
      className="stack desk-wide"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const written = textOf(event.currentTarget, id).trim().normalize('NFC')
        const isSame = written === text.normalize('NFC')
        const wrong =
          written === ''
            ? t`Please write the word.`
            : isSame
              ? t`It’s already like that in the course.`
              : undefined
        setError(wrong)
        if (wrong !== undefined) event.currentTarget.querySelector('input')?.focus()
        else if (!isBusy) onText(written)
      }}
    >
      <LanguageField
        id={id}
        label={t`How it should be`}
        help={t`Another speaker confirms it before learners have it.`}
        error={error}
        language={language}
        defaultValue={text}
      />
      <div className="desk-actions">
        <button type="submit" className="button second" aria-busy={isBusy} onClick={onSingleTap()}>
          <Trans>Suggest it</Trans>
        </button>
        <button type="button" className="button plain" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </button>
      </div>
    </form>
  )
}
